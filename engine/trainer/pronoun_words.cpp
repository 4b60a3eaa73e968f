// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trainer/pronoun_words.h"

namespace nunchi::engine {

namespace {

constexpr FramePlace O = objectPlace;
constexpr FramePlace C = containerPlace;
constexpr FramePlace A = adjectivePlace;

// 24 이, 25 은, 26 을, 27 에, 28 들어가지, 29 넣지, 30 못해요, 31 왜냐하면, 32 그것, 33 너무, 34 때문이에요
constexpr std::array koreanFrames{
    PronounFrame{O, 24, C, 27, 28, 30, 31, 32, 24, 33, A, 34},
    PronounFrame{O, 25, C, 27, 28, 30, 31, 32, 24, 33, A, 34},
    PronounFrame{O, 26, C, 27, 29, 30, 31, 32, 24, 33, A, 34},
};

// 24 the, 25 won't, 26 can't, 27 fit, 28 go, 29 in, 30 into, 31 because, 32 it, 33 is, 34 too
constexpr std::array englishFrames{
    PronounFrame{24, O, 25, 27, 29, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 25, 27, 30, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 25, 28, 29, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 25, 28, 30, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 26, 27, 29, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 26, 27, 30, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 26, 28, 29, 24, C, 31, 32, 33, 34, A},
    PronounFrame{24, O, 26, 28, 30, 24, C, 31, 32, 33, 34, A},
};

constexpr PronounWord particle(std::string_view afterConsonant, std::string_view afterVowel)
{
    return {afterConsonant, afterVowel, true, {}};
}

constexpr PronounWords korean{
    {{
        {"공"}, {"책"}, {"모자"}, {"인형"}, {"시계"}, {"우산"}, {"연필"}, {"기타"}, // objects
        {"상자"}, {"가방"}, {"서랍"}, {"바구니"}, {"여행가방"}, {"냄비"}, {"유리병"}, {"봉투"}, // containers
        {"크기"}, {"거대하기"}, {"넓기"}, {"길기"}, // too large
        {"작기"}, {"조그맣기"}, {"좁기"}, {"짧기"}, // too small
        particle("이", "가"), particle("은", "는"), particle("을", "를"), particle("에", {}), // who, whom, where
        {"들어가지"}, {"넣지"}, {"못해요", {}, false, "."}, // what does not work
        {"왜냐하면"}, {"그것"}, {"너무"}, {"때문이에요"}, // and why
    }},
    koreanFrames,
    32,
};

constexpr PronounWords english{
    {{
        {"ball"}, {"book"}, {"hat"}, {"doll"}, {"clock"}, {"umbrella"}, {"pencil"}, {"guitar"}, // objects
        {"box"}, {"bag"}, {"drawer"}, {"basket"}, {"suitcase"}, {"pot"}, {"jar"}, {"envelope"}, // containers
        {"big"}, {"huge"}, {"wide"}, {"long"}, // too large
        {"small"}, {"tiny"}, {"narrow"}, {"short"}, // too small
        {"the"}, {"won't"}, {"can't"}, {"fit"}, {"go"}, {"in"}, {"into"}, // what does not work
        {"because"}, {"it"}, {"is"}, {"too"}, // and why
    }},
    englishFrames,
    32,
};

} // namespace

const PronounWords &pronounWords(Language language)
{
    return language == Language::Korean ? korean : english;
}

} // namespace nunchi::engine
