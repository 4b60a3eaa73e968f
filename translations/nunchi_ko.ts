<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>ExhibitRules</name>
    <message>
        <source>there is no exhibit “%1”; there are: %2</source>
        <translation>‘%1’: 이런 데모는 없어요. 있는 데모: %2</translation>
    </message>
    <message>
        <source>exhibit “%1” has no parameter “%2”; it has: %3</source>
        <translation>데모 ‘%1’: ‘%2’ 설정이 없어요. 있는 설정: %3</translation>
    </message>
    <message>
        <source>exhibit “%1” cannot show the values of an exhibit “%2”; take the share line out or name another block</source>
        <translation>데모 ‘%1’: ‘%2’ 데모의 값을 받아 보여 줄 수 없어요. share 줄을 지우거나 다른 블록을 적으세요</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>Your progress in %1 could not be read, and the file could not be set aside. You can go on; what you do now is not kept.</source>
        <translation>%1 파일의 학습 기록을 읽지 못했고 파일을 따로 옮겨 두지도 못했어요. 계속 공부할 수 있지만 지금부터 하는 일은 저장되지 않아요.</translation>
    </message>
    <message>
        <source>Your progress could not be read; the file is damaged. The copy of %1 is used instead, and the damaged file is kept as %2.</source>
        <translation>파일이 망가져서 학습 기록을 읽지 못했어요. 대신 %1에 만든 사본을 쓰고, 망가진 것은 %2 파일로 남겨 둘게요.</translation>
    </message>
    <message>
        <source>Your progress could not be read; the file is damaged, and there is no good copy. You start anew, and the damaged file is kept as %1.</source>
        <translation>파일이 망가져서 학습 기록을 읽지 못했고 쓸 만한 사본도 없어요. 처음부터 시작하고, 망가진 것은 %1 파일로 남겨 둘게요.</translation>
    </message>
    <message>
        <source>Your progress in %1 was written by a newer version of Nunchi. It is left as it is; what you do now is not kept. Install the newer version to go on there.</source>
        <translation>%1 파일의 학습 기록은 더 새로운 버전의 눈치에서 저장한 거예요. 손대지 않고 그대로 둘게요. 지금부터 하는 일은 저장되지 않으니, 이어서 하려면 새 버전을 설치하세요.</translation>
    </message>
    <message>
        <source>Your progress in %1 cannot be opened (%2). You can go on; nothing you do is lost while Nunchi stays open, and it tries again to save with your next step.</source>
        <translation>%1 파일의 학습 기록을 열 수 없어요(%2). 그대로 공부해도 괜찮아요. 눈치를 닫지 않으면 아무것도 잃지 않고, 공부를 이어 가면 다시 저장해 볼게요.</translation>
    </message>
    <message>
        <source>Your progress cannot be saved to %1 (%2). Check that the folder may be written to and that the disk is not full. Nothing is lost while Nunchi stays open; it tries again with your next step.</source>
        <translation>%1 파일에 학습 기록을 저장할 수 없어요(%2). 폴더에 쓸 수 있는지, 디스크가 가득 차지 않았는지 살펴봐 주세요. 눈치를 닫지 않으면 아무것도 잃지 않고, 공부를 이어 가면 다시 저장해 볼게요.</translation>
    </message>
    <message>
        <source>The file with your progress was missing. The copy of %1 is used instead.</source>
        <translation>학습 기록 파일이 없었어요. 대신 %1에 만든 사본을 쓸게요.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>this formula cannot be set: %1</source>
        <extracomment>%1 is what is wrong with a formula of a lesson</extracomment>
        <translation>짤 수 없는 수식이에요: %1</translation>
    </message>
    <message>
        <source>whether this formula can be set is not known, because time ran out (%1): divide it, or look at it on its page</source>
        <extracomment>%1 is a sentence: it took more than 2 seconds</extracomment>
        <translation>시간이 다 되어, 짤 수 있는 수식인지 알 수 없어요(%1). 나누어 쓰거나 그 쪽을 열어 확인하세요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli</name>
    <message>
        <source>open the lessons (also without any command)</source>
        <translation>강의 열기 (명령을 적지 않아도 열려요)</translation>
    </message>
    <message>
        <source>pictures of pages, without a display</source>
        <translation>화면 없이 쪽을 그림으로 만들기</translation>
    </message>
    <message>
        <source>what is wrong in a folder of lessons</source>
        <translation>강의 폴더에서 잘못된 곳 찾기</translation>
    </message>
    <message>
        <source>compute attention on NumPy files</source>
        <translation>NumPy 파일로 어텐션 계산하기</translation>
    </message>
    <message>
        <source>Nunchi: offline courseware on the attention mechanism</source>
        <translation>눈치: 인터넷 없이 배우는 어텐션 강의</translation>
    </message>
    <message>
        <source>Usage: nunchi [FOLDER]   or   nunchi COMMAND …</source>
        <translation>사용법: nunchi [폴더]   또는   nunchi 명령 …</translation>
    </message>
    <message>
        <source>nunchi COMMAND --help tells the options of a command.</source>
        <translation>명령의 옵션을 보려면 nunchi 명령 --help를 실행하세요.</translation>
    </message>
    <message>
        <source>nunchi: there is no display to open a window on. Pictures of pages: nunchi render --help</source>
        <translation>nunchi: 창을 열 화면이 없어요. 쪽을 그림으로 만들려면: nunchi render --help</translation>
    </message>
    <message>
        <source>nunchi: there is no command and no folder &quot;%1&quot;; the commands are: %2</source>
        <translation>nunchi: 이런 명령도 폴더도 없어요: &quot;%1&quot;. 명령: %2</translation>
    </message>
    <message>
        <source>time attention on this computer</source>
        <translation>이 컴퓨터에서 어텐션 시간 재기</translation>
    </message>
    <message>
        <source>record that a translation is up to date</source>
        <translation>번역이 원문과 맞는다고 적어 두기</translation>
    </message>
    <message>
        <source>write a small lesson or course to begin with</source>
        <translation>시작할 때 쓸 작은 강의나 강좌를 써 줘요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::AttentionCommand</name>
    <message>
        <source>the result could not be printed: %1</source>
        <translation>결과를 출력하지 못했어요: %1</translation>
    </message>
    <message>
        <source>this does not fit into memory</source>
        <translation>메모리가 모자라요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::AttentionInputs</name>
    <message>
        <source>%1 does not fit %2: %3</source>
        <extracomment>%1 and %2: files with their shapes</extracomment>
        <translation>%1, %2: 서로 맞지 않아요. %3</translation>
    </message>
    <message>
        <source>they must have equally many columns</source>
        <translation>두 파일의 열 수가 같아야 해요</translation>
    </message>
    <message>
        <source>they must have equally many rows</source>
        <translation>두 파일의 행 수가 같아야 해요</translation>
    </message>
    <message>
        <source>the first needs as many rows as the second has columns</source>
        <translation>앞 파일의 행 수가 뒤 파일의 열 수와 같아야 해요</translation>
    </message>
    <message>
        <source>%1: its columns cannot be divided among --heads %2</source>
        <translation>%1: 열 수가 머리 수로 나누어떨어지지 않아요(--heads %2)</translation>
    </message>
    <message>
        <source>%1 and %2 are too large together: no stage may have more than %3 numbers</source>
        <translation>%1, %2: 둘을 함께 쓰기에는 너무 커요. 한 단계에 들어갈 수 있는 수는 %3개까지예요</translation>
    </message>
    <message>
        <source>%1: a mask holds bool, or the integers 0 and 1, not floating-point numbers</source>
        <translation>%1: 마스크에는 bool이나 정수 0과 1만 쓸 수 있어요. 실수는 쓸 수 없어요</translation>
    </message>
    <message>
        <source>%1: a mask holds 0 and 1 only, not %2</source>
        <translation>%1: 마스크에는 0과 1만 쓸 수 있어요. 잘못된 수: %2</translation>
    </message>
    <message>
        <source>%1 does not fit %2 and %3: a mask is %4 or %5</source>
        <translation>%1: %2, %3에 맞지 않아요. 마스크의 모양으로 가능한 것: %4, %5</translation>
    </message>
    <message>
        <source>%1 does not fit %2 and %3: the output, and so its gradient, is %4</source>
        <extracomment>%1, %2 and %3: files with their shapes, %4 a shape</extracomment>
        <translation>%1: %2, %3에 맞지 않아요. 출력의 모양은 %4이고 기울기의 모양도 같아야 해요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::AttentionRequest</name>
    <message>
        <source>FILE</source>
        <extracomment>Stands for a file&apos;s name in the help of a command.</extracomment>
        <translation>파일</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <extracomment>Stands for a number in the help of a command.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>The queries Q, n×d_k; with --heads the inputs they are made from, n×d_model.</source>
        <translation>질의 Q, n×d_k. --heads가 있으면 질의를 만들 입력, n×d_model.</translation>
    </message>
    <message>
        <source>The keys K, m×d_k; with --heads the inputs they are made from, m×d_model.</source>
        <translation>열쇠 K, m×d_k. --heads가 있으면 열쇠를 만들 입력, m×d_model.</translation>
    </message>
    <message>
        <source>The values V, m×d_v; with --heads the inputs they are made from, m×d_model.</source>
        <translation>값 V, m×d_v. --heads가 있으면 값을 만들 입력, m×d_model.</translation>
    </message>
    <message>
        <source>Who may look at whom: n×m of bool, or of the integers 0 and 1 (1: may look); m of them hide keys from every query.</source>
        <translation>누가 누구를 볼 수 있는지 n×m개의 bool, 또는 정수 0과 1로 나타내요(1: 볼 수 있음). m개만 있으면 모든 질의에 똑같이 열쇠를 가려요.</translation>
    </message>
    <message>
        <source>No query looks at a later key; the last query sees every key.</source>
        <translation>어느 질의도 뒤에 오는 열쇠를 보지 않아요. 마지막 질의는 모든 열쇠를 봐요.</translation>
    </message>
    <message>
        <source>Multiplies the raw scores; none: leaves them. Without it: 1/√d_k, d_k of one head.</source>
        <translation>점수에 곱하는 수. none이면 점수를 그대로 둬요. 이 옵션이 없으면 1/√d_k를 곱해요(d_k는 머리 하나의 차원).</translation>
    </message>
    <message>
        <source>So many heads: Q = q·W_Q, K = k·W_K, V = v·W_V, a block of columns for each head; their outputs side by side times W_O.</source>
        <translation>머리의 수. Q = q·W_Q, K = k·W_K, V = v·W_V의 열을 머리마다 한 묶음씩 나눠 쓰고, 출력을 나란히 이어 W_O를 곱해요.</translation>
    </message>
    <message>
        <source>W_Q, d_model×(h·d_k).</source>
        <translation>W_Q, d_model×(h·d_k).</translation>
    </message>
    <message>
        <source>W_K, d_model×(h·d_k).</source>
        <translation>W_K, d_model×(h·d_k).</translation>
    </message>
    <message>
        <source>W_V, d_model×(h·d_v).</source>
        <translation>W_V, d_model×(h·d_v).</translation>
    </message>
    <message>
        <source>W_O, (h·d_v)×d_model.</source>
        <translation>W_O, (h·d_v)×d_model.</translation>
    </message>
    <message>
        <source>Writes the stage, or else the output, to this .npy file (float64) and prints nothing. With --heads the first three stages have the shape h×n×m.</source>
        <translation>이 단계를, --stage가 없으면 출력을 .npy 파일(float64)에 쓰고 화면에는 아무것도 내보내지 않아요. --heads가 있으면 앞의 세 단계는 모양이 h×n×m이에요.</translation>
    </message>
    <message>
        <source>Says this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>unexpected argument: %1</source>
        <translation>쓸 수 없는 인자예요: %1</translation>
    </message>
    <message>
        <source>%1 FILE is missing</source>
        <translation>옵션이 빠졌어요: %1 파일</translation>
    </message>
    <message>
        <source>--heads needs %1 FILE as well</source>
        <translation>--heads에는 이 옵션도 필요해요: %1 파일</translation>
    </message>
    <message>
        <source>%1 needs --heads NUMBER as well</source>
        <translation>%1: --heads 수 옵션도 필요해요</translation>
    </message>
    <message>
        <source>--scale %1: neither a finite number nor none</source>
        <translation>--scale %1: 유한한 수나 none을 적으세요</translation>
    </message>
    <message>
        <source>--heads %1: not a whole number from 1 up</source>
        <translation>--heads %1: 1 이상의 정수를 적으세요</translation>
    </message>
    <message>
        <source>Usage: nunchi attention --q FILE --k FILE --v FILE [options]</source>
        <translation>사용법: nunchi attention --q 파일 --k 파일 --v 파일 [옵션]</translation>
    </message>
    <message>
        <source>Computes softmax(QKᵀ·scale)V in double precision, from NumPy .npy files of float32, float64, bool or integers.</source>
        <translation>float32, float64, bool, 정수로 된 NumPy .npy 파일을 읽어 softmax(QKᵀ·scale)V를 배정밀도로 계산해요.</translation>
    </message>
    <message>
        <source>Exit code: 0, or 2 with one line on stderr when nothing could be computed.</source>
        <translation>종료 코드: 0, 또는 계산하지 못했을 때 2(stderr에 한 줄로 까닭을 적어요).</translation>
    </message>
    <message>
        <source>The gradient of a loss with respect to the output, of its shape. Adds the gradients dq, dk and dv, of the shapes of --q, --k and --v, and with --heads dw_q, dw_k, dw_v and dw_o.</source>
        <translation>출력에 대한 손실의 기울기로, 모양은 출력과 같아요. --q, --k, --v와 모양이 같은 기울기 dq, dk, dv를 더하고, --heads가 있으면 dw_q, dw_k, dw_v, dw_o도 더해요.</translation>
    </message>
    <message>
        <source>Only this stage. scores: QKᵀ; scaled: times the scale, before the mask; weights: after the softmax; output: weights times V; with --grad also the name of a gradient.</source>
        <translation>이 단계만 내보내요. scores: QKᵀ, scaled: 배율을 곱한 점수(마스크 전), weights: softmax를 거친 가중치, output: 가중치와 V의 곱. --grad가 있으면 기울기의 이름도 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>For long sequences: the output alone, by tiles of keys; its memory grows with n, not n×m.</source>
        <translation>긴 서열에 써요. 열쇠를 타일로 나누어 출력만 계산하고, 메모리는 n×m이 아니라 n에 비례해요.</translation>
    </message>
    <message>
        <source>With --tiled: computes in single precision (float32).</source>
        <translation>--tiled와 함께 쓰면 단정밀도(float32)로 계산해요.</translation>
    </message>
    <message>
        <source>--float needs --tiled as well</source>
        <translation>--float에는 --tiled도 필요해요</translation>
    </message>
    <message>
        <source>--tiled and --grad exclude each other: gradients need the weights, n×m</source>
        <translation>--tiled와 --grad는 함께 쓸 수 없어요. 기울기를 구하려면 n×m 가중치가 필요해요</translation>
    </message>
    <message>
        <source>--stage %1: with --tiled there is only the output, no other stage</source>
        <translation>--stage %1: --tiled로는 출력만 계산해요. 다른 단계는 없어요</translation>
    </message>
    <message>
        <source>--stage %1 needs --grad FILE as well</source>
        <translation>--stage %1: --grad 파일 옵션도 필요해요</translation>
    </message>
    <message>
        <source>--stage %1 needs --heads NUMBER as well</source>
        <translation>--stage %1: --heads 수 옵션도 필요해요</translation>
    </message>
    <message>
        <source>--stage %1: not one of %2</source>
        <translation>--stage %1: 이 가운데 하나를 적으세요: %2</translation>
    </message>
    <message>
        <source>Without --out it prints JSON: scale, scores, scaled, masked, weights, output, entropy (of each row of the
weights, in nats) and blind_queries (rows, from 0, that may look at nothing: their weights and output are 0);
with --heads a list heads of these, concat and output; with --grad the gradients by their names as well. A
matrix is a list of rows. Numbers have as many digits as it takes to read back the same double; &quot;-inf&quot;,
&quot;inf&quot; and &quot;nan&quot; are strings. With --tiled: output, blind_queries, instruction_set (what the processor was
asked for; NUNCHI_INSTRUCTION_SET=generic, sse2, avx2 or avx512 chooses) and threads.</source>
        <translation>--out이 없으면 JSON을 내보내요: scale, scores, scaled, masked, weights, output, entropy(가중치의 행마다,
단위는 nat), blind_queries(아무것도 볼 수 없는 행, 0부터 세요. 가중치와 출력이 0이에요). --heads가 있으면
이들의 목록 heads와 concat, output을, --grad가 있으면 이름 붙은 기울기도 내보내요. 행렬은 행의 목록이에요.
수는 같은 double로 다시 읽힐 만큼의 자릿수로 쓰고, &quot;-inf&quot;, &quot;inf&quot;, &quot;nan&quot;은 문자열이에요. --tiled가 있으면
output, blind_queries, instruction_set(프로세서에 쓴 명령어 집합. NUNCHI_INSTRUCTION_SET=generic, sse2,
avx2, avx512로 골라요), threads를 내보내요.</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::Check</name>
    <message>
        <source>Says what is wrong in a folder of lessons, one problem a line as path:line:column: error|warning: …, and what differs between the languages.
Exit code: 0 no errors, 1 errors, 2 no such folder.</source>
        <translation>강의 폴더에서 잘못된 곳과 언어끼리 어긋난 곳을 한 줄에 하나씩 path:line:column: error|warning: … 꼴로 알려 줘요.
종료 코드: 0 오류 없음, 1 오류 있음, 2 폴더 없음.</translation>
    </message>
    <message>
        <source>Say this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>The folder with course.yaml; without it the lessons that come with the program.</source>
        <translation>course.yaml이 있는 폴더. 적지 않으면 프로그램에 딸린 강의를 써요.</translation>
    </message>
    <message>
        <source>No problems in %1</source>
        <translation>고칠 곳이 없어요: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>closing line of a check: &quot;2 errors, 1 warning&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>오류 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>경고 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>one folder at a time</source>
        <translation>폴더는 한 번에 하나만 적으세요</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>이런 폴더가 없어요: %1</translation>
    </message>
    <message>
        <source>Usage: nunchi check [FOLDER]</source>
        <translation>사용법: nunchi check [폴더]</translation>
    </message>
    <message>
        <source>%1 of %2 formulas looked at …</source>
        <translation>수식 %2개 가운데 %1개를 살펴봤어요 …</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s): mend those above first</source>
        <translation>
            <numerusform>… 그 밖에 문제가 %n개 더 있어요. 위의 것부터 고치세요</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::cli::CourseMaker</name>
    <message>
        <source>the folder %1 exists already and is not empty, and nothing is overwritten: choose another name</source>
        <translation>이미 있고 비어 있지 않은 폴더예요: %1. 아무것도 덮어쓰지 않으니 다른 이름을 고르세요</translation>
    </message>
    <message>
        <source>%1 exists already and is no folder: choose another name</source>
        <translation>이미 있는데 폴더가 아니에요: %1. 다른 이름을 고르세요</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made: choose a place where you may write</source>
        <translation>폴더를 만들 수 없어요: %1. 쓸 수 있는 곳을 고르세요</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1에 쓸 수 없어요: %2</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::LessonMaker</name>
    <message>
        <source>&quot;%1&quot; cannot be a lesson&apos;s name: use letters, digits and hyphens, as in 14-transformer</source>
        <translation>&quot;%1&quot;: 강의 이름으로 쓸 수 없어요. 14-transformer처럼 글자, 숫자, 붙임표(-)를 쓰세요</translation>
    </message>
    <message>
        <source>%1 holds no course: there is no course.yaml in it; name the course&apos;s folder with --course</source>
        <translation>강좌가 없는 폴더예요: %1. course.yaml이 없어요. --course로 강좌의 폴더를 적으세요</translation>
    </message>
    <message>
        <source>the course must be mended first: %1</source>
        <translation>강좌를 먼저 고치세요: %1</translation>
    </message>
    <message>
        <source>%1 exists already, and nothing is overwritten: choose another name</source>
        <translation>이미 있는 이름이에요: %1. 덮어쓰지 않으니 다른 이름을 고르세요</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>읽을 수 없어요: %1. %2</translation>
    </message>
    <message>
        <source>%1 is written in a way that the lesson cannot be added to: write &quot;lessons: [%2]&quot; in it first</source>
        <translation>강의를 더할 수 없게 쓰여 있어요: %1. 먼저 &quot;lessons: [%2]&quot;를 적으세요</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>쓸 수 없어요: %1. %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; differ in capitals only, and many computers take them for one: choose another name</source>
        <translation>이름 &quot;%1&quot;, &quot;%2&quot;: 대소문자만 달라서 같은 이름으로 보는 컴퓨터가 많아요. 다른 이름을 고르세요</translation>
    </message>
    <message>
        <source>there is no folder %1: make it, with a course.yaml in it as lessons/README.md tells, or name another with --course</source>
        <translation>%1 폴더가 없어요. lessons/README.md에 적힌 대로 course.yaml과 함께 만들거나, --course로 다른 폴더를 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::MeasureCommand</name>
    <message>
        <source>median, ms</source>
        <translation>중앙값, ms</translation>
    </message>
    <message>
        <source>spread, ms</source>
        <translation>퍼진 정도, ms</translation>
    </message>
    <message>
        <source>time grows like n^%1 (95 %: %2 to %3)</source>
        <translation>시간은 n^%1처럼 늘어나요 (95 %: %2~%3)</translation>
    </message>
    <message>
        <source>time grows like n^%1 (two lengths: no interval)</source>
        <translation>시간은 n^%1처럼 늘어나요 (길이가 둘이라 구간은 없음)</translation>
    </message>
    <message>
        <source>stopped before the end</source>
        <translation>끝나기 전에 멈춤</translation>
    </message>
    <message>
        <source>n = %1 (%2 of %3)</source>
        <translation>n = %1 (%3개 중 %2번째)</translation>
    </message>
    <message>
        <source>this does not fit into memory</source>
        <translation>메모리에 들어가지 않아요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::MeasureRequest</name>
    <message>
        <source>NUMBER</source>
        <extracomment>Stands for a number in the help of a command.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>The lengths of the sequence, such as 512,1024,4096.</source>
        <translation>서열의 길이들, 예를 들어 512,1024,4096.</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>The width d of queries, keys and values. Without it: 64.</source>
        <translation>질의, 열쇠, 값의 차원 d. 이 옵션이 없으면 64.</translation>
    </message>
    <message>
        <source>Attention that never holds the n×n matrix (also without this option).</source>
        <translation>n×n 행렬을 만들지 않는 어텐션을 재요(이 옵션이 없어도 같아요).</translation>
    </message>
    <message>
        <source>Attention by way of the whole n×n matrix.</source>
        <translation>n×n 행렬을 통째로 만드는 어텐션을 재요.</translation>
    </message>
    <message>
        <source>No query looks at a later key.</source>
        <translation>어느 질의도 뒤에 오는 열쇠를 보지 않아요.</translation>
    </message>
    <message>
        <source>Single precision (float32) instead of double.</source>
        <translation>배정밀도 대신 단정밀도(float32)를 써요.</translation>
    </message>
    <message>
        <source>So many threads. Without it: all of this computer.</source>
        <translation>스레드의 수. 이 옵션이 없으면 이 컴퓨터의 것을 모두 써요.</translation>
    </message>
    <message>
        <source>Prints JSON instead of a table.</source>
        <translation>표 대신 JSON을 내보내요.</translation>
    </message>
    <message>
        <source>Says this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>--%1 %2: not a whole number from 1 to %3</source>
        <extracomment>%1: an option, %2: its value, %3: a number</extracomment>
        <translation>--%1 %2: 1에서 %3까지의 정수를 적으세요</translation>
    </message>
    <message>
        <source>--n LIST is missing</source>
        <translation>옵션이 빠졌어요: --n 목록</translation>
    </message>
    <message>
        <source>--n %1: this length stands there twice</source>
        <translation>--n %1: 같은 길이가 두 번 있어요</translation>
    </message>
    <message>
        <source>--n %1: this needs %2 GB of memory, and %3 GB are free</source>
        <translation>--n %1: 메모리가 %2 GB 필요한데 %3 GB만 비어 있어요</translation>
    </message>
    <message>
        <source>unexpected argument: %1</source>
        <translation>쓸 수 없는 인자예요: %1</translation>
    </message>
    <message>
        <source>--tiled and --plain exclude each other</source>
        <translation>--tiled와 --plain은 함께 쓸 수 없어요</translation>
    </message>
    <message>
        <source>Usage: nunchi measure --n LIST [options]</source>
        <translation>사용법: nunchi measure --n 목록 [옵션]</translation>
    </message>
    <message>
        <source>Times attention on this computer: of each length the median of at least five runs after one that does not count.</source>
        <translation>이 컴퓨터에서 어텐션의 시간을 재요. 길이마다 연습으로 한 번 돌린 뒤 다섯 번 넘게 재어 중앙값을 내요.</translation>
    </message>
    <message>
        <source>JSON: machine; points (n, median_s and spread_s in seconds, gflops); slope of the log-log line (null with fewer
than two lengths); slope_interval, its 95 % confidence interval (null with fewer than three); stopped. The spread
is the interquartile range. gflops counts 4·n²·d operations, causal 2·n(n + 1)·d.</source>
        <translation>JSON: machine; points(n, 초 단위의 median_s와 spread_s, gflops); 로그-로그 직선의 기울기 slope(길이가 둘보다
적으면 null); 그 95 % 신뢰 구간 slope_interval(셋보다 적으면 null); stopped. spread는 사분위수 범위이고,
gflops는 연산을 4·n²·d, 인과일 때 2·n(n + 1)·d로 세요.</translation>
    </message>
    <message>
        <source>Ctrl+C stops and prints what was measured so far. Exit code: 0, or 2 with one line on stderr.</source>
        <translation>Ctrl+C를 누르면 멈추고 그때까지 잰 것을 내보내요. 종료 코드: 0, 또는 2(stderr에 한 줄로 까닭을 적어요).</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::New</name>
    <message>
        <source>Say this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Write over the example, and look with &quot;nunchi check&quot; whether all is well.</source>
        <translation>보기를 고쳐 쓰고, 잘됐는지 &quot;nunchi check&quot;로 살펴보세요.</translation>
    </message>
    <message>
        <source>Writes a small lesson with an example of every block, in each language of the course, and names it in course.yaml; or a course to begin with: course.yaml, glossary.yaml and such a lesson, in Korean and English. Nothing that exists is overwritten.
Exit code: 0 written, 1 it could not be written, 2 wrong use.</source>
        <translation>블록마다 예가 하나씩 든 작은 강의를 강좌의 모든 언어로 쓰고 course.yaml에 올려요. 새 강좌도 만들어요: course.yaml, glossary.yaml과 그런 강의 하나를 한국어와 영어로 써요. 이미 있는 것은 덮어쓰지 않아요.
종료 코드: 0 썼음, 1 쓰지 못함, 2 잘못 부름.</translation>
    </message>
    <message>
        <source>For a lesson: the folder with course.yaml; without it the current one.</source>
        <translation>강의를 쓸 때 course.yaml이 있는 폴더. 없으면 지금 폴더.</translation>
    </message>
    <message>
        <source>What to write: a lesson or a course.</source>
        <translation>쓸 것: 강의(lesson)나 강좌(course).</translation>
    </message>
    <message>
        <source>The name of its folder. A lesson&apos;s has letters, digits and hyphens, as in 14-transformer; a course&apos;s is made where you are, and must be empty if it is there.</source>
        <translation>폴더 이름. 강의는 14-transformer처럼 글자, 숫자, 붙임표(-)를 써요. 강좌 폴더는 지금 있는 곳에 만들고, 이미 있다면 비어 있어야 해요.</translation>
    </message>
    <message>
        <source>Write over the examples: &quot;nunchi --watch %1&quot; shows them as you do, &quot;nunchi check %1&quot; says whether all is well.</source>
        <translation>예를 고쳐 쓰세요. &quot;nunchi --watch %1&quot;로 고치는 대로 보고, &quot;nunchi check %1&quot;로 다 괜찮은지 확인하세요.</translation>
    </message>
    <message>
        <source>Usage: nunchi new lesson NAME [--course FOLDER]   or   nunchi new course NAME</source>
        <translation>사용법: nunchi new lesson 이름 [--course 폴더]   또는   nunchi new course 이름</translation>
    </message>
    <message>
        <source>say &quot;nunchi new lesson NAME&quot; or &quot;nunchi new course NAME&quot;</source>
        <translation>&quot;nunchi new lesson 이름&quot;이나 &quot;nunchi new course 이름&quot;이라고 적으세요</translation>
    </message>
    <message>
        <source>--course is for a lesson: a new course is made in the folder it is called</source>
        <translation>--course는 강의를 쓸 때만 써요. 새 강좌는 이름에 적은 폴더에 만들어요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::NpyArgument</name>
    <message>
        <source>%1: cannot be opened: %2</source>
        <extracomment>%1 a file, %2 the system&apos;s reason</extracomment>
        <translation>%1: 열 수 없어요: %2</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1: 보통 파일이 아니에요</translation>
    </message>
    <message>
        <source>%1: cannot be read: %2</source>
        <translation>%1: 읽을 수 없어요: %2</translation>
    </message>
    <message>
        <source>%1: is no NumPy .npy file; numpy.save writes one</source>
        <translation>%1: NumPy .npy 파일이 아니에요. .npy 파일은 numpy.save로 만들 수 있어요</translation>
    </message>
    <message>
        <source>%1: .npy version %2 is unknown here; 1.0, 2.0 and 3.0 are read</source>
        <translation>%1: .npy 버전 %2: 모르는 버전이에요. 1.0, 2.0, 3.0을 읽을 수 있어요</translation>
    </message>
    <message>
        <source>%1: the header of the .npy file makes no sense: %2</source>
        <translation>%1: .npy 파일의 머리 부분이 이상해요: %2</translation>
    </message>
    <message>
        <source>%1: numbers of type &apos;%2&apos; are not read; save array.astype(float)</source>
        <translation>%1: &apos;%2&apos; 형의 수는 읽을 수 없어요. array.astype(float)으로 바꿔 저장하세요</translation>
    </message>
    <message>
        <source>%1: shape %2 has more than two dimensions</source>
        <translation>%1: 모양 %2: 2차원까지만 읽을 수 있어요</translation>
    </message>
    <message>
        <source>%1: shape %2 is too large</source>
        <translation>%1: 모양 %2: 너무 커요</translation>
    </message>
    <message>
        <source>%1: the file is cut short (bytes expected: %2, found: %3)</source>
        <translation>%1: 파일이 중간에 끊겼어요(있어야 할 바이트: %2, 실제: %3)</translation>
    </message>
    <message>
        <source>%1: cannot be written: %2</source>
        <translation>%1: 쓸 수 없어요: %2</translation>
    </message>
    <message>
        <source>%1: shape %2 holds no numbers</source>
        <translation>%1: 모양 %2: 수가 하나도 없어요</translation>
    </message>
    <message>
        <source>%1: shape %2 must have two dimensions, %3</source>
        <extracomment>%3 two dimensions by their letters, e.g. n×d_k</extracomment>
        <translation>%1: 모양 %2: 2차원이어야 해요(%3)</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::OpenSession</name>
    <message>
        <source>there is no folder %1</source>
        <translation>이런 폴더가 없어요: %1</translation>
    </message>
    <message>
        <source>there is no page to show in %1</source>
        <translation>보여 줄 쪽이 없어요: %1</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::Read</name>
    <message>
        <source>Opens the lessons where you left them.</source>
        <translation>강의를 읽던 곳에서 열어요.</translation>
    </message>
    <message>
        <source>Say this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>A folder with course.yaml; without it the lessons that come with the program.</source>
        <translation>course.yaml이 있는 폴더. 적지 않으면 프로그램에 딸린 강의를 써요.</translation>
    </message>
    <message>
        <source>one folder at a time</source>
        <translation>폴더는 한 번에 하나만 적으세요</translation>
    </message>
    <message>
        <source>For authors: show every page again as soon as its file is saved, and list what is wrong.</source>
        <translation>글쓴이용: 파일을 저장하면 쪽을 바로 다시 보여 주고, 고칠 곳을 모아 보여 줘요.</translation>
    </message>
    <message>
        <source>Usage: nunchi [read] [--watch] [FOLDER]</source>
        <translation>사용법: nunchi [read] [--watch] [폴더]</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::Render</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>--lang %1: the course has %2</source>
        <translation>--lang %1: 강의에 있는 언어: %2</translation>
    </message>
    <message>
        <source>there is no lesson %1; there are: %2</source>
        <translation>이런 강의가 없어요: %1. 있는 강의: %2</translation>
    </message>
    <message>
        <source>lesson %1 has no page %2; it has: %3</source>
        <translation>강의 %1: 이런 쪽이 없어요: %2. 있는 쪽: %3</translation>
    </message>
    <message>
        <source>lesson %1 has no pages</source>
        <translation>강의 %1: 쪽이 하나도 없어요</translation>
    </message>
    <message>
        <source>--set %1: there is no such exhibit here; there are: %2</source>
        <translation>--set %1: 여기에 이런 데모가 없어요. 있는 데모: %2</translation>
    </message>
    <message>
        <source>--set %1.%2: the exhibit has no such parameter; it has: %3</source>
        <translation>--set %1.%2: 데모에 이런 설정이 없어요. 있는 설정: %3</translation>
    </message>
    <message>
        <source>page %1 would be %2×%3 pixels; the most is %4 a side: use a smaller --scale</source>
        <translation>쪽 %1: 그림이 %2×%3픽셀이 돼요. 한 변은 %4픽셀까지예요. --scale을 줄이세요</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of %1×%2 pixels</source>
        <translation>%1×%2픽셀 그림을 만들 메모리가 모자라요</translation>
    </message>
    <message>
        <source>--out %1: the picture is a PNG file; call it something.png</source>
        <translation>--out %1: 그림은 PNG 파일이에요. 이름을 .png로 끝내세요</translation>
    </message>
    <message>
        <source>--out %1: there is no such folder</source>
        <translation>--out %1: 이런 폴더가 없어요</translation>
    </message>
    <message>
        <source>--out %1: %2</source>
        <translation>--out %1: %2</translation>
    </message>
    <message>
        <source>--out %1: the folder cannot be made</source>
        <translation>--out %1: 폴더를 만들 수 없어요</translation>
    </message>
    <message>
        <source>--%1 %2: write a number from %3 to %4</source>
        <translation>--%1 %2: %3부터 %4까지의 수를 적으세요</translation>
    </message>
    <message>
        <source>--theme %1: there are %2</source>
        <translation>--theme %1: 쓸 수 있는 테마: %2</translation>
    </message>
    <message>
        <source>--set %1: write BLOCK.PARAMETER=VALUE, such as demo.scaled=false</source>
        <translation>--set %1: demo.scaled=false처럼 블록.설정=값을 적으세요</translation>
    </message>
    <message>
        <source>%1: write LESSON or LESSON/PAGE, such as 13-attention/check</source>
        <translation>%1: 13-attention/check처럼 강의 또는 강의/쪽을 적으세요</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Say this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>The language: ko or en.</source>
        <translation>언어: ko 또는 en.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Size of the window, 1280x800 unless given.</source>
        <translation>창의 크기. 적지 않으면 1280x800.</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>너비x높이</translation>
    </message>
    <message>
        <source>Pixels of the picture for one of the window, 0.5 to 4.</source>
        <translation>창의 1픽셀을 그림의 몇 픽셀로 그릴지, 0.5부터 4까지.</translation>
    </message>
    <message>
        <source>light, dark or projector.</source>
        <translation>light, dark, projector 가운데 하나.</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Size of the text, 0.8 to 3.</source>
        <translation>글자 크기, 0.8부터 3까지.</translation>
    </message>
    <message>
        <source>Sets a parameter of an exhibit; may be given again.</source>
        <translation>데모의 설정을 바꿔요. 여러 번 적을 수 있어요.</translation>
    </message>
    <message>
        <source>BLOCK.PARAMETER=VALUE</source>
        <translation>블록.설정=값</translation>
    </message>
    <message>
        <source>As tall as the page is.</source>
        <translation>쪽 전체가 들어가도록 길게 그려요.</translation>
    </message>
    <message>
        <source>FILE|FOLDER</source>
        <translation>파일|폴더</translation>
    </message>
    <message>
        <source>The folder with course.yaml; without it the lessons that come with the program.</source>
        <translation>course.yaml이 있는 폴더. 적지 않으면 프로그램에 딸린 강의를 써요.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>name one lesson or page, such as 13-attention/check</source>
        <translation>13-attention/check처럼 강의나 쪽을 하나 적으세요</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1부터 %2까지의 수</translation>
    </message>
    <message>
        <source>--set %1.%2=%3: this value cannot be read; write %4</source>
        <translation>--set %1.%2=%3: 읽을 수 없는 값이에요. 쓸 수 있는 값: %4</translation>
    </message>
    <message>
        <source>--size %1: write WIDTHxHEIGHT in pixels from %2x%3 to %4x%4, such as 1280x800</source>
        <translation>--size %1: 1280x800처럼 너비x높이를 픽셀로 적으세요. %2x%3부터 %4x%4까지예요</translation>
    </message>
    <message>
        <source>--paper %1: there are %2</source>
        <translation>--paper %1: 쓸 수 있는 용지: %2</translation>
    </message>
    <message>
        <source>--answers %1: there are %2</source>
        <translation>--answers %1: 쓸 수 있는 값: %2</translation>
    </message>
    <message>
        <source>--%1: only for pictures, not for a PDF</source>
        <translation>--%1: PDF에는 쓰지 않고 그림에만 써요</translation>
    </message>
    <message>
        <source>--%1: only for a PDF; write --out FILE.pdf</source>
        <translation>--%1: PDF에만 써요. --out 파일.pdf를 적으세요</translation>
    </message>
    <message>
        <source>Draws pages as a student sees them, or as a handout (PDF), without a display.
Exit code: 0 drawn, 2 the request cannot be met (then nothing is written).</source>
        <translation>학생이 보는 대로 쪽을 그리거나 유인물(PDF)을 만들어요. 화면이 없어도 돼요.
종료 코드: 0 그렸음, 2 그릴 수 없음(이때는 아무것도 쓰지 않아요).</translation>
    </message>
    <message>
        <source>LESSON[/PAGE]</source>
        <translation>강의[/쪽]</translation>
    </message>
    <message>
        <source>A lesson, or one page of it, such as 13-attention/check. Without it: the course, as a PDF.</source>
        <translation>강의, 또는 강의의 한 쪽. 보기: 13-attention/check. 적지 않으면 강좌 전체를 PDF로 만들어요.</translation>
    </message>
    <message>
        <source>Of a PDF: a4 or letter, a4 unless given.</source>
        <translation>PDF의 용지: a4 또는 letter. 적지 않으면 a4.</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>Answers in a PDF: none, key (at the end, unless given) or inline (under each question).</source>
        <translation>PDF에 정답을 넣을 곳: none(넣지 않음), key(맨 뒤, 적지 않으면 이것), inline(문제마다 바로 아래).</translation>
    </message>
    <message>
        <source>WHERE</source>
        <translation>곳</translation>
    </message>
    <message>
        <source>The PNG file, a folder for a whole lesson, or a PDF file.</source>
        <translation>PNG 파일, 강의 전체라면 폴더, 또는 PDF 파일.</translation>
    </message>
    <message>
        <source>say where to write: --out FILE.png, FILE.pdf, or a folder for a whole lesson</source>
        <translation>어디에 쓸지 적으세요: --out 파일.png, 파일.pdf, 강의 전체라면 폴더</translation>
    </message>
    <message>
        <source>--out %1: this is a folder, not a file</source>
        <translation>--out %1: 파일이 아니라 폴더예요</translation>
    </message>
    <message>
        <source>Usage: nunchi render [LESSON[/PAGE]] --out FILE.png|FOLDER|FILE.pdf [options]</source>
        <translation>사용법: nunchi render [강의[/쪽]] --out 파일.png|폴더|파일.pdf [옵션]</translation>
    </message>
    <message>
        <source>--out %1: this is no ordinary file</source>
        <translation>--out %1: 보통 파일이 아니에요</translation>
    </message>
    <message>
        <source>--set %1: %2</source>
        <translation>--set %1: %2</translation>
    </message>
    <message>
        <source>--out %1: only .png and .pdf can be written; put / after the name of a folder</source>
        <translation>--out %1: .png와 .pdf만 쓸 수 있어요. 폴더라면 이름 뒤에 /를 붙이세요</translation>
    </message>
    <message>
        <source>page %1 has no file that can be read</source>
        <translation>%1 쪽에는 읽을 수 있는 파일이 없어요</translation>
    </message>
    <message>
        <source>--out %1: a whole lesson needs a folder, and so do slides</source>
        <translation>--out %1: 강의 전체나 슬라이드를 그리려면 폴더를 적어 주세요</translation>
    </message>
    <message>
        <source>--%1: not for slides, which have the size of the screen</source>
        <translation>--%1: 슬라이드에는 쓸 수 없어요. 슬라이드는 화면 크기대로 그려요</translation>
    </message>
    <message>
        <source>Each slide as the audience sees it, 1920x1080 unless --size is given, into a folder.</source>
        <translation>슬라이드를 청중이 보는 모습대로 한 장씩 폴더에 그려요. --size가 없으면 1920x1080이에요.</translation>
    </message>
    <message>
        <source>the slide before this is full and goes on here: put a --- before this line</source>
        <translation>앞 슬라이드가 넘쳐서 여기부터 다음 장으로 넘겼어요. 이 줄 앞에 ---를 넣어 주세요</translation>
    </message>
    <message>
        <source>this block is too tall for a slide: its end is not shown</source>
        <translation>슬라이드 한 장에 담기에 너무 긴 블록이라 끝부분이 보이지 않아요</translation>
    </message>
    <message>
        <source>this block is too tall for a slide; it is shown smaller than can be read from the last row</source>
        <translation>슬라이드 한 장에 담기에 너무 긴 블록이에요. 맨 뒷줄에서 읽기 어려울 만큼 작게 그렸어요</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::StandardOutput</name>
    <message>
        <source>the output cannot be written: %1</source>
        <translation>출력을 쓸 수 없어요: %1</translation>
    </message>
</context>
<context>
    <name>nunchi::cli::Translated</name>
    <message>
        <source>Writes into the front matter of a page (made-from) that it was translated from its source as that is now. Say it once you have looked at both; &quot;nunchi check&quot; names what changes in the source afterwards.
Exit code: 0 written, 1 it could not be written, 2 wrong use.</source>
        <translation>지금의 원문을 옮긴 것이라고 쪽의 머리말(made-from)에 적어요. 두 쪽을 견주어 본 다음에 쓰세요. 그 뒤에 원문에서 바뀐 곳은 &quot;nunchi check&quot;가 알려 줘요.
종료 코드: 0 적음, 1 적을 수 없음, 2 잘못된 사용.</translation>
    </message>
    <message>
        <source>Say this.</source>
        <translation>이 도움말을 보여 줘요.</translation>
    </message>
    <message>
        <source>The folder with course.yaml; without it the current one.</source>
        <translation>course.yaml이 있는 폴더. 적지 않으면 지금 폴더.</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>The translation; without it every one of the course.</source>
        <translation>번역한 언어. 적지 않으면 강좌의 모든 번역.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>The language it was made from; without it the one the page names, else the course&apos;s first.</source>
        <translation>원문의 언어. 적지 않으면 쪽에 적힌 언어, 그것도 없으면 강좌의 첫 언어.</translation>
    </message>
    <message>
        <source>LESSON[/PAGE]</source>
        <translation>강의[/쪽]</translation>
    </message>
    <message>
        <source>A lesson, or one page of it, such as 13-attention/check.</source>
        <translation>강의, 또는 강의의 한 쪽. 보기: 13-attention/check.</translation>
    </message>
    <message>
        <source>Usage: nunchi translated LESSON[/PAGE] [--lang LANGUAGE] [--from LANGUAGE] [--course FOLDER]</source>
        <translation>사용법: nunchi translated 강의[/쪽] [--lang 언어] [--from 언어] [--course 폴더]</translation>
    </message>
    <message>
        <source>name one lesson or page, such as 13-attention/check</source>
        <translation>13-attention/check처럼 강의나 쪽을 하나 적으세요</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>이런 폴더가 없어요: %1</translation>
    </message>
    <message>
        <source>the course must be mended first: %1</source>
        <translation>먼저 강좌를 고치세요: %1</translation>
    </message>
    <message>
        <source>nothing here is translated: the course has one language, &quot;%1&quot;</source>
        <translation>번역이 없는 강좌예요. 언어가 하나뿐이에요: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is no lesson %1; there are: %2</source>
        <translation>이런 강의가 없어요: %1. 있는 강의: %2</translation>
    </message>
    <message>
        <source>lesson %1 has no page %2; it has: %3</source>
        <translation>강의 %1에는 이런 쪽이 없어요: %2. 있는 쪽: %3</translation>
    </message>
    <message>
        <source>--%1 %2: the course has %3</source>
        <translation>--%1 %2: 강좌에 있는 언어는 %3뿐이에요</translation>
    </message>
    <message>
        <source>%1 has no page in &quot;%2&quot;</source>
        <translation>이 언어로 쓴 쪽이 없어요: %1, &quot;%2&quot;</translation>
    </message>
    <message>
        <source>a page is not made from itself, and others are made from &quot;%1&quot;: name another language with --lang, or with --from the one this was made from</source>
        <translation>자기 자신에서 옮긴 쪽은 없어요. &quot;%1&quot; 쪽은 다른 언어의 원문이에요. --lang에 다른 언어를 적거나, --from에 이 쪽의 원문 언어를 적으세요</translation>
    </message>
    <message>
        <source>this must be mended first: %1</source>
        <translation>먼저 이것을 고치세요: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: recorded with %n part(s)</source>
        <extracomment>%1: a file</extracomment>
        <translation>
            <numerusform>%1: 부분 %n개를 적었어요</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: was up to date</source>
        <translation>%1: 이미 맞아요</translation>
    </message>
    <message numerus="yes">
        <source>%1: recorded, with %n change(s) since the last time</source>
        <translation>
            <numerusform>%1: 지난번 뒤로 바뀐 %n곳까지 적었어요</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::controls::SliderRow</name>
    <message>
        <source>%1, as a number</source>
        <extracomment>The field beside a slider, for screen readers; %1 is the slider&apos;s name.</extracomment>
        <translation>%1, 숫자로 입력</translation>
    </message>
</context>
<context>
    <name>nunchi::course::BlockKind</name>
    <message>
        <source>heading</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>문단</translation>
    </message>
    <message>
        <source>formula</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>인용</translation>
    </message>
    <message>
        <source>table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>exhibit</source>
        <translation>데모</translation>
    </message>
    <message>
        <source>question</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>slide break</source>
        <translation>슬라이드 나눔줄</translation>
    </message>
    <message>
        <source>key sentence</source>
        <translation>핵심 문장</translation>
    </message>
    <message>
        <source>analogy</source>
        <translation>비유</translation>
    </message>
    <message>
        <source>recap</source>
        <translation>되짚기</translation>
    </message>
    <message>
        <source>speaker&apos;s notes</source>
        <translation>발표자 노트</translation>
    </message>
    <message>
        <source>two blocks of this page have the id &quot;%1&quot; (the other in line %2): give one another id</source>
        <translation>이 쪽에 id가 &quot;%1&quot;인 블록이 둘 있어요(다른 하나는 %2번째 줄). 한쪽의 id를 바꾸세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be an id: use small letters, digits and hyphens, a letter first</source>
        <translation>&quot;%1&quot;: id로 쓸 수 없어요. 소문자, 숫자, 붙임표(-)만 쓰고 소문자로 시작하세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is what a block without an id is called: choose an id that says what it is about</source>
        <translation>&quot;%1&quot;: id가 없는 블록에 자동으로 붙는 이름이에요. 무엇에 관한 블록인지 알 수 있는 id를 지으세요</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>단</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>exact version</source>
        <translation>엄밀한 설명</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>정리</translation>
    </message>
    <message>
        <source>what cannot be shown</source>
        <translation>보여 줄 수 없는 것</translation>
    </message>
</context>
<context>
    <name>nunchi::course::CourseCheck</name>
    <message>
        <source>the page &quot;%1&quot; has a block &quot;%2&quot; too (line %3): give this one another id</source>
        <translation>이 쪽의 블록과 id가 같은 블록이 다른 쪽에도 있어요(쪽 &quot;%1&quot;, 블록 &quot;%2&quot;, %3번째 줄). 여기의 id를 바꾸세요</translation>
    </message>
    <message>
        <source>the lesson has no page &quot;%1&quot;; it has: %2</source>
        <translation>강의에 &quot;%1&quot; 쪽이 없어요. 있는 쪽: %2</translation>
    </message>
    <message>
        <source>the lesson has no block &quot;%1&quot;: write the id of an exhibit or question</source>
        <translation>강의에 &quot;%1&quot; 블록이 없어요. 데모나 문제의 id를 적으세요</translation>
    </message>
    <message>
        <source>the lesson has no exhibit with the id &quot;%1&quot; to share with</source>
        <translation>값을 함께 쓸 데모가 강의에 없어요. 찾는 id: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the course has no lesson &quot;%1&quot;; it has: %2</source>
        <translation>강좌에 &quot;%1&quot; 강의가 없어요. 있는 강의: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; only counts the blocks of its page, so this link would lead elsewhere when one is added: link to a block that has an id of its own</source>
        <translation>&quot;%1&quot;: 쪽의 블록을 센 이름이라 블록이 늘면 다른 곳으로 가요. 자기 id가 있는 블록으로 링크하세요</translation>
    </message>
    <message>
        <source>this exhibit shares with itself: name another one, or remove &quot;share&quot;</source>
        <translation>이 전시가 자기 자신과 값을 나눠요. 다른 전시를 적거나 &quot;share&quot;를 지우세요</translation>
    </message>
    <message>
        <source>this exhibit and &quot;%1&quot; share with each other in a circle: one of them must have values of its own</source>
        <translation>이 전시가 다음 전시와 서로 돌아가며 값을 나눠요: &quot;%1&quot;. 하나는 자기 값을 가져야 해요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::CourseFiles</name>
    <message>
        <source>the course has no language &quot;%1&quot;; it has: %2</source>
        <translation>강좌에 &quot;%1&quot; 언어가 없어요. 있는 언어: %2</translation>
    </message>
    <message>
        <source>the translation of &quot;%1&quot; into &quot;%2&quot; is missing here</source>
        <translation>여기에 &quot;%1&quot;의 번역이 빠졌어요(언어: &quot;%2&quot;)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language code: write ko or en</source>
        <translation>&quot;%1&quot;: 언어 코드가 아니에요. ko나 en을 적으세요</translation>
    </message>
    <message>
        <source>the language &quot;%1&quot; stands here twice</source>
        <translation>언어 &quot;%1&quot;: 두 번 적혀 있어요</translation>
    </message>
    <message>
        <source>the course names no language: write &quot;languages: [ko, en]&quot;</source>
        <translation>강좌에 언어가 없어요. &quot;languages: [ko, en]&quot;처럼 적으세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no lesson: name a folder beside course.yaml, in letters, digits and hyphens</source>
        <translation>&quot;%1&quot;: 강의 이름으로 쓸 수 없어요. course.yaml 옆에 있는 폴더의 이름을 적으세요. 이름에는 영문자, 숫자, 붙임표(-)만 쓸 수 있어요</translation>
    </message>
    <message>
        <source>the lesson &quot;%1&quot; stands here twice</source>
        <translation>강의 &quot;%1&quot;: 두 번 적혀 있어요</translation>
    </message>
    <message>
        <source>there is no lesson folder &quot;%1&quot; beside course.yaml</source>
        <translation>course.yaml 옆에 &quot;%1&quot; 강의 폴더가 없어요</translation>
    </message>
    <message>
        <source>the course names no lesson: write &quot;lessons: [13-attention]&quot;</source>
        <translation>강좌에 강의가 없어요. &quot;lessons: [13-attention]&quot;처럼 적으세요</translation>
    </message>
    <message>
        <source>the lesson folder &quot;%1&quot; is not named under &quot;lessons&quot;</source>
        <translation>강의 폴더 &quot;%1&quot;: &quot;lessons&quot;에 적혀 있지 않아요</translation>
    </message>
    <message>
        <source>course.yaml</source>
        <translation>course.yaml</translation>
    </message>
    <message>
        <source>the course has no title: write &quot;title: {ko: …, en: …}&quot;</source>
        <translation>강좌에 제목이 없어요. &quot;title: {ko: …, en: …}&quot;처럼 적으세요</translation>
    </message>
    <message>
        <source>lesson.yaml</source>
        <translation>lesson.yaml</translation>
    </message>
    <message>
        <source>the lesson has no title: write &quot;title: {ko: …, en: …}&quot;</source>
        <translation>강의에 제목이 없어요. &quot;title: {ko: …, en: …}&quot;처럼 적으세요</translation>
    </message>
    <message>
        <source>there is no level &quot;%1&quot;; there are: high-school, undergraduate, graduate</source>
        <translation>&quot;%1&quot; 수준은 없어요. 쓸 수 있는 수준: high-school, undergraduate, graduate</translation>
    </message>
    <message>
        <source>the lesson has no translation into &quot;%1&quot;: make the folder %1 beside lesson.yaml</source>
        <translation>강의에 &quot;%1&quot; 번역이 없어요. lesson.yaml 옆에 %1 폴더를 만드세요</translation>
    </message>
    <message>
        <source>this file is a link that leaves the lesson&apos;s folder: put a copy in its place</source>
        <translation>이 파일은 강의 폴더 밖을 가리키는 링크예요. 링크 대신 파일을 복사해 넣으세요</translation>
    </message>
    <message>
        <source>a page&apos;s file is called NN-name.md, with two digits and small letters: rename &quot;%1&quot;</source>
        <translation>쪽의 파일 이름은 NN-name.md 꼴이어야 해요. 숫자 두 자리와 소문자로, 이 파일의 이름을 바꾸세요: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>two pages have the number %1, this one and &quot;%2&quot;: renumber one</source>
        <translation>번호가 %1인 쪽이 둘이에요. 이 쪽이나 &quot;%2&quot; 쪽의 번호를 바꾸세요</translation>
    </message>
    <message>
        <source>two pages are called &quot;%1&quot;: rename one</source>
        <translation>&quot;%1&quot; 쪽이 둘이에요. 한쪽의 이름을 바꾸세요</translation>
    </message>
    <message>
        <source>this page has no translation into &quot;%1&quot;: write %2</source>
        <translation>이 쪽에 &quot;%1&quot; 번역이 없어요. 이 파일을 쓰세요: %2</translation>
    </message>
    <message>
        <source>the page &quot;%1&quot; has another number in &quot;%2&quot;: give both files one name</source>
        <translation>쪽 &quot;%1&quot;: &quot;%2&quot; 언어에서는 번호가 달라요. 두 파일의 이름을 똑같이 맞추세요</translation>
    </message>
    <message>
        <source>the lesson has no pages: write one, for example %1</source>
        <translation>강의에 쪽이 하나도 없어요. 하나 쓰세요. 보기: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a file, and a lesson is a folder with a lesson.yaml in it</source>
        <translation>&quot;%1&quot;: 파일이에요. 강의는 lesson.yaml이 든 폴더여야 해요</translation>
    </message>
    <message>
        <source>the lesson folder &quot;%1&quot; is a link that leaves the course&apos;s folder: put a copy in its place</source>
        <translation>강좌 폴더를 벗어나는 링크예요: 강의 폴더 &quot;%1&quot;. 그 자리에 복사본을 두세요</translation>
    </message>
    <message>
        <source>this file is a link that leaves its folder: put a copy in its place</source>
        <translation>이 파일은 폴더를 벗어나는 링크예요. 그 자리에 복사본을 두세요</translation>
    </message>
    <message>
        <source>the folder cannot be read: %1</source>
        <translation>폴더를 읽을 수 없어요: %1</translation>
    </message>
    <message>
        <source>the pages in this folder are not shown: name the language &quot;%1&quot; in course.yaml, or remove the folder</source>
        <translation>이 폴더의 쪽은 보이지 않아요. course.yaml에 이 언어를 적거나(&quot;%1&quot;) 폴더를 지우세요</translation>
    </message>
    <message>
        <source>the name of this file is not UTF-8: rename the file</source>
        <translation>파일 이름이 UTF-8이 아니에요. 이름을 바꾸세요</translation>
    </message>
    <message numerus="yes">
        <source>a lesson has at most %n page(s), because their numbers have three digits: divide it into several lessons</source>
        <translation>
            <numerusform>쪽 번호가 세 자리라서 한 강의의 쪽은 %n개까지예요. 강의를 여럿으로 나누세요</numerusform>
        </translation>
    </message>
    <message>
        <source>this folder is a link that leaves the lesson&apos;s folder: put a copy in its place</source>
        <translation>이 폴더는 강의 폴더를 벗어나는 링크예요. 그 자리에 복사본을 두세요</translation>
    </message>
    <message>
        <source>this file is not read: the name of a page&apos;s file ends in .md</source>
        <translation>읽지 않는 파일이에요. 쪽 파일의 이름은 .md로 끝나요</translation>
    </message>
    <message>
        <source>this is a folder, and a page is a file: rename the folder</source>
        <translation>폴더예요. 쪽은 파일이어야 하니 폴더의 이름을 바꾸세요</translation>
    </message>
    <message>
        <source>this is no ordinary file and is not read: put the page&apos;s file in its place</source>
        <translation>보통 파일이 아니라서 읽지 않아요. 그 자리에 쪽 파일을 두세요</translation>
    </message>
    <message>
        <source>this link leads nowhere: put the page&apos;s file in its place</source>
        <translation>이 링크는 가리키는 파일이 없어요. 그 자리에 쪽 파일을 두세요</translation>
    </message>
    <message>
        <source>this link does not lead to a file: put the page&apos;s file in its place</source>
        <translation>이 링크는 파일로 이어지지 않아요. 그 자리에 쪽 파일을 두세요</translation>
    </message>
    <message numerus="yes">
        <source>a page&apos;s number has two or three digits: a lesson with more than %n page(s) is divided into several</source>
        <translation>
            <numerusform>쪽 번호는 두 자리나 세 자리예요. 쪽이 %n개를 넘는 강의는 여럿으로 나누세요</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no course.yaml here, but one in the folder above: a course is looked at as a whole, name the folder %1</source>
        <translation>여기에는 course.yaml이 없고 위 폴더에 있어요. 강좌는 통째로 살펴보니 이 폴더를 적으세요: %1</translation>
    </message>
    <message>
        <source>nothing is written in &quot;%1&quot; yet: make a folder %1 in each lesson, or take it out of this list</source>
        <translation>&quot;%1&quot; 언어로 쓴 글이 아직 없어요. 강의마다 %1 폴더를 만들거나 이 목록에서 빼세요.</translation>
    </message>
</context>
<context>
    <name>nunchi::course::DirectiveOptions</name>
    <message>
        <source>{%1} has no option %2; it knows: %3</source>
        <translation>{%1} 지시어에 이런 옵션은 없어요: %2. 쓸 수 있는 옵션: %3</translation>
    </message>
    <message>
        <source>the option %1 stands here twice: remove one</source>
        <translation>여기에 두 번 적은 옵션이에요: %1. 하나를 지우세요</translation>
    </message>
    <message>
        <source>the option %1 has no value: write it after the colon</source>
        <translation>값이 없는 옵션이에요: %1. 쌍점 뒤에 값을 적으세요</translation>
    </message>
    <message>
        <source>there is no level &quot;%1&quot;; there are: high-school, undergraduate, graduate</source>
        <translation>&quot;%1&quot; 수준은 없어요. 쓸 수 있는 수준: high-school, undergraduate, graduate</translation>
    </message>
    <message>
        <source>:%1: must be a whole number from %2 to %3</source>
        <translation>:%1: 옵션의 값은 %2부터 %3까지의 정수여야 해요</translation>
    </message>
    <message>
        <source>:%1: names &quot;%2&quot;, but counts from 1 to %3 here</source>
        <translation>:%1: 쓸 수 없는 값이에요(&quot;%2&quot;). 여기서는 1부터 %3까지 셀 수 있어요</translation>
    </message>
    <message>
        <source>an option has two colons: write :%1: …</source>
        <translation>옵션에는 쌍점이 둘 있어요. :%1: …처럼 쓰세요</translation>
    </message>
    <message>
        <source>this line is text: options such as :%1: stand right below the fence, before all text and empty lines</source>
        <translation>이 줄은 글로 읽혀요. :%1: 같은 옵션은 펜스 바로 아래, 글과 빈 줄보다 먼저 쓰세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Directives</name>
    <message>
        <source>a slide cannot break inside a box: close the box first</source>
        <translation>상자 안에서는 슬라이드를 나눌 수 없어요. 상자를 먼저 닫으세요</translation>
    </message>
    <message>
        <source>there is no directive {%1}; there are: %2</source>
        <translation>{%1} 지시어는 없어요. 쓸 수 있는 지시어: %2</translation>
    </message>
    <message>
        <source>boxes are nested too deeply here: take this one out</source>
        <translation>상자가 너무 깊이 겹쳤어요. 이 상자를 밖으로 빼세요</translation>
    </message>
    <message>
        <source>there is nothing in this box</source>
        <translation>이 상자가 비어 있어요</translation>
    </message>
    <message>
        <source>a student never sees speaker&apos;s notes: put {%1} outside them</source>
        <translation>학생에게는 발표자 노트가 보이지 않아요. 이것을 노트 밖으로 옮기세요: {%1}</translation>
    </message>
    <message>
        <source>this exhibit has no id: write &quot;id: …&quot;, so that what a learner did with it is kept when blocks are moved</source>
        <translation>이 데모에 id가 없어요. &quot;id: …&quot;를 적으세요. 그래야 블록을 옮겨도 배우는 사람이 데모에서 한 일이 그대로 남아요</translation>
    </message>
    <message>
        <source>name the exhibit on this line, as in {exhibit} attention-steps</source>
        <translation>{exhibit} attention-steps처럼 이 줄에 데모의 이름을 적으세요</translation>
    </message>
    <message>
        <source>an exhibit</source>
        <translation>데모</translation>
    </message>
    <message>
        <source>name the question on this line, as in {quiz} why-n2</source>
        <translation>{quiz} why-n2처럼 이 줄에 문제의 이름을 적으세요</translation>
    </message>
    <message>
        <source>this figure has no words for those who cannot see it: write &quot;:alt: …&quot; below this line, telling what it shows</source>
        <translation>그림을 볼 수 없는 사람을 위한 글이 없어요. 이 줄 아래에 &quot;:alt: …&quot;로 무엇을 보여 주는 그림인지 적으세요</translation>
    </message>
    <message>
        <source>name the picture on this line, as in {figure} figures/attention.svg</source>
        <translation>{figure} figures/attention.svg처럼 이 줄에 그림의 이름을 적으세요</translation>
    </message>
    <message>
        <source>a {table} holds one table and nothing else: rows that begin and end with |, and a line |---| under the first</source>
        <translation>{table} 안에는 표 하나만 둘 수 있어요. 행은 |로 시작해 |로 끝나고, 첫 행 아래에 |---| 줄이 와요</translation>
    </message>
    <message>
        <source>there is no program in this block</source>
        <translation>이 블록에 프로그램이 없어요</translation>
    </message>
    <message>
        <source>+++ parts the columns of a {columns}, directly in it: remove it</source>
        <translation>+++는 {columns} 바로 안에서 단을 나누는 줄이에요. 여기서는 지우세요</translation>
    </message>
    <message>
        <source>a student never sees speaker&apos;s notes: write the source in words here</source>
        <translation>학생에게는 발표자 노트가 보이지 않아요. 여기서는 출처를 글로 적으세요</translation>
    </message>
    <message>
        <source>columns cannot stand in columns: take these out</source>
        <translation>단 안에 다시 단을 둘 수 없어요. 이 단을 밖으로 빼세요</translation>
    </message>
    <message>
        <source>columns have no title: remove &quot;%1&quot;</source>
        <translation>단에는 제목이 없어요. 지우세요: &quot;%1&quot;</translation>
    </message>
    <message numerus="yes">
        <source>there are %n column(s) here, but 2 to 4 are possible: part them by lines +++</source>
        <translation>
            <numerusform>여기에 단이 %n개 있어요. 2개부터 4개까지 쓸 수 있어요. +++ 줄로 나누세요</numerusform>
        </translation>
    </message>
    <message>
        <source>there is nothing in one of these columns</source>
        <translation>비어 있는 단이 있어요</translation>
    </message>
    <message>
        <source>a summary has headings of its own: remove &quot;%1&quot;</source>
        <translation>{summary}에는 제목이 따로 있어요. 이 제목은 지우세요: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a summary is made from the lesson&apos;s pages: remove what is in it</source>
        <translation>{summary}는 강의의 쪽들에서 만들어져요. 안에 적은 것을 지우세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::FrontMatter</name>
    <message>
        <source>&quot;minutes&quot; must be a whole number from 1 to %1</source>
        <translation>&quot;minutes&quot;에는 1부터 %1까지의 정수를 적으세요</translation>
    </message>
    <message>
        <source>the front matter</source>
        <translation>머리 정보</translation>
    </message>
    <message>
        <source>there is no level &quot;%1&quot;; there are: high-school, undergraduate, graduate</source>
        <translation>&quot;%1&quot; 수준은 없어요. 쓸 수 있는 수준: high-school, undergraduate, graduate</translation>
    </message>
    <message>
        <source>a page begins with its front matter: a line ---, then &quot;title: …&quot;, then a line ---</source>
        <translation>쪽은 머리 정보로 시작해요. --- 한 줄, &quot;title: …&quot;, 다시 --- 한 줄을 차례로 적으세요</translation>
    </message>
    <message>
        <source>the front matter is not closed: put a line --- after it</source>
        <translation>머리 정보가 닫히지 않았어요. 끝에 --- 한 줄을 적으세요</translation>
    </message>
    <message>
        <source>the front matter is empty: write &quot;title: …&quot; between the lines ---</source>
        <translation>머리 정보가 비어 있어요. --- 두 줄 사이에 &quot;title: …&quot;을 적으세요</translation>
    </message>
    <message>
        <source>the front matter begins in the file&apos;s first line: remove what is empty above ---</source>
        <translation>머리말은 파일의 첫 줄에서 시작해요. --- 위의 빈 줄을 지우세요</translation>
    </message>
    <message>
        <source>under &quot;made-from&quot; stands one language with its digests, as in &quot;ko: [1a2b3c4d, 5e6f7a8b]&quot;: remove the field and let &quot;nunchi translated&quot; write it</source>
        <translation>&quot;made-from&quot; 아래에는 &quot;ko: [1a2b3c4d, 5e6f7a8b]&quot;처럼 언어 하나와 그 지문이 와요. 이 칸을 지우고 &quot;nunchi translated&quot; 명령으로 다시 적으세요</translation>
    </message>
    <message>
        <source>&quot;made-from&quot; names the page&apos;s own language &quot;%1&quot;: name the language it was translated from</source>
        <translation>&quot;made-from&quot;에 이 쪽 자신의 언어가 적혀 있어요: &quot;%1&quot;. 어느 언어에서 옮겼는지 적으세요</translation>
    </message>
    <message>
        <source>&quot;made-from&quot; is damaged: &quot;%1&quot; is not eight of the signs 0-9 and a-f; let &quot;nunchi translated&quot; write it anew</source>
        <translation>&quot;made-from&quot;이 망가졌어요. 0-9와 a-f로 된 여덟 글자여야 해요: &quot;%1&quot;. &quot;nunchi translated&quot; 명령으로 다시 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::GlossaryFile</name>
    <message>
        <source>a term</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>the term &quot;%1&quot; is missing in &quot;%2&quot;: write &quot;%2:&quot; with name and text</source>
        <translation>용어 &quot;%1&quot;: 다른 언어(&quot;%2&quot;)의 설명이 없어요. &quot;%2:&quot; 아래에 name과 text를 적으세요</translation>
    </message>
    <message>
        <source>there is no role &quot;%1&quot;; there are: q, k, v, w</source>
        <translation>&quot;%1&quot; 역할은 없어요. 쓸 수 있는 역할: q, k, v, w</translation>
    </message>
    <message>
        <source>a term&apos;s &quot;%1&quot;</source>
        <translation>용어의 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>under &quot;also&quot; stand other names for the term, as text</source>
        <translation>&quot;also&quot;에는 용어의 다른 이름을 글로 적으세요</translation>
    </message>
    <message>
        <source>two terms have the id &quot;%1&quot; (the other in line %2): give one another id</source>
        <translation>id가 &quot;%1&quot;인 용어가 둘 있어요(다른 하나는 %2번째 줄). 한쪽의 id를 바꾸세요</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stands here and in line %2: a word can name one term only</source>
        <translation>&quot;%1&quot;: 여기와 %2번째 줄에 있는 이름이에요. 한 낱말은 한 용어만 가리킬 수 있어요</translation>
    </message>
    <message>
        <source>this explanation has %1 signs: two lines (%2) are enough, a page can say more</source>
        <translation>설명이 %1자예요. 두 줄(%2자)이면 충분해요. 더 할 말은 본문에 쓰세요</translation>
    </message>
    <message>
        <source>the glossary cannot link to pages and blocks: say it in words</source>
        <translation>용어 풀이에서는 쪽이나 블록으로 링크할 수 없어요. 글로 적으세요</translation>
    </message>
    <message>
        <source>the glossary has no notes: say it in words</source>
        <translation>용어 풀이에는 주를 달 수 없어요. 글로 적으세요</translation>
    </message>
    <message>
        <source>glossary.yaml</source>
        <translation>glossary.yaml</translation>
    </message>
    <message>
        <source>the course has no language &quot;%1&quot;; it has: %2</source>
        <translation>강좌에 없는 언어예요: &quot;%1&quot;. 있는 언어: %2</translation>
    </message>
    <message>
        <source>no term is written in &quot;%1&quot;: look whether the course has this language (course.yaml), and write &quot;%1:&quot; with name and text in each term</source>
        <translation>이 언어로 쓴 용어가 하나도 없어요: &quot;%1&quot;. course.yaml의 언어가 맞는지 보고, 용어마다 &quot;%1:&quot; 아래에 name과 text를 쓰세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Links</name>
    <message>
        <source>the picture %1 is not in the lesson&apos;s folder: lessons work without a network</source>
        <translation>그림이 강의 폴더에 없어요: %1. 강의는 인터넷 없이도 볼 수 있어야 해요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address on the web: write it as https://name/path</source>
        <translation>&quot;%1&quot;: 인터넷 주소가 아니에요. https://이름/경로처럼 적으세요</translation>
    </message>
    <message>
        <source>the address %1 names a user before an @, which hides where it leads: write it without</source>
        <translation>주소 %1: @ 앞에 사용자 이름이 있어서 어디로 가는지 알기 어려워요. 이름을 빼고 적으세요</translation>
    </message>
    <message>
        <source>write the address %1 with https: before it</source>
        <translation>주소 %1: 앞에 https:를 붙이세요</translation>
    </message>
    <message>
        <source>links cannot lead to &quot;%1:&quot;: write page:…, block:…, or an address that begins with https://</source>
        <translation>&quot;%1:&quot; 링크는 쓸 수 없어요. page:…, block:… 또는 https://로 시작하는 주소를 적으세요</translation>
    </message>
    <message>
        <source>links lead to a page (page:three-vectors), a block (block:demo) or an address on the web (https://…), not to &quot;%1&quot;</source>
        <translation>링크는 쪽(page:three-vectors), 블록(block:demo), 인터넷 주소(https://…)로 갈 수 있어요. 이 링크는 쓸 수 없어요: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a picture stands in a block of its own, {figure} %1, with words for those who cannot see it</source>
        <translation>그림은 {figure} %1 블록에 따로 넣고, 볼 수 없는 사람을 위한 글도 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Markdown</name>
    <message>
        <source>only running text can stand here, no lists, tables, quotes or code</source>
        <translation>여기에는 글만 쓸 수 있어요. 목록, 표, 인용, 코드는 쓸 수 없어요</translation>
    </message>
    <message>
        <source>this row has more cells (%1) than the line of dashes under the head (%2): what is beyond is not shown; write \| for a bar that is text</source>
        <translation>이 행의 칸(%1개)이 머리 아래 줄표(%2개)보다 많아요. 넘친 칸은 보이지 않아요. 글자 |는 \|로 적으세요</translation>
    </message>
    <message>
        <source>this line is read as a row of the table and has fewer cells (%1) than the line of dashes under the head (%2): write the missing ones, or leave an empty line after the table</source>
        <translation>이 줄은 표의 행으로 읽히는데 칸(%1개)이 머리 아래 줄표(%2개)보다 적어요. 빠진 칸을 적거나 표 뒤에 빈 줄을 두세요</translation>
    </message>
    <message>
        <source>this address is only text, nobody can follow it: write [words](https://…)</source>
        <translation>글자일 뿐인 주소라서 누를 수 없어요. [글](https://…)로 적으세요</translation>
    </message>
    <message>
        <source>~~ is shown as it is: lessons do not strike words out; write \~ for the sign</source>
        <translation>~~는 그대로 보여요. 강의에서는 줄을 그어 지우지 않아요. 기호 자체는 \~로 적으세요</translation>
    </message>
    <message>
        <source>boxes to tick are shown as they are written: remove %1, or ask with a {quiz}</source>
        <translation>표시 칸은 쓴 그대로 보여요: %1. 지우거나 {quiz}로 물어보세요</translation>
    </message>
    <message>
        <source>this line says where a link named so leads, nothing uses it, and it is not shown: remove it, or write \[ if it is text</source>
        <translation>이 이름의 링크가 어디로 가는지 정한 줄인데 쓰는 곳이 없고, 보이지도 않아요. 지우거나, 글이라면 \[로 적으세요</translation>
    </message>
    <message>
        <source>this table runs on from the line above and is not read as a table: leave an empty line above it</source>
        <translation>윗줄에 이어져 표로 읽히지 않아요. 위에 빈 줄을 두세요</translation>
    </message>
    <message>
        <source>this is no heading: it has at most six #</source>
        <translation>제목이 아니에요. #은 여섯 개까지 써요</translation>
    </message>
    <message>
        <source>this is no heading: write a space after %1, or \# for the sign</source>
        <translation>제목이 아니에요. %1 뒤를 한 칸 띄거나, 글자 그대로라면 \#로 쓰세요</translation>
    </message>
    <message>
        <source>what looks like a row of a table is shown as text: write a line |---|---| under the first row</source>
        <translation>표의 행처럼 보이지만 글로 보여요. 첫 행 아래에 |---|---| 줄을 쓰세요</translation>
    </message>
    <message>
        <source>this link has no words, so nobody can see it: write [words](%1)</source>
        <translation>이 링크에는 글자가 없어 아무도 볼 수 없어요. [글자](%1)처럼 쓰세요</translation>
    </message>
    <message>
        <source>raw HTML is not shown in lessons: use Markdown, or write \&lt; for the sign</source>
        <translation>강의에서는 HTML을 그대로 쓸 수 없어요. 마크다운을 쓰거나, 부호라면 \&lt;로 적으세요</translation>
    </message>
    <message>
        <source>** stays as it is here: emphasis has no space just inside the stars and ends in the same paragraph; write \*\* for stars</source>
        <translation>여기서는 **가 그대로 보여요. 강조는 별표 바로 안쪽에 빈칸을 두지 않고 같은 문단에서 닫아야 해요. 별표를 보이려면 \*\*로 적으세요</translation>
    </message>
    <message>
        <source>%1 is not known: write the character itself</source>
        <translation>%1: 알 수 없는 이름이에요. 글자를 그대로 적으세요</translation>
    </message>
    <message>
        <source>there is no role {%1}: {q}, {k}, {v} and {w} colour a word, {term} names a word of the glossary</source>
        <translation>{%1}이라는 역할은 없어요. {q}, {k}, {v}, {w}는 낱말에 색을 입히고 {term}은 용어를 가리켜요</translation>
    </message>
    <message>
        <source>a slide break stands at the left margin, outside lists and quotes</source>
        <translation>슬라이드를 나누는 줄은 목록이나 인용 밖, 맨 왼쪽에 두세요</translation>
    </message>
    <message>
        <source>lists and quotes are nested too deeply here: use fewer levels</source>
        <translation>목록과 인용이 너무 깊이 겹쳤어요. 단계를 줄이세요</translation>
    </message>
    <message numerus="yes">
        <source>a table may have at most %n column(s)</source>
        <translation>
            <numerusform>표의 열은 %n개까지 둘 수 있어요</numerusform>
        </translation>
    </message>
    <message>
        <source>this line is a heading because of the line under it: write ## before a heading, or leave an empty line between</source>
        <translation>아래 줄 때문에 이 줄이 제목이 되었어요. 제목이라면 앞에 ##을 쓰고, 아니라면 사이에 빈 줄을 두세요</translation>
    </message>
    <message>
        <source>the page&apos;s title stands in its front matter: begin headings with ##</source>
        <translation>쪽의 제목은 맨 위 머리말에 있어요. 본문의 제목은 ##부터 쓰세요</translation>
    </message>
    <message>
        <source>a directive stands at the left margin, outside lists and quotes</source>
        <translation>지시문은 목록이나 인용 밖, 맨 왼쪽에 두세요</translation>
    </message>
    <message>
        <source>$$ in a table is shown in the line: write $…$</source>
        <translation>표 안의 $$는 줄 안에 보여요. $…$로 쓰세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Mathematics</name>
    <message>
        <source>this is not taken for a formula: write words in it as \text{…}, or \$ for a dollar sign</source>
        <translation>수식으로 읽지 않았어요. 수식 속의 낱말은 \text{…}로, 달러 기호는 \$로 적으세요</translation>
    </message>
    <message>
        <source>this dollar opens no formula: there may be no space just inside the dollars, and no digit after the closing one; write \$ for a dollar sign</source>
        <translation>이 달러에서는 수식이 시작되지 않아요. 달러 바로 안쪽에 빈칸이 없어야 하고 닫는 달러 뒤에 숫자가 없어야 해요. 달러 기호는 \$로 적으세요</translation>
    </message>
    <message>
        <source>this $$ is not closed: put $$ after the formula, without an empty line in between</source>
        <translation>$$가 닫히지 않았어요. 빈 줄 없이 수식 뒤에 $$를 적으세요</translation>
    </message>
    <message>
        <source>there is nothing between these dollars</source>
        <translation>두 달러 사이가 비어 있어요</translation>
    </message>
    <message>
        <source>a note&apos;s text stands at the left margin, outside lists and quotes</source>
        <translation>주의 글은 목록과 인용 밖, 왼쪽 끝에 적으세요</translation>
    </message>
    <message>
        <source>no ` closes this word: write {%1}`word`</source>
        <translation>이 낱말을 닫는 `이 없어요. {%1}`낱말`처럼 쓰세요</translation>
    </message>
    <message>
        <source>{%1} is shown as it is: between } and ` stands no space, as in {%1}`word`</source>
        <translation>{%1}: 글자 그대로 보여요. {%1}`낱말`처럼 }와 ` 사이를 띄지 마세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Notes</name>
    <message>
        <source>the note [^%1] is written twice (the other in line %2): give one another id</source>
        <translation>주 [^%1]: 두 번 적었어요(다른 하나는 %2번째 줄). 한쪽의 id를 바꾸세요</translation>
    </message>
    <message>
        <source>this note says nothing: write its text after the colon</source>
        <translation>이 주는 비어 있어요. 쌍점 뒤에 글을 적으세요</translation>
    </message>
    <message>
        <source>a note cannot have a note: put both into one</source>
        <translation>주에 다시 주를 달 수 없어요. 하나로 합치세요</translation>
    </message>
    <message>
        <source>there is no note [^%1] on this page: write &quot;[^%1]: …&quot; at the left margin, or \[^ for the signs themselves</source>
        <translation>이 쪽에 주 [^%1]의 글이 없어요. 왼쪽 끝에 &quot;[^%1]: …&quot;를 적거나, 기호 그대로라면 \[^로 적으세요</translation>
    </message>
    <message>
        <source>nothing points to this note: write [^%1] where it belongs, or remove it</source>
        <translation>이 주를 가리키는 곳이 없어요. 필요한 곳에 [^%1]를 적거나 주를 지우세요</translation>
    </message>
    <message>
        <source>a note&apos;s id is made of small letters, digits and hyphens, as in [^bahdanau]; write \[^ for the signs themselves</source>
        <translation>주의 id는 [^bahdanau]처럼 영문 소문자, 숫자, 붙임표로 써요. 글자 그대로 보이려면 \[^로 쓰세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::PageReader</name>
    <message>
        <source>there is nothing on the slide before this break: remove the break</source>
        <translation>이 나눔줄 앞의 슬라이드가 비어 있어요. 나눔줄을 지우세요</translation>
    </message>
    <message>
        <source>there is nothing on the slide after this break: remove the break</source>
        <translation>이 나눔줄 뒤의 슬라이드가 비어 있어요. 나눔줄을 지우세요</translation>
    </message>
    <message>
        <source>the page is empty: write text after the front matter</source>
        <translation>쪽이 비어 있어요. 머리 정보 뒤에 글을 쓰세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::PageSplitter</name>
    <message>
        <source>this line is a slide break: write it as ---</source>
        <translation>이 줄은 슬라이드 나눔줄이에요. ---로 적으세요</translation>
    </message>
    <message>
        <source>this slide break stands right under text, which elsewhere makes that text a heading: leave an empty line above it</source>
        <translation>슬라이드 나눔줄이 글 바로 아래에 있어요. 다른 프로그램에서는 그 글이 제목이 되니 위에 빈 줄을 두세요</translation>
    </message>
    <message>
        <source>this fence is not closed: put %1 on a line of its own after what belongs to it; a fence around other fences needs more signs than they have</source>
        <translation>이 펜스가 닫히지 않았어요. 그 안의 내용 다음에 한 줄을 따로 써서 닫으세요: %1. 다른 펜스를 감싸는 펜스는 기호를 더 많이 써야 해요</translation>
    </message>
    <message>
        <source>after { a directive&apos;s name and } are expected, as in {key}</source>
        <translation>{ 다음에는 {key}처럼 지시어 이름과 }를 적으세요</translation>
    </message>
    <message>
        <source>after a fence of backticks no backtick can stand in the line: remove it from the title</source>
        <translation>백틱으로 연 펜스의 줄에는 다른 백틱을 쓸 수 없어요. 제목에서 지우세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Parity</name>
    <message>
        <source>none</source>
        <comment>no numbers</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no links or words</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 in the other language</source>
        <extracomment>%1: the thing that differs, %2: what it is here, %3: what it is in the other language</extracomment>
        <translation>%1: 여기 %2, 다른 언어 %3</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>present</source>
        <translation>있음</translation>
    </message>
    <message>
        <source>the exhibit differs</source>
        <translation>데모가 달라요</translation>
    </message>
    <message>
        <source>&quot;share&quot; differs</source>
        <translation>&quot;share&quot;가 달라요</translation>
    </message>
    <message>
        <source>the values under &quot;set&quot; differ</source>
        <translation>&quot;set&quot;의 값이 달라요</translation>
    </message>
    <message>
        <source> (right)</source>
        <translation> (정답)</translation>
    </message>
    <message>
        <source>the choices differ</source>
        <translation>보기가 달라요</translation>
    </message>
    <message>
        <source>the answer differs</source>
        <translation>정답이 달라요</translation>
    </message>
    <message>
        <source>the tolerance differs</source>
        <translation>허용 오차가 달라요</translation>
    </message>
    <message>
        <source>the mistakes differ</source>
        <translation>&quot;mistakes&quot;가 달라요</translation>
    </message>
    <message>
        <source>the question is of another type than in the other language</source>
        <translation>문제의 유형이 다른 언어와 달라요</translation>
    </message>
    <message>
        <source>&quot;concept&quot; differs</source>
        <translation>&quot;concept&quot;가 달라요</translation>
    </message>
    <message>
        <source>&quot;hint&quot; differs</source>
        <translation>&quot;hint&quot;가 달라요</translation>
    </message>
    <message>
        <source>&quot;right&quot; differs</source>
        <translation>&quot;right&quot;가 달라요</translation>
    </message>
    <message>
        <source>&quot;explain&quot; differs</source>
        <translation>&quot;explain&quot;이 달라요</translation>
    </message>
    <message>
        <source>the number of columns differs</source>
        <translation>열 수가 달라요</translation>
    </message>
    <message>
        <source>the number of rows differs</source>
        <translation>행 수가 달라요</translation>
    </message>
    <message>
        <source>the numbers in column %1 differ: %2 here, %3 in the other language</source>
        <translation>%1번째 열의 수가 달라요: 여기 %2, 다른 언어 %3</translation>
    </message>
    <message>
        <source>the number of items differs</source>
        <translation>항목 수가 달라요</translation>
    </message>
    <message>
        <source>the list is numbered in one language only</source>
        <translation>목록에 한 언어에서만 번호가 붙어 있어요</translation>
    </message>
    <message>
        <source>the links differ</source>
        <translation>링크가 달라요</translation>
    </message>
    <message>
        <source>the heading&apos;s level differs</source>
        <translation>제목의 단계가 달라요</translation>
    </message>
    <message>
        <source>the language of the code differs</source>
        <translation>코드의 언어가 달라요</translation>
    </message>
    <message>
        <source>%1 has no counterpart in %2: the translation goes on where that page ends</source>
        <translation>%1: %2 파일에 짝이 없어요. 그 파일은 끝났는데 번역이 더 이어져요</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the translation ends here; %1 is missing</source>
        <translation>번역이 여기서 끝나요. 빠진 블록: %1</translation>
    </message>
    <message>
        <source>%1 stands here, but in the same place of the other language stands %2: both must have the same blocks in the same order</source>
        <translation>여기에는 %1, 다른 언어의 같은 곳에는 %2 블록이 있어요. 두 언어의 블록은 종류와 차례가 같아야 해요</translation>
    </message>
    <message>
        <source>&quot;minutes&quot; is %1 here and %2 in %3: make them equal</source>
        <translation>&quot;minutes&quot;를 같게 맞추세요(여기: %1, 다른 언어: %2, 그 언어: %3)</translation>
    </message>
    <message>
        <source>&quot;level&quot; is &quot;%1&quot; here and &quot;%2&quot; in %3: make them equal</source>
        <translation>&quot;level&quot;을 같게 맞추세요(여기: &quot;%1&quot;, 다른 언어: &quot;%2&quot;, 그 언어: %3)</translation>
    </message>
    <message>
        <source>%1 (see %2)</source>
        <translation>%1 (%2 참고)</translation>
    </message>
    <message>
        <source>the marked rows differ</source>
        <translation>표시한 행이 달라요</translation>
    </message>
    <message>
        <source>the marked columns differ</source>
        <translation>표시한 열이 달라요</translation>
    </message>
    <message>
        <source>the table has a caption in one language only</source>
        <translation>표의 제목이 한 언어에만 있어요</translation>
    </message>
    <message>
        <source>the notes differ</source>
        <translation>주가 달라요</translation>
    </message>
    <message>
        <source>the words of the glossary differ</source>
        <translation>용어가 달라요</translation>
    </message>
    <message>
        <source>the picture differs</source>
        <translation>그림이 달라요</translation>
    </message>
    <message>
        <source>the width differs</source>
        <translation>너비가 달라요</translation>
    </message>
    <message>
        <source>the caption differs</source>
        <translation>그림의 설명이 달라요</translation>
    </message>
    <message>
        <source>nothing more</source>
        <comment>the program ends</comment>
        <translation>더 없음</translation>
    </message>
    <message>
        <source>the level differs</source>
        <translation>수준이 달라요</translation>
    </message>
    <message>
        <source>the box has a title in one language only</source>
        <translation>상자의 제목이 한 언어에만 있어요</translation>
    </message>
    <message>
        <source>an address on the web</source>
        <translation>인터넷 주소</translation>
    </message>
    <message>
        <source>the program differs: %1 here, %2 in the other language; only comments may differ</source>
        <translation>프로그램이 서로 달라요. 여기: %1, 다른 언어: %2. 주석만 다를 수 있어요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Parts</name>
    <message>
        <source>title</source>
        <extracomment>the title of a page, as one of the things that are translated</extracomment>
        <translation>제목</translation>
    </message>
    <message>
        <source>note &quot;%1&quot;</source>
        <translation>각주 &quot;%1&quot;</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Pictures</name>
    <message>
        <source>this file is no PNG picture, whatever its name says: save it as PNG again</source>
        <translation>이름은 PNG인데 PNG 그림이 아니에요. PNG로 다시 저장하세요</translation>
    </message>
    <message>
        <source>this picture has %1 × %2 pixels; up to %3 × %3 are possible: make it smaller</source>
        <translation>그림이 %1 × %2픽셀이에요. %3 × %3픽셀까지 쓸 수 있어요. 줄이세요</translation>
    </message>
    <message>
        <source>this PNG picture is cut off: save it again</source>
        <translation>PNG 그림이 중간에 잘렸어요. 다시 저장하세요</translation>
    </message>
    <message>
        <source>the picture cannot be read: %1</source>
        <translation>그림을 읽을 수 없어요: %1</translation>
    </message>
    <message numerus="yes">
        <source>this picture is larger than %n MB: make it smaller</source>
        <translation>
            <numerusform>그림이 %nMB를 넘어요. 줄이세요</numerusform>
        </translation>
    </message>
    <message>
        <source>this style points outside the picture: keep to url(#…)</source>
        <translation>이 스타일이 그림 밖을 가리켜요. url(#…)만 쓰세요</translation>
    </message>
    <message>
        <source>&lt;?…?&gt; has no place in a picture: remove it</source>
        <translation>그림에 &lt;?…?&gt;를 쓸 수 없어요. 지우세요</translation>
    </message>
    <message>
        <source>a picture may declare no document type and no entities: remove &lt;!DOCTYPE …&gt;</source>
        <translation>그림에 문서 유형과 개체를 선언할 수 없어요. &lt;!DOCTYPE …&gt;을 지우세요</translation>
    </message>
    <message>
        <source>the picture is not well-formed XML here (%1): save it again from the program that drew it</source>
        <extracomment>%1 is the (English) message of the XML library</extracomment>
        <translation>그림의 XML이 여기서 깨졌어요(%1). 그림을 그린 프로그램에서 다시 저장하세요</translation>
    </message>
    <message>
        <source>this is no SVG picture: it begins with &lt;%1&gt;</source>
        <translation>SVG 그림이 아니에요. 첫 요소: &lt;%1&gt;</translation>
    </message>
    <message>
        <source>&lt;%1&gt; has no place in a picture: remove it</source>
        <translation>그림에 쓸 수 없는 요소예요: &lt;%1&gt;. 지우세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; runs a program: remove it</source>
        <translation>&quot;%1&quot;: 프로그램을 실행하는 부분이에요. 지우세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; points outside the picture (%2): a picture holds all it shows</source>
        <translation>&quot;%1&quot;: 그림 밖을 가리켜요(%2). 그림은 필요한 것을 모두 안에 담아야 해요</translation>
    </message>
    <message>
        <source>how large the picture is cannot be told: give &lt;svg&gt; a viewBox=&quot;0 0 width height&quot;</source>
        <translation>그림의 크기를 알 수 없어요. &lt;svg&gt;에 viewBox=&quot;0 0 너비 높이&quot;를 적으세요</translation>
    </message>
    <message>
        <source>the picture is more than %1 times as long as wide, or as wide as long: draw it otherwise</source>
        <translation>그림의 가로와 세로가 %1배 넘게 차이 나요. 다르게 그리세요</translation>
    </message>
    <message>
        <source>the picture is not UTF-8: save it again with the encoding UTF-8</source>
        <translation>그림이 UTF-8이 아니에요. UTF-8로 다시 저장하세요</translation>
    </message>
    <message>
        <source>the picture is nested too deeply, or something in it repeats itself: simplify it</source>
        <translation>그림이 너무 깊이 겹쳤거나 제 안에서 되풀이돼요. 간단히 하세요</translation>
    </message>
    <message>
        <source>the picture has more than %1 elements, repeated ones counted: simplify it</source>
        <translation>되풀이한 것까지 세면 그림의 요소가 %1개를 넘어요. 간단히 하세요</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; is not in the lesson&apos;s folder: put it there, and write its path from there, as in figures/attention.svg</source>
        <translation>강의 폴더에 없는 그림이에요: &quot;%1&quot;. 그림을 강의 폴더에 넣고 figures/attention.svg처럼 그 폴더부터의 경로를 적으세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no picture that can be shown: its name must end with .svg or .png</source>
        <translation>보여 줄 수 있는 그림이 아니에요: &quot;%1&quot;. 이름이 .svg나 .png로 끝나야 해요</translation>
    </message>
    <message>
        <source>there is no picture %1: the path begins in the lesson&apos;s folder</source>
        <translation>이런 그림이 없어요: %1. 경로는 강의 폴더부터 적으세요</translation>
    </message>
    <message>
        <source>the picture &quot;%1&quot; is a link that leaves the lesson&apos;s folder: put a copy in its place</source>
        <translation>강의 폴더를 벗어나는 링크 파일이에요: &quot;%1&quot;. 그 자리에 복사본을 두세요</translation>
    </message>
    <message>
        <source>nothing is cut off by &lt;%1&gt; here: draw only the part that is to be seen</source>
        <translation>&lt;%1&gt;: 여기서는 아무것도 잘라 내지 않아요. 보일 부분만 그리세요</translation>
    </message>
    <message>
        <source>nothing is hidden by &lt;%1&gt; here: draw it with a gradient, or save the picture as PNG</source>
        <translation>&lt;%1&gt;: 여기서는 아무것도 가리지 않아요. 그러데이션으로 그리거나 PNG로 저장하세요</translation>
    </message>
    <message>
        <source>what is filled with a &lt;%1&gt; stays empty here: repeat the shape with &lt;use&gt;</source>
        <translation>&lt;%1&gt;: 이것으로 채운 곳은 비어 보여요. &lt;use&gt;로 도형을 되풀이하세요</translation>
    </message>
    <message>
        <source>&lt;%1&gt; is not drawn here: draw the arrowhead as a path (Inkscape: Path, Stroke to Path)</source>
        <translation>&lt;%1&gt;: 그려지지 않아요. 화살촉을 path로 그리세요(Inkscape: 경로, 윤곽선을 경로로)</translation>
    </message>
    <message>
        <source>&lt;%1&gt; does nothing here: draw without it, or save the picture as PNG</source>
        <translation>&lt;%1&gt;: 여기서는 효과가 없어요. 쓰지 말고 그리거나 PNG로 저장하세요</translation>
    </message>
    <message>
        <source>words along a path (&lt;%1&gt;) are not drawn here: turn them into paths, or write straight</source>
        <translation>경로를 따라 쓴 글(&lt;%1&gt;)은 그려지지 않아요. 경로로 바꾸거나 곧게 쓰세요</translation>
    </message>
    <message>
        <source>pictures stand still here: remove &lt;%1&gt;, and draw what is to be seen in the end</source>
        <translation>그림은 움직이지 않아요. &lt;%1&gt; 요소를 지우고 마지막 모습을 그리세요</translation>
    </message>
    <message>
        <source>the colour %1 is not known here and turns black: write it as #rrggbb, and how clear it is as %2-opacity</source>
        <translation>모르는 색이라 검게 그려져요: %1. #rrggbb로 쓰고 투명도는 %2-opacity로 쓰세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does nothing here, the words stand elsewhere: set their y instead</source>
        <translation>&quot;%1&quot;: 효과가 없어 글자 위치가 달라져요. 대신 y를 정하세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does nothing here: draw without it</source>
        <translation>&quot;%1&quot;: 여기서는 효과가 없어요. 쓰지 말고 그리세요</translation>
    </message>
    <message>
        <source>&quot;dx&quot; and &quot;dy&quot; do nothing here: write each line of words as a &lt;text&gt; with x and y of its own</source>
        <translation>&quot;dx&quot;와 &quot;dy&quot;는 효과가 없어요. 줄마다 x와 y가 있는 &lt;text&gt;로 쓰세요</translation>
    </message>
    <message>
        <source>&quot;transform&quot; in a style does nothing here: write it as an attribute of the element</source>
        <translation>style 안의 &quot;transform&quot;은 효과가 없어요. 요소의 속성으로 쓰세요</translation>
    </message>
    <message>
        <source>&lt;svg&gt; has no viewBox, so the picture may be cut off where it is drawn smaller: write viewBox=&quot;0 0 %1 %2&quot; in it</source>
        <translation>&lt;svg&gt;에 viewBox가 없어 작게 그릴 때 잘릴 수 있어요. viewBox=&quot;0 0 %1 %2&quot;를 쓰세요</translation>
    </message>
    <message>
        <source>this PNG picture holds fewer pixels than it says: save it again from the program that drew it</source>
        <translation>이 PNG 그림은 적힌 크기보다 픽셀이 적어요. 그린 프로그램에서 다시 저장하세요</translation>
    </message>
    <message numerus="yes">
        <source>and %n more like these, from here on: look at lines %1</source>
        <extracomment>%1: line numbers, as in &quot;12, 15, 40&quot;; what is meant are things a picture may not have</extracomment>
        <translation>
            <numerusform>여기부터 이런 것이 %n개 더 있어요. %1번째 줄을 살펴보세요</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::PlainText</name>
    <message>
        <source>&quot;%1&quot; is shown as it is written: here stand words and formulas between dollars, no other Markdown and no HTML</source>
        <translation>&quot;%1&quot;: 쓴 그대로 보여요. 여기에는 글과 달러 사이의 수식만 쓸 수 있고, 다른 마크다운과 HTML은 쓸 수 없어요</translation>
    </message>
    <message>
        <source>a dollar has no partner here and is shown as it is: close the formula with $, or write \$ for a dollar sign</source>
        <translation>짝이 없는 달러 기호라 그대로 보여요. 수식이라면 $로 닫고, 달러 기호라면 \$로 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::QuestionReader</name>
    <message>
        <source>there is no type &quot;%1&quot;; there are: single, multiple, numeric</source>
        <translation>&quot;%1&quot; 유형은 없어요. 쓸 수 있는 유형: single, multiple, numeric</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>this wrong choice has no &quot;why: …&quot;: say what is wrong about it, learners get most from that</source>
        <translation>이 틀린 보기에 &quot;why: …&quot;가 없어요. 무엇이 틀렸는지 적으세요. 배우는 사람에게 가장 도움이 되는 글이에요</translation>
    </message>
    <message>
        <source>a question to choose from needs at least two choices</source>
        <translation>고르는 문제에는 보기가 둘 이상 있어야 해요</translation>
    </message>
    <message>
        <source>no choice is right: mark one with &quot;right: true&quot;</source>
        <translation>정답인 보기가 없어요. 하나에 &quot;right: true&quot;를 적으세요</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) are right, but the type is single: keep one, or write &quot;type: multiple&quot;</source>
        <translation>
            <numerusform>type이 single인데 정답인 보기가 %n개예요. 하나만 남기거나 &quot;type: multiple&quot;로 바꾸세요</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to questions of type numeric</source>
        <translation>&quot;%1&quot;: numeric 유형의 문제에만 쓸 수 있어요</translation>
    </message>
    <message>
        <source>the question has no &quot;choices:&quot;</source>
        <translation>문제에 &quot;choices:&quot;가 없어요</translation>
    </message>
    <message numerus="yes">
        <source>a question may have at most %n choice(s)</source>
        <translation>
            <numerusform>문제의 보기는 %n개까지 쓸 수 있어요</numerusform>
        </translation>
    </message>
    <message>
        <source>two choices have the id &quot;%1&quot;: give one another</source>
        <translation>id가 &quot;%1&quot;인 보기가 둘이에요. 한쪽의 id를 바꾸세요</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>오답</translation>
    </message>
    <message>
        <source>a mistake needs &quot;value: …&quot;: the number it leads to</source>
        <translation>오답에는 &quot;value: …&quot;가 필요해요. 잘못 풀었을 때 나오는 수를 적으세요</translation>
    </message>
    <message>
        <source>this value counts as right: lower the tolerance or remove the mistake</source>
        <translation>이 값은 정답으로 처리돼요. 허용 오차를 줄이거나 이 오답을 지우세요</translation>
    </message>
    <message>
        <source>&quot;choices&quot; belong to questions of type single or multiple</source>
        <translation>&quot;choices&quot;는 single, multiple 유형의 문제에만 쓸 수 있어요</translation>
    </message>
    <message>
        <source>a numeric question needs &quot;answer: …&quot; with the right number</source>
        <translation>수로 답하는 문제에는 &quot;answer: …&quot;가 필요해요. 정답인 수를 적으세요</translation>
    </message>
    <message>
        <source>the tolerance cannot be below 0</source>
        <translation>허용 오차는 0보다 작을 수 없어요</translation>
    </message>
    <message>
        <source>a numeric question needs &quot;explain: …&quot;: how one gets to the number</source>
        <translation>수로 답하는 문제에는 &quot;explain: …&quot;이 필요해요. 그 수가 어떻게 나오는지 적으세요</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>there is nothing in this question: it needs &quot;type: …&quot; and &quot;ask: …&quot;</source>
        <translation>문제가 비어 있어요. &quot;type: …&quot;과 &quot;ask: …&quot;를 적으세요</translation>
    </message>
    <message>
        <source>this question has no &quot;hint: …&quot; for the second attempt</source>
        <translation>이 문제에 두 번째 시도를 도울 &quot;hint: …&quot;가 없어요</translation>
    </message>
    <message>
        <source>two mistakes have this value, and only the first is ever told: remove one</source>
        <translation>값이 같은 오답이 둘이라 첫째 것만 쓰여요. 하나를 지우세요</translation>
    </message>
    <message>
        <source>this choice says the same as &quot;%1&quot;: remove one, or say how they differ</source>
        <translation>다른 보기와 똑같은 보기예요: &quot;%1&quot;. 하나를 지우거나 다른 점을 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Reading</name>
    <message>
        <source>more problems follow in this file: mend those above first</source>
        <translation>이 파일에는 고칠 곳이 더 있어요. 위의 것부터 고치세요</translation>
    </message>
    <message numerus="yes">
        <source>a page has at most %n block(s), rows and cells, and this one has more: divide it into several pages</source>
        <translation>
            <numerusform>한 쪽에는 블록, 행, 칸이 모두 %n개까지예요. 쪽을 여럿으로 나누세요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a page has at most %n formula(s), and this one has more: divide it into several pages</source>
        <translation>
            <numerusform>한 쪽에 쓸 수 있는 수식은 %n개까지인데 이 쪽에는 더 있어요. 여러 쪽으로 나누세요</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::SourceText</name>
    <message>
        <source>%1 is not a file</source>
        <translation>파일이 아니에요: %1</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>이런 파일이 없어요: %1</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>파일을 읽을 수 없어요: %1</translation>
    </message>
    <message>
        <source>the file is larger than 2 MB: divide it into several pages</source>
        <translation>파일이 2 MB보다 커요. 여러 쪽으로 나누세요</translation>
    </message>
    <message>
        <source>the file is not UTF-8 (byte 0x%1): save it again with the encoding UTF-8</source>
        <translation>UTF-8 파일이 아니에요(바이트 0x%1). 인코딩을 UTF-8로 골라 다시 저장하세요</translation>
    </message>
    <message>
        <source>the file holds a zero byte: this is not a text file</source>
        <translation>파일에 값이 0인 바이트가 있어요. 텍스트 파일이 아니에요</translation>
    </message>
    <message>
        <source>a character of the private use area stands here: delete it, it looks different on every computer</source>
        <translation>사용자 정의 영역의 글자가 있어요. 컴퓨터마다 다르게 보이니 지우세요</translation>
    </message>
    <message>
        <source>a control character (%1) stands here, which nobody sees: delete it</source>
        <translation>보이지 않는 제어 문자(%1)가 있어요. 지우세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Terms</name>
    <message>
        <source>words of the glossary are pointed to from pages only: write the word itself</source>
        <translation>용어는 본문에서만 가리킬 수 있어요. 낱말을 그대로 적으세요</translation>
    </message>
    <message>
        <source>glossary.yaml has no term with the id &quot;%1&quot;: correct the id, or add the term</source>
        <translation>glossary.yaml에 id가 &quot;%1&quot;인 용어가 없어요. id를 고치거나 용어를 더하세요</translation>
    </message>
    <message>
        <source>glossary.yaml has no term called &quot;%1&quot;: add it there, or name the term&apos;s id, as in {term}`%1 &lt;attention&gt;`</source>
        <translation>glossary.yaml에 &quot;%1&quot; 용어가 없어요. 용어를 더하거나, {term}`%1 &lt;attention&gt;`처럼 용어의 id를 적으세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::TranslationCheck</name>
    <message>
        <source>%1 is out of date: its source %2 was changed since; look at both, then say &quot;%3&quot;</source>
        <extracomment>%1: paragraph &quot;p3&quot;, in the translation; %2: ko/01-idea.md:12; %3: a command</extracomment>
        <translation>%1: 번역한 뒤에 원문(%2)이 바뀌었어요. 두 쪽을 견주어 고친 다음 &quot;%3&quot; 명령을 내리세요</translation>
    </message>
    <message>
        <source>%1 (%2) is new since this translation was made: translate it to stand here, then say &quot;%3&quot;</source>
        <extracomment>%1: paragraph &quot;p3&quot;, in the source; %2: ko/01-idea.md:12; %3: a command</extracomment>
        <translation>번역한 뒤에 원문에 새로 들어간 부분이 있어요: %1(%2). 이 자리에 옮긴 다음 &quot;%3&quot; 명령을 내리세요</translation>
    </message>
    <message>
        <source>out of date: in %1 something was removed that is translated here; look at both, then say &quot;%2&quot;</source>
        <translation>여기에 옮겨 둔 부분이 원문 %1에서 빠졌어요. 두 쪽을 견주어 고친 다음 &quot;%2&quot; 명령을 내리세요</translation>
    </message>
    <message>
        <source>%1 is out of date: its source stands elsewhere now, at %2; look at both, then say &quot;%3&quot;</source>
        <translation>%1: 번역한 뒤에 원문의 자리가 바뀌어 지금은 %2에 있어요. 두 쪽을 견주어 고친 다음 &quot;%3&quot; 명령을 내리세요</translation>
    </message>
    <message>
        <source>&quot;made-from&quot; names the language &quot;%1&quot;, which the course does not have: name one of %2, or remove it</source>
        <translation>강좌에 없는 언어가 &quot;made-from&quot;에 적혀 있어요: &quot;%1&quot;. %2 가운데 하나를 적거나 지우세요</translation>
    </message>
    <message>
        <source>this translation does not say which text it was made from, as others of the lesson do: compare it with %1, then say &quot;%2&quot;</source>
        <translation>같은 강의의 다른 쪽과 달리 어느 글을 옮겼는지 적혀 있지 않아요. %1 파일과 견주어 본 다음 &quot;%2&quot; 명령을 내리세요</translation>
    </message>
</context>
<context>
    <name>nunchi::course::TranslationRecord</name>
    <message>
        <source>the page has no front matter: write &quot;title: …&quot; between two lines --- first</source>
        <translation>머리말이 없어요. 먼저 --- 두 줄 사이에 &quot;title: …&quot;을 적으세요</translation>
    </message>
    <message>
        <source>a comment stands in the lines of &quot;made-from&quot;, which are written anew: move it above them</source>
        <translation>&quot;made-from&quot;의 줄은 새로 쓰는데 그 안에 주석이 있어요. 주석을 그 위로 옮기세요</translation>
    </message>
    <message>
        <source>&quot;made-from&quot; cannot be added to the front matter as it is: let &quot;nunchi check&quot; say what is wrong, and write its fields as lines &quot;key: value&quot;</source>
        <translation>지금 머리말에는 &quot;made-from&quot;을 넣을 수 없어요. &quot;nunchi check&quot;로 무엇이 잘못되었는지 보고, 칸마다 &quot;이름: 값&quot;으로 한 줄씩 적으세요</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>읽을 수 없어요: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>쓸 수 없어요: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>nunchi::course::Yaml</name>
    <message>
        <source>%1 consists of lines &quot;key: value&quot;</source>
        <translation>%1: &quot;key: value&quot; 꼴의 줄로 적으세요</translation>
    </message>
    <message>
        <source>%1 has no key &quot;%2&quot;; it knows: %3</source>
        <translation>%1: &quot;%2&quot; 키는 없어요. 쓸 수 있는 키: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text: put it in quotes if it begins with a bracket</source>
        <translation>&quot;%1&quot;에는 글을 적으세요. 괄호로 시작하는 글이면 따옴표로 묶으세요</translation>
    </message>
    <message>
        <source>%1 needs &quot;%2: …&quot;</source>
        <translation>%1: &quot;%2: …&quot; 줄이 필요해요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a number, written as 262144 or 2.5 without quotes</source>
        <translation>&quot;%1&quot;에는 수를 적으세요. 262144나 2.5처럼 따옴표 없이 적으세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be true or false</source>
        <translation>&quot;%1&quot;에는 true나 false를 적으세요</translation>
    </message>
    <message>
        <source>under &quot;%1&quot; stand lines &quot;name: value&quot;, indented</source>
        <translation>&quot;%1&quot; 아래에는 &quot;name: value&quot; 꼴의 줄을 들여 적으세요</translation>
    </message>
    <message>
        <source>under &quot;%1&quot; stands a list: lines that begin with &quot;- &quot;</source>
        <translation>&quot;%1&quot; 아래에는 목록을 적으세요. 목록의 줄은 &quot;- &quot;로 시작해요</translation>
    </message>
    <message>
        <source>the YAML is not well formed: indent with spaces, a tab does not count</source>
        <translation>YAML 형식이 잘못됐어요. 탭은 들여쓰기가 되지 않으니 빈칸으로 들여 쓰세요</translation>
    </message>
    <message>
        <source>the YAML is not well formed: inside &quot;…&quot; a backslash starts an escape; use &apos;…&apos; around text with TeX</source>
        <translation>YAML 형식이 잘못됐어요. &quot;…&quot; 안의 백슬래시는 특별한 뜻이에요. TeX가 든 글은 &apos;…&apos;로 묶으세요</translation>
    </message>
    <message>
        <source>the YAML is not well formed: a bracket or a quote is not closed before here</source>
        <translation>YAML 형식이 잘못됐어요. 이보다 앞에 닫히지 않은 괄호나 따옴표가 있어요</translation>
    </message>
    <message>
        <source>the YAML is not well formed here: put a value that holds &quot;: &quot; or begins with a sign in quotes, and check that the lines are indented alike</source>
        <translation>여기서 YAML 형식이 잘못됐어요. &quot;: &quot;가 들어 있거나 기호로 시작하는 값은 따옴표로 묶고, 줄의 들여쓰기가 같은지 살펴보세요</translation>
    </message>
    <message>
        <source>the YAML is not well formed here (%1): check indentation, quotes and brackets</source>
        <extracomment>%1 is the (English) message of the YAML library</extracomment>
        <translation>여기서 YAML 형식이 잘못됐어요(%1). 들여쓰기, 따옴표, 괄호를 살펴보세요</translation>
    </message>
    <message>
        <source>this does not belong to the YAML above: check the indentation, and write no line &quot;---&quot;</source>
        <translation>위의 YAML에 딸린 줄이 아니에요. 들여쓰기를 살펴보고, --- 줄은 쓰지 마세요</translation>
    </message>
    <message>
        <source>the YAML is not well formed: * starts an alias and &amp; an anchor, which lessons do not use; put text that begins with such a sign in quotes</source>
        <translation>YAML이 잘못됐어요. *는 별칭, &amp;는 앵커를 시작하는데 강의에서는 쓰지 않아요. 이런 기호로 시작하는 글은 따옴표로 묶으세요</translation>
    </message>
    <message numerus="yes">
        <source>more than %n value(s): shorten this YAML</source>
        <translation>
            <numerusform>값이 %n개가 넘어요. 이 YAML을 줄이세요</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp; starts a YAML anchor here, which lessons do not use: put text that begins with &amp; in quotes</source>
        <translation>여기서 &amp;는 YAML 앵커를 시작해요. 강의에서는 쓰지 않으니, &amp;로 시작하는 글은 따옴표로 묶으세요</translation>
    </message>
    <message>
        <source>YAML tags (!…) are not used in lessons: remove it, or put the value in quotes</source>
        <translation>강의에서는 YAML 태그(!…)를 쓰지 않아요. 지우거나 값을 따옴표로 묶으세요</translation>
    </message>
    <message>
        <source>this quote is not closed: put &quot; at its end too</source>
        <translation>따옴표가 닫히지 않았어요. 끝에도 &quot;를 쓰세요</translation>
    </message>
    <message>
        <source>inside &quot;…&quot; a backslash starts an escape, and one of them makes a control character (%1) here: use &apos;…&apos; around text with TeX</source>
        <translation>&quot;…&quot; 안에서 역슬래시는 특수 문자를 만들어서 여기에 제어 문자(%1)가 생겼어요. TeX이 든 글은 &apos;…&apos;로 묶으세요</translation>
    </message>
    <message>
        <source>this text holds a control character (%1), which nobody sees: remove it</source>
        <translation>이 글에 눈에 보이지 않는 제어 문자(%1)가 있어요. 지우세요</translation>
    </message>
    <message>
        <source>from # on this line is a comment and not shown: put text that holds &quot; #&quot; in quotes, or write two spaces before a comment</source>
        <translation>이 줄은 #부터 주석이라 보이지 않아요. &quot; #&quot;이 든 글은 따옴표로 묶고, 주석이라면 앞에 빈칸을 두 칸 두세요</translation>
    </message>
    <message>
        <source>* starts a YAML alias here, which lessons do not use: put text that begins with * in quotes, or write the value out</source>
        <translation>여기서 *는 YAML 별칭을 시작해요. 강의에서는 쓰지 않으니, *로 시작하는 글은 따옴표로 묶거나 값을 그대로 적으세요</translation>
    </message>
    <message>
        <source>lists and maps are nested too deeply here: use fewer levels</source>
        <translation>목록과 맵이 너무 깊이 겹쳤어요. 단계를 줄이세요</translation>
    </message>
    <message>
        <source>a key must be a word: put text that begins with { or [ in quotes</source>
        <translation>키는 낱말이어야 해요. {나 [로 시작하는 글은 따옴표로 묶으세요</translation>
    </message>
    <message>
        <source>a key is missing before this &quot;:&quot;</source>
        <translation>이 &quot;:&quot; 앞에 키가 없어요</translation>
    </message>
    <message>
        <source>a key must be a word on one line</source>
        <translation>키는 한 줄로 적은 낱말이어야 해요</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here twice: remove one</source>
        <translation>키 &quot;%1&quot;이 두 번 나와요. 하나를 지우세요</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::AttentionValues</name>
    <message>
        <source>“text” holds no word.</source>
        <translation>‘text’에 낱말이 없어요.</translation>
    </message>
    <message>
        <source>At most %1 words fit; these are %2. Take some out.</source>
        <translation>낱말은 %1개까지 쓸 수 있어요. 지금은 %2개예요. 몇 개를 빼 주세요.</translation>
    </message>
    <message>
        <source>“%1” is too long: a word may have %2 letters. Put a space into it.</source>
        <translation>‘%1’: 너무 길어요. 낱말 하나는 %2자까지 쓸 수 있으니 사이를 띄어 주세요.</translation>
    </message>
    <message>
        <source>“%1” is no token of this sentence, so it cannot be the query.</source>
        <translation>‘%1’: 이 문장에 없는 토큰이라 질의로 고를 수 없어요.</translation>
    </message>
    <message>
        <source>“edits” names “%1”, but no token of this sentence is called so (write token.dimension).</source>
        <translation>‘edits’의 ‘%1’: 이 문장에 그런 토큰이 없어요(토큰.차원 꼴로 적으세요).</translation>
    </message>
    <message>
        <source>“edits” names “%1”, but the dimensions are %2.</source>
        <translation>‘edits’의 ‘%1’: 그런 차원이 없어요. 있는 차원: %2.</translation>
    </message>
    <message>
        <source>“%1” must be a number between −%2 and %2.</source>
        <translation>‘%1’에는 −%2부터 %2까지의 수를 적으세요.</translation>
    </message>
    <message>
        <source>There is no sentence “%1”.</source>
        <translation>‘%1’: 이런 문장은 없어요.</translation>
    </message>
    <message>
        <source>Only fills the sentence up; all its numbers are 0.</source>
        <translation>문장을 채우기만 하는 토큰이에요. 수가 모두 0이에요.</translation>
    </message>
    <message>
        <source>Not in the word list: its numbers start at 0. Give it some.</source>
        <translation>낱말 목록에 없어서 수가 0에서 시작해요. 수를 적어 주세요.</translation>
    </message>
    <message>
        <source>All words together may have %1 characters; these have %2.</source>
        <translation>낱말을 모두 합쳐 %1자까지 쓸 수 있어요. 지금은 %2자예요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::ExhibitMenu</name>
    <message>
        <source>Copy as image</source>
        <translation>그림으로 복사</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>데이터를 CSV로 복사</translation>
    </message>
    <message>
        <source>Save as SVG or PNG…</source>
        <translation>SVG나 PNG로 저장…</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>크기를 바꿔도 선명한 그림 (*.svg)</translation>
    </message>
    <message>
        <source>Picture of pixels (*.png)</source>
        <translation>픽셀 그림 (*.png)</translation>
    </message>
    <message>
        <source>The name of a picture ends in .svg or .png.</source>
        <translation>그림 파일의 이름은 .svg나 .png로 끝나야 해요.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is the file, %2 the system&apos;s reason.</extracomment>
        <translation>%1: 쓸 수 없었어요. %2</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::ExhibitModel</name>
    <message>
        <source>“%1” must be a whole number.</source>
        <translation>‘%1’에는 정수를 적으세요.</translation>
    </message>
    <message>
        <source>“%1” must be a number.</source>
        <translation>‘%1’에는 수를 적으세요.</translation>
    </message>
    <message>
        <source>“%1” must be a whole number, not %2.</source>
        <translation>‘%1’에는 정수를 적으세요. 이 수는 쓸 수 없어요: %2.</translation>
    </message>
    <message>
        <source>“%1” must lie between %2 and %3; %4 does not.</source>
        <translation>‘%1’에는 %2부터 %3까지의 수를 적으세요. 이 수는 쓸 수 없어요: %4.</translation>
    </message>
    <message>
        <source>“%1” must be text.</source>
        <translation>‘%1’에는 글을 적으세요.</translation>
    </message>
    <message>
        <source>“%1” must be one of %2, not “%3”.</source>
        <translation>‘%1’에는 %2 가운데 하나를 적으세요. 이것은 쓸 수 없어요: ‘%3’.</translation>
    </message>
    <message>
        <source>“%1” may hold %2 characters; this has %3.</source>
        <translation>‘%1’에는 %2자까지 쓸 수 있어요. 지금은 %3자예요.</translation>
    </message>
    <message>
        <source>There is no setting “%1” here; there are %2.</source>
        <translation>‘%1’: 여기에 이런 설정은 없어요. 있는 설정: %2.</translation>
    </message>
    <message>
        <source>“%1” must be true or false.</source>
        <translation>‘%1’에는 true나 false를 적으세요.</translation>
    </message>
    <message>
        <source>“%1” must be a map of names to values.</source>
        <translation>‘%1’에는 이름과 값을 짝지은 맵을 적으세요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::InstrumentView</name>
    <message>
        <source>start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::MeasureControl</name>
    <message>
        <source>Stop</source>
        <extracomment>A button.</extracomment>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Measure on this computer</source>
        <translation>이 컴퓨터에서 재기</translation>
    </message>
    <message>
        <source>%1 of %2 done, now %3</source>
        <extracomment>How far a measurement is, for screen readers: %1 of %2 parts, %3 what is measured now.</extracomment>
        <translation>%2개 중 %1개 끝남, 지금은 %3</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::Pronoun</name>
    <message>
        <source>“%1” looks at: %2 %3, %4 %5</source>
        <extracomment>%1 is the word that asks (&quot;it&quot;), %2 and %4 are nouns, %3 and %5 how much it looks at them.</extracomment>
        <translation>‘%1’의 눈길: %2 %3, %4 %5</translation>
    </message>
    <message>
        <source>answer: %1, right (probability %2)</source>
        <extracomment>%1 is the word the network names, %2 the probability it gives to it.</extracomment>
        <translation>답: %1, 맞음 (확률 %2)</translation>
    </message>
    <message>
        <source>answer: %1, wrong (probability %2)</source>
        <translation>답: %1, 틀림 (확률 %2)</translation>
    </message>
    <message>
        <source>%1 Weights of “%2”: %3. The %4.</source>
        <translation>%1 ‘%2’의 가중치: %3. %4.</translation>
    </message>
    <message>
        <source>It never read these two nouns in one sentence.</source>
        <translation>두 명사가 한 문장에 나온 것을 본 적이 없어요.</translation>
    </message>
    <message>
        <source>It never read one of these nouns at all.</source>
        <translation>두 명사 가운데 하나는 한 번도 본 적이 없어요.</translation>
    </message>
    <message>
        <source>It never read this adjective beside this noun.</source>
        <translation>이 형용사가 이 명사와 함께 나온 것을 본 적이 없어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::PronounPair</name>
    <message>
        <source>two sentences that differ in one word</source>
        <extracomment>The two sentences of the pronoun exhibits.</extracomment>
        <translation>한 낱말만 다른 두 문장</translation>
    </message>
    <message>
        <source>%1: weight %2</source>
        <extracomment>A word, and how much &quot;it&quot; looks at it, in a tool tip.</extracomment>
        <translation>%1: 가중치 %2</translation>
    </message>
    <message>
        <source>looks most at “%1” %2</source>
        <extracomment>Under a sentence: the word &quot;it&quot; looks at most, and with which weight. In Korean without particles.</extracomment>
        <translation>가장 많이 보는 말: %1 %2</translation>
    </message>
    <message>
        <source>answers “%1” (%2)</source>
        <extracomment>Under a sentence: the noun the network names, and the probability it gives to it. In Korean without particles.</extracomment>
        <translation>답: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::RandomVectorsView</name>
    <message>
        <source>width</source>
        <extracomment>Legend of keys: the arrows move the slider of the width.</extracomment>
        <translation>차원</translation>
    </message>
    <message>
        <source>divide</source>
        <extracomment>Legend of keys: divides by the square root of d.</extracomment>
        <translation>나누기</translation>
    </message>
    <message>
        <source>draw again</source>
        <extracomment>Legend of keys: draws other random vectors.</extracomment>
        <translation>다시 뽑기</translation>
    </message>
    <message>
        <source>width $d$</source>
        <extracomment>A slider: of how many numbers a query and a key are made.</extracomment>
        <translation>차원 $d$</translation>
    </message>
    <message>
        <source>divide by $\sqrt{d}$</source>
        <extracomment>A switch; the mathematics between dollars stays as it is.</extracomment>
        <translation>$\sqrt{d}$로 나누기</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>다시 뽑기</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::TryBand</name>
    <message>
        <source>Try</source>
        <extracomment>In front of a suggestion what to try.</extracomment>
        <translation>해 보기</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>복사하거나 저장하기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::UnitWords</name>
    <message>
        <source>%1 µs</source>
        <extracomment>Microseconds.</extracomment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Milliseconds.</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Seconds.</extracomment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 days</source>
        <extracomment>Always two days or more.</extracomment>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1 years</source>
        <extracomment>Always two years or more.</extracomment>
        <translation>%1년</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1분 %2초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::ChooserPart</name>
    <message>
        <source>Sentence: %1</source>
        <translation>문장: %1</translation>
    </message>
    <message>
        <source>Type your own</source>
        <translation>직접 쓰기</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>A button beside a text field: take these words as the sentence.</extracomment>
        <translation>이 문장으로</translation>
    </message>
    <message>
        <source>Back to the sentences</source>
        <translation>문장 목록으로</translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation>직접 쓴 문장</translation>
    </message>
    <message>
        <source>Words with spaces between them</source>
        <translation>낱말 사이를 띄어 쓰세요</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>Write at least one word; Esc brings the sentence back.</source>
        <translation>낱말을 하나 이상 적으세요. Esc를 누르면 문장이 돌아와요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::FooterPart</name>
    <message>
        <source>step</source>
        <extracomment>Legend of keys: the arrows walk through the steps.</extracomment>
        <translation>단계</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>move</source>
        <extracomment>Legend of keys: Tab walks through tokens and controls.</extracomment>
        <translation>옮기기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>query, edit</source>
        <translation>고르기·고치기</translation>
    </message>
    <message>
        <source>divide</source>
        <translation>나누기</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Words the word list does not have start at 0: give them numbers.</source>
        <translation>낱말 목록에 없는 낱말은 수가 0에서 시작해요. 수를 적어 주세요.</translation>
    </message>
    <message>
        <source>Here $W_K=W_V=I$, so key and value are the same numbers.</source>
        <translation>여기서는 $W_K=W_V=I$라서 열쇠와 값이 같은 수예요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::HeaderPart</name>
    <message>
        <source>divide by $\sqrt{d_k}$</source>
        <extracomment>A switch; the mathematics between dollars stays as it is.</extracomment>
        <translation>$\sqrt{d_k}$로 나누기</translation>
    </message>
    <message>
        <source>causal mask</source>
        <extracomment>A switch: no token looks at later ones.</extracomment>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::Model</name>
    <message>
        <source>key</source>
        <extracomment>Heads of a table&apos;s columns: the score that goes into the softmax is divided and masked.</extracomment>
        <translation>열쇠</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>into the softmax</source>
        <translation>소프트맥스에 들어가는 값</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>value: %1</source>
        <extracomment>Head of a table&apos;s column: a number of the value vector; %1 is what it means.</extracomment>
        <translation>값: %1</translation>
    </message>
    <message>
        <source>output of “%1”</source>
        <extracomment>Last row of a table: the values mixed by the weights; %1 is the word that asks.</extracomment>
        <translation>“%1”의 출력</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::NumberField</name>
    <message>
        <source>What fits: −%1 to %1, at most two decimals.</source>
        <translation>쓸 수 있는 수: −%1부터 %1까지, 소수 둘째 자리까지.</translation>
    </message>
    <message>
        <source>There is no number here.</source>
        <translation>여기에 수가 없어요.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>수가 아니에요: “%1”</translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation>너무 크거나 너무 작은 수예요.</translation>
    </message>
    <message>
        <source>This number has too many decimals.</source>
        <translation>소수 자리가 너무 많아요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::SentencePart</name>
    <message>
        <source>This is the query.</source>
        <translation>지금의 질의예요.</translation>
    </message>
    <message>
        <source>Press to make it the query.</source>
        <translation>누르면 질의가 돼요.</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::StepButton</name>
    <message>
        <source>Step %1: %2, %3</source>
        <extracomment>Name of a button for screen readers: %1 number, %2 name, %3 what it does.</extracomment>
        <translation>%1번째 단계: %2, %3</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::StripPart</name>
    <message>
        <source>Step back</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::TablePart</name>
    <message>
        <source>query</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>output</source>
        <translation>출력</translation>
    </message>
    <message>
        <source>Numbers: query, keys, scores, weights, output</source>
        <translation>수: 질의, 열쇠, 점수, 가중치, 출력</translation>
    </message>
    <message>
        <source>Enter or a digit changes it.</source>
        <translation>Enter나 숫자 키로 고칠 수 있어요.</translation>
    </message>
    <message>
        <source>The query is computed from x: change the numbers of its own row.</source>
        <translation>질의는 x로 계산한 수예요. 질의인 토큰의 행에서 수를 고치세요.</translation>
    </message>
    <message>
        <source>This number is computed. Change the numbers of a key.</source>
        <translation>계산으로 나온 수예요. 열쇠의 수를 고치세요.</translation>
    </message>
    <message>
        <source>%1, number from −%2 to %2</source>
        <translation>%1, −%2부터 %2까지의 수</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::Text</name>
    <message>
        <source>masked, weight 0</source>
        <translation>가림, 가중치 0</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>나누기 전 %1, 나눈 뒤 %2</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 그대로</translation>
    </message>
    <message>
        <source>Step 1 of 4, scores: the dot product of the query with each key.</source>
        <translation>네 단계 가운데 첫째, 점수: 질의를 열쇠마다 내적해요.</translation>
    </message>
    <message>
        <source>Step 2 of 4, scaling: each score divided by %1.</source>
        <translation>네 단계 가운데 둘째, 나누기: 점수를 모두 나눠요(÷%1).</translation>
    </message>
    <message>
        <source>Step 2 of 4, scaling: switched off, the scores stay as they are.</source>
        <translation>네 단계 가운데 둘째, 나누기: 꺼져 있어서 점수가 그대로예요.</translation>
    </message>
    <message>
        <source>Step 3 of 4, softmax: the scores become weights that add up to 1.</source>
        <translation>네 단계 가운데 셋째, softmax: 점수가 합이 1인 가중치로 바뀌어요.</translation>
    </message>
    <message>
        <source>Step 4 of 4, weighted sum: the values mixed by the weights.</source>
        <translation>네 단계 가운데 넷째, 가중합: 값을 가중치대로 섞어요.</translation>
    </message>
    <message>
        <source>The query is “%1”: %2.</source>
        <translation>질의는 ‘%1’: %2.</translation>
    </message>
    <message>
        <source>Causal mask: no token looks at later ones.</source>
        <translation>인과 마스크: 어느 토큰도 뒤에 오는 토큰을 보지 않아요.</translation>
    </message>
    <message>
        <source>This query may look at nothing: all weights are 0, and so is the output.</source>
        <translation>이 질의는 아무것도 볼 수 없어요. 가중치가 모두 0이고 출력도 0이에요.</translation>
    </message>
    <message>
        <source>The output z: %1.</source>
        <translation>출력 z: %1.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::attention_steps::View</name>
    <message>
        <source>Attention in four steps</source>
        <translation>어텐션 네 단계</translation>
    </message>
    <message>
        <source>token</source>
        <extracomment>Head of a column of words.</extracomment>
        <translation>토큰</translation>
    </message>
    <message>
        <source>like with like, added up</source>
        <translation>같은 차원끼리 곱해 더하기</translation>
    </message>
    <message>
        <source>divided by the root of the width</source>
        <translation>차원의 제곱근으로 나누기</translation>
    </message>
    <message>
        <source>not divided</source>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>softmax: weight</source>
        <extracomment>Head of the bars: how much of the look falls on each token.</extracomment>
        <translation>softmax: 가중치</translation>
    </message>
    <message>
        <source>query $\Q{q}$</source>
        <translation>질의 $\Q{q}$</translation>
    </message>
    <message>
        <source>what “%1” looks for: $\Q{q}=xW_Q$</source>
        <extracomment>%1 is the word that asks.</extracomment>
        <translation>‘%1’의 질의: $\Q{q}=xW_Q$</translation>
    </message>
    <message>
        <source>output $\V{z}$</source>
        <translation>출력 $\V{z}$</translation>
    </message>
    <message>
        <source>sum %1</source>
        <extracomment>Beside the mixture bar: what the weights add up to.</extracomment>
        <translation>합 %1</translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <extracomment>Title of an exhibit; %1 is a word of the sentence, in Korean with its particle.</extracomment>
        <translation>‘%1’, 어디를 볼까?</translation>
    </message>
    <message>
        <source>Attention in four steps: press a token and it becomes the query</source>
        <translation>어텐션 네 단계: 토큰을 누르면 그 토큰이 질의가 돼요</translation>
    </message>
    <message>
        <source>Switch the division by $\sqrt{d_k}$ off. Two tokens hold %1 of the weight now; how much will it be?</source>
        <translation>$\sqrt{d_k}$로 나누기를 꺼 보세요. 지금은 두 토큰의 가중치를 합치면 %1예요. 끄면 얼마가 될까요?</translation>
    </message>
    <message>
        <source>The share of two tokens went from %1 to %2. Switch the division on again and try another token as the query.</source>
        <translation>두 토큰의 가중치가 %1에서 %2로 바뀌었어요. 나누기를 다시 켜고 다른 토큰도 질의로 골라 보세요.</translation>
    </message>
    <message>
        <source>weighted sum</source>
        <extracomment>Name of the last step of attention.</extracomment>
        <translation>가중합</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>weights that add up to 1</source>
        <extracomment>Under &quot;softmax&quot;.</extracomment>
        <translation>합이 1인 가중치로</translation>
    </message>
    <message>
        <source>values mixed by weight</source>
        <extracomment>Under &quot;weighted sum&quot;.</extracomment>
        <translation>가중치대로 값 섞기</translation>
    </message>
    <message>
        <source>This query may look at nothing: every key is masked. All weights are 0, and so is the output.</source>
        <translation>이 질의는 아무것도 볼 수 없어요. 열쇠를 모두 가려서 가중치가 모두 0이고 출력도 0이에요.</translation>
    </message>
    <message>
        <source>The query is multiplied with each key, like with like, and the products are added up.</source>
        <translation>질의와 열쇠를 같은 차원끼리 곱하고, 그 곱을 모두 더해요.</translation>
    </message>
    <message>
        <source>The more dimensions, the larger the sums. Dividing by $\sqrt{d_k}$ keeps the scores at one size.</source>
        <translation>차원이 많을수록 합이 커져요. $\sqrt{d_k}$로 나누면 차원이 늘어도 점수의 크기가 비슷해요.</translation>
    </message>
    <message>
        <source>The division is switched off: the scores stay as large as they are.</source>
        <translation>나누기를 껐어요. 큰 점수도 그대로 남아요.</translation>
    </message>
    <message>
        <source>Each score becomes a power of e and is divided by their sum. All are positive and add up to 1.</source>
        <translation>점수를 e의 거듭제곱으로 바꾼 다음, 그 합으로 나눠요. 모두 양수가 되고, 더하면 1이에요.</translation>
    </message>
    <message>
        <source>Not divided, the large scores have swollen most. The dark ticks are the weights with the division.</source>
        <translation>나누지 않았더니 큰 점수가 더 크게 부풀었어요. 진한 눈금은 나누었을 때의 가중치예요.</translation>
    </message>
    <message>
        <source>The output is a mixture of all values, of each as much as its weight says.</source>
        <translation>값마다 가중치만큼 가져와 섞은 것이 출력이에요.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (it was %2)</source>
        <translation>%1 (고치기 전 %2)</translation>
    </message>
    <message>
        <source>query, %1: x·W_Q = %2 = %3</source>
        <extracomment>How one component of the query comes about: %1 dimension, %2 sum of products, %3 result.</extracomment>
        <translation>질의, %1: x·W_Q = %2 = %3</translation>
    </message>
    <message>
        <source>output, %1: %2 = %3</source>
        <extracomment>How one component of the output comes about: %1 dimension, %2 sum of products, %3 result.</extracomment>
        <translation>출력, %1: %2 = %3</translation>
    </message>
    <message>
        <source>%1: not divided, %2 stays</source>
        <translation>%1: 나누지 않아 %2 그대로</translation>
    </message>
    <message>
        <source>%1: weight 0, %2</source>
        <translation>%1: 가중치 0, %2</translation>
    </message>
    <message>
        <source>%1: weight %2, that is %3 of the look of “%4”</source>
        <translation>%1: 가중치 %2, 곧 ‘%4’의 눈길 가운데 %3</translation>
    </message>
    <message>
        <source>masked as padding</source>
        <translation>패딩이라 가림</translation>
    </message>
    <message>
        <source>masked: it comes later</source>
        <translation>뒤에 있어 가림</translation>
    </message>
    <message>
        <source>The share of “%1” went from %2 to %3. Switch the division on again and try another token as the query.</source>
        <extracomment>%1 is a token.</extracomment>
        <translation>‘%1’의 가중치가 %2에서 %3로 바뀌었어요. 나누기를 다시 켜고 다른 토큰도 질의로 골라 보세요.</translation>
    </message>
    <message>
        <source>Switch the division by $\sqrt{d_k}$ off. “%1” holds %2 of the weight now; how much will it be?</source>
        <extracomment>%1 is a token.</extracomment>
        <translation>$\sqrt{d_k}$로 나누기를 꺼 보세요. 지금 ‘%1’의 가중치는 %2예요. 끄면 얼마가 될까요?</translation>
    </message>
    <message>
        <source>To this query all keys are alike. Change a number, or choose another query: when do the weights part?</source>
        <translation>이 질의에는 모든 열쇠가 똑같아요. 수를 바꾸거나 다른 질의를 골라 보세요. 언제 가중치가 갈릴까요?</translation>
    </message>
    <message>
        <source>Choose another token as the query: at how many others may it look?</source>
        <translation>다른 토큰을 질의로 골라 보세요. 그 토큰은 몇 개를 볼 수 있나요?</translation>
    </message>
    <message>
        <source>More than two tokens share the largest weight. Change a number: which one comes out on top?</source>
        <translation>가장 큰 가중치를 셋 이상이 똑같이 가졌어요. 수를 하나 바꿔 보세요. 어느 토큰이 앞설까요?</translation>
    </message>
    <message>
        <source>better fit, higher score</source>
        <extracomment>Under &quot;q·k&quot;: the score is as high as query and key are alike.</extracomment>
        <translation>잘 맞을수록 높은 점수</translation>
    </message>
    <message>
        <source>keeps the size steady</source>
        <extracomment>Under &quot;÷√d_k&quot;.</extracomment>
        <translation>크기를 고르게</translation>
    </message>
    <message>
        <source>All scores are alike, so all weights are: each is 1 divided by the number of keys.</source>
        <translation>점수가 모두 같으니 가중치도 모두 같아요. 1을 열쇠 수로 나눈 값이에요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cost::ListPart</name>
    <message>
        <source>Multiplications at $n$ = %1</source>
        <translation>$n$ = %1일 때의 곱셈</translation>
    </message>
    <message>
        <source>Steps one after another at $n$ = %1</source>
        <translation>$n$ = %1일 때 차례로 할 걸음</translation>
    </message>
    <message>
        <source>Longest path at $n$ = %1</source>
        <translation>$n$ = %1일 때 가장 긴 길</translation>
    </message>
    <message>
        <source>never arrives</source>
        <extracomment>Instead of a number of layers: a signal never gets from one end of the sentence to the other.</extracomment>
        <translation>닿지 못함</translation>
    </message>
    <message>
        <source>From $n$ = %1 on, attention does more than the recurrent layer.</source>
        <translation>$n$ = %1부터 어텐션의 계산이 순환 층보다 많아요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cost::Model</name>
    <message>
        <source>recurrent</source>
        <translation>순환</translation>
    </message>
    <message>
        <source>convolutional</source>
        <translation>합성곱</translation>
    </message>
    <message>
        <source>restricted attention</source>
        <translation>좁힌 어텐션</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>never arrives</source>
        <extracomment>Instead of a number of layers: a signal never gets from one end of the sentence to the other.</extracomment>
        <translation>닿지 못함</translation>
    </message>
    <message>
        <source>Cost of one layer at length n = %1, width d = %2, kernel k = %3, window r = %4.</source>
        <translation>층 하나의 계산량. 길이 n = %1, 차원 d = %2, 커널 k = %3, 창 r = %4.</translation>
    </message>
    <message>
        <source>%1: %2 multiply-adds (%3), %4 steps one after another, longest path %5.</source>
        <translation>%1: 곱셈과 덧셈 %2번(%3), 차례로 할 걸음 %4, 가장 긴 길 %5.</translation>
    </message>
    <message>
        <source>From n = %1 on, attention does more than the recurrent layer.</source>
        <translation>n = %1부터 어텐션의 계산이 순환 층보다 많아요.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>multiply-adds</source>
        <translation>곱셈과 덧셈</translation>
    </message>
    <message>
        <source>steps one after another</source>
        <translation>차례로 할 걸음</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>가장 긴 길</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cost::View</name>
    <message>
        <source>From which length on is attention the dearer one?</source>
        <translation>길이가 얼마부터 어텐션이 더 비쌀까?</translation>
    </message>
    <message>
        <source>Drag $n$ across the dashed line. Then make $d$ smaller: where does the line go?</source>
        <translation>$n$을 끌어 점선을 넘어가 보세요. 그런 다음 $d$를 줄이면 점선은 어디로 가나요?</translation>
    </message>
    <message>
        <source>One layer: length $n$ = %1, width $d$ = %2, kernel $k$ = %3, window $r$ = %4</source>
        <translation>층 하나. 길이 $n$ = %1, 차원 $d$ = %2, 커널 $k$ = %3, 창 $r$ = %4</translation>
    </message>
    <message>
        <source>move the slider</source>
        <extracomment>Legend of keys: the arrows move the slider.</extracomment>
        <translation>눈금 옮기기</translation>
    </message>
    <message>
        <source>what is counted</source>
        <extracomment>Legend of keys: operations, steps, longest path, and around again.</extracomment>
        <translation>세는 것</translation>
    </message>
    <message>
        <source>multiplications in one layer</source>
        <translation>층 하나의 곱셈</translation>
    </message>
    <message>
        <source>steps that wait for one another</source>
        <translation>차례를 기다리는 걸음</translation>
    </message>
    <message>
        <source>layers or steps between the two ends</source>
        <translation>양 끝 사이의 층 또는 걸음</translation>
    </message>
    <message>
        <source>length $n$</source>
        <translation>길이 $n$</translation>
    </message>
    <message>
        <source>$n = d$ = %1</source>
        <translation>$n = d$ = %1</translation>
    </message>
    <message>
        <source>operations</source>
        <extracomment>What the chart counts.</extracomment>
        <translation>계산량</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>걸음</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>가장 긴 길</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>width $d$</source>
        <translation>차원 $d$</translation>
    </message>
    <message>
        <source>kernel $k$</source>
        <extracomment>A slider: how many neighbours a convolution covers.</extracomment>
        <translation>커널 $k$</translation>
    </message>
    <message>
        <source>window $r$</source>
        <extracomment>A slider: how many keys around it a query of restricted attention looks at.</extracomment>
        <translation>창 $r$</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::BridgePart</name>
    <message>
        <source>Where “%1” looks</source>
        <translation>“%1”: 어디를 보나</translation>
    </message>
    <message>
        <source>%1, being written</source>
        <extracomment>Name of a sentence; %1 is its language.</extracomment>
        <translation>%1, 쓰고 있는 문장</translation>
    </message>
    <message>
        <source>%1 source</source>
        <extracomment>Name of a sentence; %1 is its language.</extracomment>
        <translation>%1 원문</translation>
    </message>
    <message>
        <source>the same sentence</source>
        <translation>같은 문장</translation>
    </message>
    <message>
        <source>asks: queries $\Q{Q}$</source>
        <extracomment>What a sentence brings. The mathematics stays as it is.</extracomment>
        <translation>묻는 쪽: 질의 $\Q{Q}$</translation>
    </message>
    <message>
        <source>answers: keys $\K{K}$, values $\V{V}$</source>
        <translation>답하는 쪽: 열쇠 $\K{K}$, 값 $\V{V}$</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::GridPart</name>
    <message>
        <source>weights, %1 by %2</source>
        <extracomment>Name of the grid of numbers; %1 is the number of rows, %2 that of columns.</extracomment>
        <translation>가중치, %1행 %2열</translation>
    </message>
    <message>
        <source>row: query, column: key, shade: weight</source>
        <extracomment>In front of the colour scale of a heat map.</extracomment>
        <translation>행: 질의, 열: 열쇠, 짙기: 가중치</translation>
    </message>
    <message>
        <source>%1 → %2: weight %3</source>
        <extracomment>Tool tip: %1 is the query, %2 the key, %3 a number.</extracomment>
        <translation>%1 → %2: 가중치 %3</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::Model</name>
    <message>
        <source>“%1” names “%2”, but no word of these sentences is called so.</source>
        <translation>“%1”: 이 문장들에는 “%2”라는 낱말이 없어요.</translation>
    </message>
    <message>
        <source>query</source>
        <extracomment>Heads of a table&apos;s columns.</extracomment>
        <translation>질의</translation>
    </message>
    <message>
        <source>key</source>
        <translation>열쇠</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::Text</name>
    <message>
        <source>no feature</source>
        <extracomment>Instead of a word&apos;s features: it has none.</extracomment>
        <translation>특징 없음</translation>
    </message>
    <message>
        <source>Self-attention: Q, K and V all come from the %1 sentence.</source>
        <translation>셀프 어텐션: Q, K, V가 모두 %1 문장에서 나와요.</translation>
    </message>
    <message>
        <source>Cross-attention: Q comes from the %1 sentence that is being written, K and V from the %2 source.</source>
        <translation>교차 어텐션: Q는 쓰고 있는 %1 문장에서, K와 V는 %2 원문에서 나와요.</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>%1: finds no partner and looks at all alike, %2 each</source>
        <extracomment>Of a word that finds no partner; %2 is a number.</extracomment>
        <translation>%1: 짝이 없어서 모두를 똑같이 봐요, 저마다 %2</translation>
    </message>
    <message>
        <source>%1: most at %2, %3</source>
        <extracomment>%1 looks at the words %2 with the weight %3.</extracomment>
        <translation>%1: 가장 많이 보는 말 %2, %3</translation>
    </message>
    <message>
        <source>%1: most at %2, %3 each</source>
        <translation>%1: 가장 많이 보는 말 %2, 저마다 %3</translation>
    </message>
    <message>
        <source>%1 and %2: %3 = %4; divided by √%5 it is %6; softmax makes it a weight of %7</source>
        <extracomment>How a score comes about: two words, products of numbers, the score, a root, the scaled score, the weight.</extracomment>
        <translation>%1, %2: %3 = %4. √%5로 나누면 %6, softmax를 거치면 가중치 %7</translation>
    </message>
    <message>
        <source>nothing in common</source>
        <extracomment>Instead of products: the two words share no feature.</extracomment>
        <translation>겹치는 특징 없음</translation>
    </message>
    <message>
        <source>The query is “%1”.</source>
        <translation>질의: “%1”.</translation>
    </message>
    <message>
        <source>It fetches: %1.</source>
        <translation>가져온 것: %1.</translation>
    </message>
    <message>
        <source>All weights:</source>
        <translation>가중치 모두:</translation>
    </message>
    <message>
        <source>What the words mean in numbers:</source>
        <translation>낱말의 뜻을 수로 나타내면:</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::View</name>
    <message>
        <source>English → Korean</source>
        <extracomment>From which language into which one is translated.</extracomment>
        <translation>영어 → 한국어</translation>
    </message>
    <message>
        <source>Korean → English</source>
        <translation>한국어 → 영어</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <extracomment>Two kinds of attention.</extracomment>
        <translation>교차 어텐션</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>셀프 어텐션</translation>
    </message>
    <message>
        <source>Where in the source does a word being written look?</source>
        <translation>옮겨 쓰는 낱말은 원문의 어디를 볼까요?</translation>
    </message>
    <message>
        <source>Choose the words one by one. Does each find its partner, though the order differs? Which one finds none?</source>
        <translation>낱말을 하나씩 골라 보세요. 순서가 다른데도 저마다 짝을 찾나요? 짝이 없는 낱말은 무엇인가요?</translation>
    </message>
    <message>
        <source>Choose the verb: whom does it look at now? Then go back to cross-attention and compare.</source>
        <translation>서술어를 골라 보세요. 이제 누구를 보나요? 교차 어텐션으로 돌아가 견주어 보세요.</translation>
    </message>
    <message>
        <source>$\Q{Q}$, $\K{K}$ and $\V{V}$ all come from the %1 sentence: %2 × %3 weights. Here $\Q{W_Q}$ lets a word ask for what goes with it.</source>
        <extracomment>%1 is a language, %2 and %3 are the numbers of queries and keys.</extracomment>
        <translation>$\Q{Q}$, $\K{K}$, $\V{V}$가 모두 %1 문장에서 나와요. 가중치는 %2 × %3개예요. 여기에서 $\Q{W_Q}$는 낱말이 자기와 어울리는 말을 찾게 해요.</translation>
    </message>
    <message>
        <source>$\Q{Q}$ comes from the %1 sentence being written, $\K{K}$ and $\V{V}$ from the %2 source: %3 × %4 weights. Here $\Q{W_Q}$ lets a word ask for its own meaning.</source>
        <extracomment>%1 and %2 are languages, %3 and %4 the numbers of queries and keys.</extracomment>
        <translation>$\Q{Q}$는 쓰고 있는 %1 문장에서, $\K{K}$와 $\V{V}$는 %2 원문에서 나와요. 가중치는 %3 × %4개예요. 여기에서 $\Q{W_Q}$는 낱말이 자기와 뜻이 같은 말을 찾게 해요.</translation>
    </message>
    <message>
        <source>choose the query</source>
        <translation>질의 고르기</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>Legend of keys: with Shift the arrows choose the word whose score is worked out.</extracomment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>choose the key</source>
        <translation>열쇠 고르기</translation>
    </message>
    <message>
        <source>turn the direction</source>
        <translation>방향 바꾸기</translation>
    </message>
    <message>
        <source>self or cross</source>
        <translation>셀프, 교차</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::cross::WorkingPart</name>
    <message>
        <source>How the weight comes about</source>
        <translation>가중치가 나오는 과정</translation>
    </message>
    <message>
        <source>nothing in common</source>
        <extracomment>In a table, instead of products: two words share no feature.</extracomment>
        <translation>겹치는 특징 없음</translation>
    </message>
    <message>
        <source>score $\Q{q}\cdot\K{k}$</source>
        <extracomment>A row of a table: the sum of products.</extracomment>
        <translation>점수 $\Q{q}\cdot\K{k}$</translation>
    </message>
    <message>
        <source>softmax: weight</source>
        <extracomment>A row of a table: what the softmax makes of the score.</extracomment>
        <translation>softmax: 가중치</translation>
    </message>
    <message>
        <source>Fetched $\V{z}$: %1</source>
        <extracomment>%1 names features with numbers. The mathematics stays as it is.</extracomment>
        <translation>가져온 것 $\V{z}$: %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::fading::Model</name>
    <message>
        <source>not at all any more</source>
        <translation>이제 전혀 느끼지 못해요</translation>
    </message>
    <message>
        <source>%1 times more</source>
        <extracomment>%1 is a factor: an early token is felt more than the last one.</extracomment>
        <translation>%1배 크게</translation>
    </message>
    <message>
        <source>%1 times less</source>
        <translation>%1배 작게</translation>
    </message>
    <message>
        <source>The last token itself: both feel it fully. Look further back.</source>
        <translation>마지막 토큰 자신이에요. 둘 다 그대로 느껴요. 더 앞쪽을 보세요.</translation>
    </message>
    <message>
        <source>The token %1 steps back, against the last one: the RNN’s last state feels it %2, attention’s output %3.</source>
        <extracomment>%1 is a distance, %2 and %3 read like &quot;260 thousand times less&quot;.</extracomment>
        <translation>%1걸음 앞의 토큰을 마지막 토큰과 견주면, RNN의 마지막 상태는 %2, 어텐션의 출력은 %3 느껴요.</translation>
    </message>
    <message>
        <source>The RNN hands on one vector of %1 numbers, however long the text. Attention may look at %2: key and value of each of the %3 tokens.</source>
        <extracomment>%1 and %2 are how many numbers; %3 is how many tokens.</extracomment>
        <translation>RNN은 글이 아무리 길어도 수 %1개짜리 벡터 하나만 넘겨줘요. 어텐션은 토큰 %3개의 열쇠와 값, 모두 %2개의 수를 볼 수 있어요.</translation>
    </message>
    <message>
        <source>%1 tokens of width %2; recurrent weights of strength %3; seed %4.</source>
        <translation>차원이 %2인 토큰 %1개, 순환 가중치의 세기 %3, 시드 %4.</translation>
    </message>
    <message>
        <source>%1 steps back: influence on the RNN’s last state %2, on attention’s output %3.</source>
        <translation>%1걸음 앞: RNN의 마지막 상태에 미치는 영향 %2, 어텐션의 출력에 미치는 영향 %3.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::fading::View</name>
    <message>
        <source>How much of the beginning is left at the end?</source>
        <translation>끝에 이르면 처음은 얼마나 남아 있을까요?</translation>
    </message>
    <message>
        <source>Make the text longer and look at its first token. Then make the recurrent weights stronger: is there a strength at which the RNN neither forgets nor boils over?</source>
        <translation>글을 길게 늘이고 첫 토큰을 보세요. 그다음 순환 가중치를 키워 보세요. RNN이 잊지도 않고 넘쳐 버리지도 않는 세기가 있을까요?</translation>
    </message>
    <message>
        <source>move the slider</source>
        <translation>슬라이더 옮기기</translation>
    </message>
    <message>
        <source>draw anew</source>
        <translation>새로 뽑기</translation>
    </message>
    <message>
        <source>length $n$</source>
        <translation>길이 $n$</translation>
    </message>
    <message>
        <source>steps back</source>
        <extracomment>A slider: how many tokens back from the last one.</extracomment>
        <translation>몇 걸음 앞</translation>
    </message>
    <message>
        <source>strength of $W_h$</source>
        <extracomment>A slider: how large the recurrent weights are.</extracomment>
        <translation>$W_h$의 세기</translation>
    </message>
    <message>
        <source>Draw anew</source>
        <extracomment>A button: other random numbers.</extracomment>
        <translation>새로 뽑기</translation>
    </message>
    <message>
        <source>steps back from the last token</source>
        <translation>마지막 토큰에서 몇 걸음 앞</translation>
    </message>
    <message>
        <source>What the end still feels of each token</source>
        <translation>끝에서 각 토큰을 얼마나 느끼는가</translation>
    </message>
    <message>
        <source>influence $\|\partial/\partial x\|$</source>
        <translation>영향 $\|\partial/\partial x\|$</translation>
    </message>
    <message>
        <source>RNN’s last state</source>
        <translation>RNN의 마지막 상태</translation>
    </message>
    <message>
        <source>attention’s output</source>
        <translation>어텐션의 출력</translation>
    </message>
    <message>
        <source>RNN</source>
        <translation>RNN</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>What the end has to look at</source>
        <translation>끝에서 볼 수 있는 것</translation>
    </message>
    <message>
        <source>tokens $n$</source>
        <translation>토큰 수 $n$</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>수의 개수</translation>
    </message>
    <message>
        <source>RNN: always %1</source>
        <translation>RNN: 늘 %1개</translation>
    </message>
    <message>
        <source>attention’s keys and values</source>
        <translation>어텐션의 열쇠와 값</translation>
    </message>
    <message>
        <source>attention: %1</source>
        <translation>어텐션: %1개</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::formula::ChainPart</name>
    <message>
        <source>the matrices, row of “%1”</source>
        <extracomment>Name of the row of small matrices; %1 is the word whose row is followed.</extracomment>
        <translation>행렬들, “%1”의 행</translation>
    </message>
    <message>
        <source>weights</source>
        <extracomment>Under the matrix of weights.</extracomment>
        <translation>가중치</translation>
    </message>
    <message>
        <source>output</source>
        <extracomment>Under the matrix that comes out.</extracomment>
        <translation>출력</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::formula::FormulaPart</name>
    <message>
        <source>the formula</source>
        <extracomment>Name of the large formula; %1 is the part of it that is lit.</extracomment>
        <translation>공식</translation>
    </message>
    <message>
        <source>the formula, lit: %1</source>
        <translation>공식, 강조한 부분: %1</translation>
    </message>
    <message>
        <source>$\Q{Q}\K{K}^\top$: every query meets every key. Their dot products say how well they fit: (%1×%2)·(%2×%1) = %1×%1 scores.</source>
        <extracomment>%1 is n, %2 is d_k: numbers.</extracomment>
        <translation>$\Q{Q}\K{K}^\top$: 모든 질의가 모든 열쇠를 만나요. 내적은 둘이 얼마나 맞는지를 말해요. (%1×%2)·(%2×%1) = %1×%1개의 점수예요.</translation>
    </message>
    <message>
        <source>$\div\sqrt{d_k}$: the wider the vectors, the larger the sums. Dividing by %1 keeps their size steady; the shape stays %2×%2.</source>
        <extracomment>%1 is the root of d_k, %2 is n.</extracomment>
        <translation>$\div\sqrt{d_k}$: 차원이 클수록 합도 커져요. %1로 나누어 크기를 고르게 해요. 모양은 그대로 %2×%2예요.</translation>
    </message>
    <message>
        <source>$\softmax$: row by row, scores turn into weights, none below 0, together 1: who looks how much at whom, %1×%1.</source>
        <translation>$\softmax$: 행마다 점수를 가중치로 바꿔요. 모두 0 이상이고 합은 1이에요. 누가 누구를 얼마나 보는지, %1×%1 표예요.</translation>
    </message>
    <message>
        <source>$\cdot\V{V}$: each row of weights mixes the values: (%1×%1)·(%1×%2) = %1×%2, one output a token.</source>
        <translation>$\cdot\V{V}$: 가중치 한 행이 값들을 섞어요. (%1×%1)·(%1×%2) = %1×%2, 토큰마다 출력이 하나예요.</translation>
    </message>
    <message>
        <source>All at once for %1 tokens: fit queries and keys, keep the size steady, share out a weight of 1, mix the values.</source>
        <translation>토큰 %1개를 한꺼번에 계산해요. 질의와 열쇠를 맞대고, 크기를 고르고, 합이 1인 가중치로 나누어, 값을 섞어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::formula::Model</name>
    <message>
        <source>Attention(Q, K, V) = softmax(QKᵀ/√d_k)V. Q and K are %1, V is %2.</source>
        <extracomment>In the text form, which a screen reader reads: the formula, spoken in signs.</extracomment>
        <translation>Attention(Q, K, V) = softmax(QKᵀ/√d_k)V. Q와 K의 모양은 %1, V의 모양은 %2예요.</translation>
    </message>
    <message>
        <source>QKᵀ, %1: the score of every query with every key. The row of “%2”: %3.</source>
        <translation>QKᵀ, %1: 모든 질의와 모든 열쇠의 점수. “%2”의 행: %3.</translation>
    </message>
    <message>
        <source>Divided by √d_k = %1: %2.</source>
        <translation>√d_k = %1로 나눈 값: %2.</translation>
    </message>
    <message>
        <source>softmax, row by row: weights that add up to 1: %1.</source>
        <translation>softmax, 행마다 합이 1인 가중치: %1.</translation>
    </message>
    <message>
        <source>Times V, %1: the values mixed by the weights: %2.</source>
        <translation>V를 곱한 결과, %1: 가중치대로 섞은 값: %2.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>key</source>
        <translation>열쇠</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>나눈 값</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::formula::View</name>
    <message>
        <source>the whole</source>
        <extracomment>A choice: all parts of the formula at once.</extracomment>
        <translation>전체</translation>
    </message>
    <message>
        <source>What does each part of the formula do?</source>
        <translation>공식의 각 부분은 무슨 일을 할까?</translation>
    </message>
    <message>
        <source>Light one part after another and follow one row. At which part do the colours turn pale, and where does one word stand out?</source>
        <translation>부분을 하나씩 켜며 한 행을 따라가 보세요. 어느 부분에서 색이 옅어지고, 어디에서 한 낱말이 도드라지나요?</translation>
    </message>
    <message>
        <source>Real numbers: the row of \Q{%1} through every matrix.</source>
        <extracomment>%1 is the word whose row is followed through all matrices.</extracomment>
        <translation>실제 수예요. \Q{%1}의 행을 모든 행렬에서 따라가요.</translation>
    </message>
    <message>
        <source>part by part</source>
        <extracomment>Legend of keys: the part of the formula before or after.</extracomment>
        <translation>부분 옮기기</translation>
    </message>
    <message>
        <source>another row</source>
        <extracomment>Legend of keys: the row of another word in the matrices.</extracomment>
        <translation>다른 행</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::glossary::ListPart</name>
    <message>
        <source>Terms</source>
        <extracomment>Name of the list of the glossary.</extracomment>
        <translation>낱말</translation>
    </message>
    <message>
        <source>also: %1</source>
        <extracomment>Other names of a term.</extracomment>
        <translation>다른 이름: %1</translation>
    </message>
    <message>
        <source>First used on the page “%1”.</source>
        <extracomment>Tool tip of a link: %1 is the title of a page.</extracomment>
        <translation>처음 나오는 쪽: “%1”.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::glossary::Model</name>
    <message>
        <source>This course has no glossary.</source>
        <translation>이 강좌에는 낱말 풀이가 없어요.</translation>
    </message>
    <message>
        <source>No term has “%1” in it.</source>
        <translation>“%1” — 이 말이 들어 있는 낱말이 없어요.</translation>
    </message>
    <message>
        <source>First used on the page “%1”.</source>
        <extracomment>After the meaning of a term: %1 is the title of a page.</extracomment>
        <translation>처음 나오는 쪽: “%1”.</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>거르기: %1</translation>
    </message>
    <message>
        <source>%1 of %2 terms</source>
        <translation>낱말 %2개 가운데 %1개</translation>
    </message>
    <message>
        <source>Korean</source>
        <extracomment>Heads of a table&apos;s columns.</extracomment>
        <translation>한국어</translation>
    </message>
    <message>
        <source>English</source>
        <translation>영어</translation>
    </message>
    <message>
        <source>meaning in Korean</source>
        <translation>한국어 풀이</translation>
    </message>
    <message>
        <source>meaning in English</source>
        <translation>영어 풀이</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::glossary::View</name>
    <message>
        <source>Filter the terms</source>
        <translation>낱말 거르기</translation>
    </message>
    <message>
        <source>Find a term: query, softmax …</source>
        <translation>낱말 찾기: 질의, ㅇㅌㅅ, softmax …</translation>
    </message>
    <message>
        <source>in order of the course</source>
        <extracomment>How the terms of a glossary are sorted: as the course has them, or by their names.</extracomment>
        <translation>강좌 순서</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>이름 순서</translation>
    </message>
    <message>
        <source>What was that word again?</source>
        <translation>그 낱말, 무슨 뜻이었을까요?</translation>
    </message>
    <message>
        <source>Type a part of a word in either language; of Korean its first consonants are enough.</source>
        <translation>낱말의 일부를 한국어나 영어로 쳐 보세요. 한국어는 초성만 쳐도 돼요.</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) of the course, in Korean and English.</source>
        <translation>
            <numerusform>강좌의 낱말 %n개, 한국어와 영어로 실었어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 terms.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>낱말 %2개 가운데 %1개.</translation>
    </message>
    <message>
        <source>choose a term</source>
        <extracomment>Legend of keys: the arrows choose a term of the glossary.</extracomment>
        <translation>낱말 고르기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>to its first page</source>
        <extracomment>Legend of keys: goes to the page that uses the term first.</extracomment>
        <translation>처음 나오는 쪽으로</translation>
    </message>
    <message>
        <source>filter</source>
        <extracomment>Legend of keys: begins to type a filter.</extracomment>
        <translation>거르기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::grading::Model</name>
    <message>
        <source>“measured” does not hold what this exhibit measured.</source>
        <translation>“measured”에 이 전시물이 잰 결과가 들어 있지 않아요.</translation>
    </message>
    <message>
        <source>With p cores the time is that of one times p to the power %1 (attention; −1 would be divided without loss) and %2 (RNN; 0: no core helps).</source>
        <extracomment>%1 and %2 read &quot;−0.97 ± 0.02&quot;.</extracomment>
        <translation>코어가 p개일 때 걸리는 시간은 하나일 때의 p의 %1제곱 배(어텐션, −1이면 손실 없이 나눈 것)와 %2제곱 배(RNN, 0이면 코어가 도움이 되지 않는 것)예요.</translation>
    </message>
    <message numerus="yes">
        <source>Measured: on %n core(s) attention is %1 times as fast as on one, the RNN %2 times.</source>
        <translation>
            <numerusform>잰 결과: 코어 %n개로 하면 하나일 때보다 어텐션은 %1배, RNN은 %2배 빨라요.</numerusform>
        </translation>
    </message>
    <message>
        <source>By Amdahl&apos;s law that is as if %1 of attention went in order.</source>
        <translation>암달의 법칙으로 보면 어텐션의 %1를 차례로 한 셈이에요.</translation>
    </message>
    <message numerus="yes">
        <source>Measured, RNN, %n core(s): %1.</source>
        <translation>
            <numerusform>잰 값, RNN, 코어 %n개: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured, attention, %n core(s): %1.</source>
        <translation>
            <numerusform>잰 값, 어텐션, 코어 %n개: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>One marker alone takes 100 units of time for 100 papers.</source>
        <translation>한 장에 1분이면 혼자서 시험지 100장을 채점하는 데 100분이 걸려요.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) have finished all 100 papers after %1 units of time instead of 100: %2 times as fast.</source>
        <translation>
            <numerusform>한 장에 1분일 때, %n명이 나누면 100분 걸릴 일이 %1분이면 끝나요. %2배 빨라요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1% of the work goes in order, so however many there are, it is never more than %2 times as fast.</source>
        <extracomment>%1 is how much of the work goes in order, %2 how many times as fast it could be at most.</extracomment>
        <translation>일의 %1%는 차례로 해야 해서, 사람이 아무리 많아도 %2배를 넘지 못해요.</translation>
    </message>
    <message>
        <source>Time %1: the part that goes in order; all others wait</source>
        <extracomment>%1 is the time; nobody can mark before the part that goes in order is done.</extracomment>
        <translation>%1분: 차례로 해야 하는 일을 하는 중이에요. 나머지는 기다려요</translation>
    </message>
    <message>
        <source>Time %1: %2 of 100 papers marked</source>
        <extracomment>%1 is the time, %2 of 100 papers are marked.</extracomment>
        <translation>%1분: 100장 가운데 %2장을 채점했어요</translation>
    </message>
    <message numerus="yes">
        <source>RNN, %n core(s)</source>
        <translation>
            <numerusform>RNN, 코어 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attention, %n core(s)</source>
        <translation>
            <numerusform>어텐션, 코어 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on another computer: %1.</source>
        <translation>다른 컴퓨터에서 잰 결과예요: %1.</translation>
    </message>
    <message>
        <source>Stopped before the end: only what was finished counts.</source>
        <translation>끝나기 전에 멈췄어요. 다 잰 것만 셈에 넣었어요.</translation>
    </message>
    <message>
        <source>The memory ran out while measuring; what was finished before counts.</source>
        <translation>재는 동안 메모리가 모자랐어요. 그 전에 다 잰 것만 셈에 넣었어요.</translation>
    </message>
    <message>
        <source>This computer has a single core: there is nobody to divide the work with.</source>
        <translation>이 컴퓨터는 코어가 하나뿐이어서 일을 나눌 상대가 없어요.</translation>
    </message>
    <message>
        <source>This computer was busy with other things: repeated runs differ by up to %1. Close other programs and measure again.</source>
        <translation>이 컴퓨터가 다른 일로 바빴어요. 같은 것을 되풀이해 재도 최대 %1까지 달라졌어요. 다른 프로그램을 닫고 다시 재 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>By Amdahl&apos;s law %n marker(s) are %1 times as fast as one where papers can be divided at will.</source>
        <translation>
            <numerusform>시험지를 마음대로 쪼갤 수 있다면 암달의 법칙으로 %n명이 한 명보다 %1배 빨라요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured are one head of width %1 over %2 tokens, float32, and an RNN of the same width and length, whose steps are computed one after another.</source>
        <translation>재는 것은 토큰 %2개를 보는 차원 %1의 머리 하나(float32)와, 차원과 길이가 같고 걸음을 하나씩 차례로 계산하는 RNN이에요.</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>재는 중: %1.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>아직 아무것도 재지 않았어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::grading::PapersPart</name>
    <message numerus="yes">
        <source>%n marker(s), %1 at work</source>
        <extracomment>%n people mark papers, %1 of them have something to do right now.</extracomment>
        <translation>
            <numerusform>채점자 %n명 가운데 %1명이 채점 중</numerusform>
        </translation>
    </message>
    <message>
        <source>done after %1</source>
        <extracomment>Under a bar: after so much time all papers are marked.</extracomment>
        <translation>%1분이면 끝나요</translation>
    </message>
    <message>
        <source>one marker alone: %1</source>
        <extracomment>At the end of a bar of time: what one marker alone takes.</extracomment>
        <translation>혼자서는 %1분</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::grading::View</name>
    <message>
        <source>A hundred papers: how much do more markers help?</source>
        <translation>시험지 100장, 채점하는 사람이 늘면 얼마나 빨라질까요?</translation>
    </message>
    <message>
        <source>Let 10 markers begin, then 100. Then let a tenth of the work go in order: how fast can it get at all? And which of the two does this computer divide, attention or the RNN?</source>
        <translation>10명에게 맡겨 보고, 100명에게도 맡겨 보세요. 일의 10분의 1을 차례로 해야 한다면 몇 배까지 빨라질 수 있을까요? 그리고 이 컴퓨터는 어텐션과 RNN 가운데 어느 것을 나눠서 할까요?</translation>
    </message>
    <message>
        <source>markers</source>
        <extracomment>A slider: how many people mark the papers.
----------
Axes of a chart: the number of people who mark, and how many times as fast as one they are.</extracomment>
        <translation>채점자 수</translation>
    </message>
    <message>
        <source>start, stop</source>
        <translation>시작, 멈추기</translation>
    </message>
    <message>
        <source>measure, stop</source>
        <translation>재기, 멈추기</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button: the markers begin with the papers.</extracomment>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Start marking</source>
        <translation>채점 시작</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>in order (%)</source>
        <extracomment>A slider: the share of the work, in percent, that only one person can do at a time.</extracomment>
        <translation>차례로 할 몫(%)</translation>
    </message>
    <message>
        <source>RNN</source>
        <translation>RNN</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>divided without loss</source>
        <extracomment>A line in a chart: p workers are p times as fast as one.</extracomment>
        <translation>손실 없이 나눔</translation>
    </message>
    <message>
        <source>measured, %1</source>
        <translation>잰 값, %1</translation>
    </message>
    <message>
        <source>fitted line, %1</source>
        <translation>맞춘 직선, %1</translation>
    </message>
    <message>
        <source>Amdahl&apos;s law</source>
        <translation>암달의 법칙</translation>
    </message>
    <message>
        <source>100 papers</source>
        <translation>시험지 100장</translation>
    </message>
    <message>
        <source>%1 times</source>
        <extracomment>At a point of a chart: &quot;9.1 times&quot;.</extracomment>
        <translation>%1배</translation>
    </message>
    <message>
        <source>times as fast as one marker</source>
        <translation>한 명일 때보다 몇 배 빠른가</translation>
    </message>
    <message>
        <source>Speed against the number of markers</source>
        <translation>채점자 수와 빠르기</translation>
    </message>
    <message>
        <source>cores of this computer</source>
        <extracomment>Axes of a chart: cores of the computer, and how many times as fast as one of them they are.</extracomment>
        <translation>이 컴퓨터의 코어</translation>
    </message>
    <message>
        <source>times as fast as one core</source>
        <translation>코어 하나일 때보다 몇 배 빠른가</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>아직 재지 않음</translation>
    </message>
    <message>
        <source>Measured speed against the number of cores</source>
        <translation>코어 수와 잰 빠르기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::LooksPart</name>
    <message>
        <source>Where “%1” looks in each head</source>
        <translation>“%1”: 머리마다 어디를 보는가</translation>
    </message>
    <message>
        <source>%1 → %2: weight %3</source>
        <extracomment>Tool tip: %1 is the query, %2 the key, %3 a number.</extracomment>
        <translation>%1 → %2: 가중치 %3</translation>
    </message>
    <message>
        <source>off: hands over nothing</source>
        <translation>꺼짐: 아무것도 건네지 않아요</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::MapsPart</name>
    <message>
        <source>Weights of all queries, one map a head</source>
        <translation>모든 질의의 가중치, 머리마다 지도 한 장</translation>
    </message>
    <message>
        <source>%1 → %2: weight %3</source>
        <extracomment>Tool tip: %1 is the query, %2 the key, %3 a number.</extracomment>
        <translation>%1 → %2: 가중치 %3</translation>
    </message>
    <message>
        <source>row: query, column: key, shade: weight</source>
        <extracomment>In front of the colour scale of a heat map.</extracomment>
        <translation>행: 질의, 열: 열쇠, 짙기: 가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::Model</name>
    <message>
        <source>“query” names “%1”, but no token of this sentence is called so.</source>
        <translation>“query”가 “%1”을 가리키지만, 이 문장에는 그런 이름의 토큰이 없어요.</translation>
    </message>
    <message>
        <source>head</source>
        <extracomment>Heads of a table&apos;s columns.</extracomment>
        <translation>머리</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켜짐</translation>
    </message>
    <message>
        <source>query</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>key</source>
        <translation>열쇠</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::OutputPart</name>
    <message>
        <source>The heads side by side, times W^O</source>
        <translation>나란히 이은 머리에 W^O 곱하기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::Text</name>
    <message>
        <source>head %1, %2</source>
        <translation>머리 %1, %2</translation>
    </message>
    <message>
        <source>%1: switched off, hands over nothing</source>
        <translation>%1: 꺼져 있어 아무것도 건네지 않아요</translation>
    </message>
    <message>
        <source>%1: finds nothing to look for, so it looks at all alike, %2 each</source>
        <translation>%1: 찾을 것이 없어 모든 낱말을 똑같이 %2씩 봐요</translation>
    </message>
    <message>
        <source>%1: most at “%2”, %3</source>
        <translation>%1: “%2” 쪽을 가장 많이 봐요, %3</translation>
    </message>
    <message>
        <source>The query is “%1”.</source>
        <translation>질의: “%1”.</translation>
    </message>
    <message>
        <source>Its weights: %1.</source>
        <translation>가중치: %1.</translation>
    </message>
    <message>
        <source>Side by side the heads make a row of %1 numbers: %2.</source>
        <translation>머리를 나란히 이어 붙이면 숫자 %1개짜리 행이 돼요: %2.</translation>
    </message>
    <message>
        <source>W^O, %1 by %2, mixes them: %3.</source>
        <translation>W^O(%1×%2)가 이 숫자들을 섞어요: %3.</translation>
    </message>
    <message>
        <source>The output of the query, a row of the %1 by %2 result: %3.</source>
        <translation>질의의 출력, 곧 %1×%2 결과의 한 행: %3.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::heads::View</name>
    <message>
        <source>maps</source>
        <extracomment>What is shown below the sentence: each head&apos;s map of weights, or how the heads&apos; results are combined.</extracomment>
        <translation>가중치 지도</translation>
    </message>
    <message>
        <source>put together</source>
        <translation>합치기</translation>
    </message>
    <message>
        <source>Can one word look several ways at once?</source>
        <translation>한 낱말이 여러 눈으로 동시에 볼 수 있을까?</translation>
    </message>
    <message>
        <source>Choose another word: three heads, three different answers. Which head has nothing to look for?</source>
        <translation>다른 낱말을 골라 보세요. 머리 셋이 저마다 다른 답을 내요. 찾을 것이 없는 머리는 어느 것일까요?</translation>
    </message>
    <message>
        <source>Switch a head off. Which columns of Z does the query lose, and which does another head still fill?</source>
        <translation>머리 하나를 꺼 보세요. 질의가 Z에서 잃는 열은 어느 것이고, 다른 머리가 아직 채워 주는 열은 어느 것일까요?</translation>
    </message>
    <message>
        <source>Every head has a $\Q{W_Q}$, $\K{W_K}$ and $\V{W_V}$ of its own, chosen here so that you can follow what it looks for. The same sentence, the same query: each head spreads a weight of 1.</source>
        <translation>머리마다 자기만의 $\Q{W_Q}$, $\K{W_K}$, $\V{W_V}$가 있어요. 여기서는 무엇을 찾는지 따라갈 수 있게 골랐어요. 같은 문장, 같은 질의에서 머리마다 가중치 1을 나누어 줘요.</translation>
    </message>
    <message>
        <source>Each of the %1 heads hands over %2 numbers a word. Side by side they are %3; $W^O$ mixes them into the output $Z$.</source>
        <extracomment>%1 is the number of heads, %2 that of numbers a head hands over, %3 their product.</extracomment>
        <translation>머리 %1개가 낱말마다 숫자를 %2개씩 건네요. 나란히 이으면 %3개이고, $W^O$가 이를 섞어 출력 $Z$를 만들어요.</translation>
    </message>
    <message>
        <source>choose the query</source>
        <extracomment>Legend of keys: the arrows choose the word that asks.</extracomment>
        <translation>질의 고르기</translation>
    </message>
    <message>
        <source>heads on, off</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>머리 켜고 끄기</translation>
    </message>
    <message>
        <source>maps, put together</source>
        <translation>지도, 합치기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::lenses::Model</name>
    <message>
        <source>your own</source>
        <extracomment>A lens whose query the reader chose.</extracomment>
        <translation>나만의 렌즈</translation>
    </message>
    <message>
        <source>Your own question: the query is as you set it.</source>
        <translation>나만의 질문이에요. 질의를 정한 대로 찾아요.</translation>
    </message>
    <message>
        <source>word</source>
        <extracomment>Heads of a table&apos;s columns.</extracomment>
        <translation>낱말</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Lens: %1. %2</source>
        <translation>렌즈: %1. %2</translation>
    </message>
    <message>
        <source>Its query: %1.</source>
        <translation>질의: %1.</translation>
    </message>
    <message>
        <source>Weights of the words, with their features:</source>
        <translation>낱말마다 가중치와 특징:</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::lenses::TextPart</name>
    <message>
        <source>The text through the lens “%1”</source>
        <translation>“%1” 렌즈로 본 글</translation>
    </message>
    <message>
        <source>%1: %2 → score %3, weight %4</source>
        <extracomment>%1 a word, %2 its features with numbers, %3 and %4 numbers.</extracomment>
        <translation>%1: %2 → 점수 %3, 가중치 %4</translation>
    </message>
    <message>
        <source>no feature</source>
        <extracomment>Of a word that has no feature a lens could look for.</extracomment>
        <translation>특징 없음</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
    <message>
        <source>shade and line: weight</source>
        <extracomment>In front of the colour scale: how dark, how thick the line.</extracomment>
        <translation>짙기와 밑줄: 가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::lenses::View</name>
    <message>
        <source>$\Q{q}$ %1</source>
        <extracomment>A component of the query vector; %1 names the feature. The mathematics stays as it is.</extracomment>
        <translation>$\Q{q}$ %1</translation>
    </message>
    <message>
        <source>What does a text show to a different question?</source>
        <translation>질문이 달라지면 같은 글에서 무엇이 보일까?</translation>
    </message>
    <message>
        <source>Change the lens: the text stays, other words light up. Then read by tone and pull “%1” below zero. What is left of the story?</source>
        <translation>렌즈를 바꿔 보세요. 글은 그대로인데 다른 낱말이 밝아져요. 이어서 분위기 렌즈에서 “%1” 성분을 0 아래로 내려 보세요. 이야기에서 무엇이 남나요?</translation>
    </message>
    <message>
        <source>It looks at all words alike.</source>
        <translation>모든 낱말을 똑같이 봐요.</translation>
    </message>
    <message>
        <source>Most weight: %1.</source>
        <translation>가중치가 큰 낱말: %1.</translation>
    </message>
    <message>
        <source>lens</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>렌즈</translation>
    </message>
    <message>
        <source>choose a word</source>
        <translation>낱말 고르기</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::AnswerPart</name>
    <message>
        <source>“%1”: $\Q{q}\cdot\K{k}$ = %2; divided by %3 and through the softmax: \W{%4}</source>
        <extracomment>How a book&apos;s share comes about. %1 its title, %2 the products and their sum, %3 the temperature, %4 the share.</extracomment>
        <translation>《%1》: $\Q{q}\cdot\K{k}$ = %2. 온도 %3에서 softmax를 거치면 \W{%4}</translation>
    </message>
    <message>
        <source>Nothing is looked for, so every book is read alike.</source>
        <translation>찾는 것이 없어서 모든 책을 똑같이 읽어요.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 from %n other book(s)</source>
        <extracomment>The last line of the mixed answer: %n books are not quoted, together they make %1 of it.</extracomment>
        <translation>
            <numerusform>나머지 %n권에서 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer, read from all of them</source>
        <extracomment>Head of the answer in words, which is put together from the books.</extracomment>
        <translation>모든 책에서 조금씩 읽은 답</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::Model</name>
    <message>
        <source>There is no topic “%1”; there are %2.</source>
        <translation>“%1” 주제는 없어요. 있는 주제: %2.</translation>
    </message>
    <message>
        <source>The wish for “%1” must lie between 0 and %2.</source>
        <translation>“%1”의 수는 0에서 %2 사이여야 해요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::Table</name>
    <message>
        <source>key: what it promises</source>
        <extracomment>Head of the column of books: what the cells beside them show.</extracomment>
        <translation>열쇠: 제목이 말하는 것</translation>
    </message>
    <message>
        <source>value: pages of ten</source>
        <translation>값: 열 쪽의 내용</translation>
    </message>
    <message>
        <source>share</source>
        <extracomment>Head of a narrow column: the part of the reading that falls on a book.
----------
Head of the bars: the part of the reading that falls on each book.</extracomment>
        <translation>가중치</translation>
    </message>
    <message>
        <source>all alike: 1/%1</source>
        <extracomment>Where the bars would end if every book got the same: %1 is the number of books.</extracomment>
        <translation>모두 똑같이: 1/%1</translation>
    </message>
    <message>
        <source>query q</source>
        <extracomment>Label of the row in which the query stands.</extracomment>
        <translation>질의 q</translation>
    </message>
    <message>
        <source>mixed answer z</source>
        <extracomment>Label of the row of the answer, and below it what its numbers are.</extracomment>
        <translation>섞인 답 z</translation>
    </message>
    <message>
        <source>pages of ten</source>
        <translation>열 쪽 가운데</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::TablePart</name>
    <message>
        <source>query, books and answer by topic</source>
        <extracomment>Name of the table in which the query, the books and the answer stand.</extracomment>
        <translation>주제별 질의, 책, 답</translation>
    </message>
    <message>
        <source>query</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>mixed answer</source>
        <translation>섞인 답</translation>
    </message>
    <message>
        <source>Score %1, share %2.</source>
        <extracomment>Follows the number of a cell: %1 the score, %2 the share of the book.</extracomment>
        <translation>점수 %1, 가중치 %2.</translation>
    </message>
    <message>
        <source>share %1</source>
        <translation>가중치 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::Text</name>
    <message>
        <source>“%1” (%2). Key: %3. Score %4. Share %5.</source>
        <extracomment>A book in the text form: %1 title, %2 keywords, %3 its key, %4 the score with its working, %5 the share.</extracomment>
        <translation>《%1》(%2). 열쇠: %3. 점수 %4. 가중치 %5.</translation>
    </message>
    <message>
        <source>“%1” holds, of ten pages: %2. It says: %3</source>
        <extracomment>What a book holds, in the text form: %1 title, %2 pages by topic, %3 a sentence of it.</extracomment>
        <translation>《%1》의 열 쪽: %2. 이렇게 적혀 있어요: %3</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>share</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Not in this catalogue: %1.</source>
        <extracomment>%1 is a list of typed words.</extracomment>
        <translation>이 목록에 없는 말: %1.</translation>
    </message>
    <message>
        <source>Looking for: %1.</source>
        <translation>찾는 것: %1</translation>
    </message>
    <message>
        <source>The query, by topic: %1.</source>
        <translation>주제별 질의: %1.</translation>
    </message>
    <message>
        <source>It asks for nothing, so every book gets the same share.</source>
        <translation>아무것도 찾지 않으니 모든 책의 가중치가 같아요.</translation>
    </message>
    <message>
        <source>Temperature %1.</source>
        <translation>온도 %1.</translation>
    </message>
    <message>
        <source>The mixed answer, ten pages: %1.</source>
        <translation>섞인 답 열 쪽: %1.</translation>
    </message>
    <message>
        <source>Most of it from “%1”: %2</source>
        <translation>가장 많이 읽은 책 《%1》: %2</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::View</name>
    <message>
        <source>What you look for, in your own words</source>
        <translation>찾고 싶은 것을 내 말로</translation>
    </message>
    <message>
        <source>Or type it: sun, sea, food …</source>
        <translation>직접 쓰기: 해, 바다, 음식 …</translation>
    </message>
    <message>
        <source>temperature $T$</source>
        <extracomment>Of the softmax: small, only the best book is read; large, all alike. The mathematics stays as it is.</extracomment>
        <translation>온도 $T$</translation>
    </message>
    <message>
        <source>$k$ titles</source>
        <extracomment>What the cells beside the books show: keys (what the titles promise) or values (what is inside).</extracomment>
        <translation>$k$ 제목</translation>
    </message>
    <message>
        <source>$v$ pages</source>
        <translation>$v$ 내용</translation>
    </message>
    <message>
        <source>Read the best book only, or a little of each?</source>
        <translation>가장 맞는 책만 읽을까, 모든 책을 조금씩 읽을까?</translation>
    </message>
    <message>
        <source>Pull the temperature to both ends. How much of the answer comes from the best book then? Drag a bar of the question, too.</source>
        <translation>온도를 양쪽 끝까지 밀어 보세요. 답에서 가장 맞는 책의 몫이 얼마가 되나요? 질의의 막대도 끌어 보세요.</translation>
    </message>
    <message>
        <source>The question meets every title: score $\Q{q}\cdot\K{k}$. Each book is read by its share, $\W{w}=\text{softmax}(\Q{q}\cdot\K{k}/T)$.</source>
        <translation>질의를 모든 제목과 맞대어 점수 $\Q{q}\cdot\K{k}$를 매기고, 가중치 $\W{w}=\text{softmax}(\Q{q}\cdot\K{k}/T)$만큼 읽어요.</translation>
    </message>
    <message>
        <source>choose a book</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>책 고르기</translation>
    </message>
    <message>
        <source>choose a topic</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>주제 고르기</translation>
    </message>
    <message>
        <source>ask for less or more</source>
        <extracomment>Legend of keys: changes how much the question asks for the topic under the cursor.</extracomment>
        <translation>덜 찾기, 더 찾기</translation>
    </message>
    <message>
        <source>titles or pages</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>제목 또는 내용</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::CardPart</name>
    <message>
        <source>How the cell comes about</source>
        <translation>칸의 계산 과정</translation>
    </message>
    <message>
        <source>sum $\Q{q}\cdot\K{k}$</source>
        <extracomment>The sum of the products of query and key; the mathematics stays as it is.</extracomment>
        <translation>합 $\Q{q}\cdot\K{k}$</translation>
    </message>
    <message>
        <source>without %1</source>
        <extracomment>%1 is the division that was switched off.</extracomment>
        <translation>%1 없이</translation>
    </message>
    <message>
        <source>mask: hidden</source>
        <extracomment>A line of the account of a cell: the mask makes its score −∞, or lets it through.</extracomment>
        <translation>마스크: 가림</translation>
    </message>
    <message>
        <source>mask: lets it through</source>
        <translation>마스크: 통과</translation>
    </message>
    <message>
        <source>softmax over the row</source>
        <extracomment>The last line of the account: the weight comes from the softmax of all scores of the row.</extracomment>
        <translation>행 전체의 softmax</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::Field</name>
    <message>
        <source>“place” has a row, a column and a span, from 0 to %1.</source>
        <translation>“place”에는 row, column, span이 있어야 하고, 값은 0부터 %1까지예요.</translation>
    </message>
    <message>
        <source>“cell” has a row and a column, from 1 to %1.</source>
        <translation>“cell”에는 row와 column이 있어야 하고, 값은 1부터 %1까지예요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::GridPart</name>
    <message>
        <source>weights, %1 by %1</source>
        <extracomment>Name of the grid of numbers; %1 is the number of rows and of columns.</extracomment>
        <translation>가중치, %1행 %1열</translation>
    </message>
    <message>
        <source>scores, %1 by %1</source>
        <translation>점수, %1행 %1열</translation>
    </message>
    <message>
        <source>query</source>
        <extracomment>The axis of the rows.</extracomment>
        <translation>질의</translation>
    </message>
    <message>
        <source>each row</source>
        <extracomment>Under &quot;query&quot;: each row belongs to one query.</extracomment>
        <translation>행마다</translation>
    </message>
    <message>
        <source>row sum</source>
        <extracomment>Above the sums of the rows.</extracomment>
        <translation>행의 합</translation>
    </message>
    <message>
        <source>\K{key} — the column being looked at</source>
        <extracomment>The axis of the columns: &quot;key — the column being looked at&quot;. K{…} stays, it colours the word.</extracomment>
        <translation>\K{열쇠} — 열마다 하나, 보이는 쪽</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::HeaderPart</name>
    <message>
        <source>weights</source>
        <extracomment>What the matrix shows: the weights after the softmax, or the scores before it.</extracomment>
        <translation>가중치</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>divide by $\sqrt{d_k}$</source>
        <extracomment>A switch; the mathematics between dollars stays as it is.</extracomment>
        <translation>$\sqrt{d_k}$로 나누기</translation>
    </message>
    <message>
        <source>causal mask</source>
        <extracomment>A switch: no token looks at later ones.</extracomment>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>padding</source>
        <extracomment>A switch: adds tokens that only fill the sentence up.</extracomment>
        <translation>패딩</translation>
    </message>
    <message>
        <source>hide padding</source>
        <extracomment>A switch beside &quot;padding&quot;: the padding is masked, so that nobody looks at it.</extracomment>
        <translation>패딩 가리기</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::Large</name>
    <message>
        <source>%1 (row %2, column %3)</source>
        <extracomment>One of a list of the largest numbers of a matrix.</extracomment>
        <translation>%1 (%2행 %3열)</translation>
    </message>
    <message>
        <source>The largest numbers: %1.</source>
        <translation>가장 큰 수: %1.</translation>
    </message>
    <message>
        <source>Every row adds up to %1.</source>
        <translation>어느 행이나 합은 %1.</translation>
    </message>
    <message>
        <source>The rows add up to between %1 and %2.</source>
        <translation>행의 합은 %1에서 %2 사이예요.</translation>
    </message>
    <message>
        <source>The picture shows rows %1 to %2 and columns %3 to %4; where a pixel stands for several cells, it shows the largest of them.</source>
        <translation>그림에 보이는 것은 %1–%2행, %3–%4열이에요. 화소 하나가 여러 칸을 나타낼 때는 그중 가장 큰 수의 색이에요.</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2). Is it still there, and may you read it?</source>
        <translation>%1: 열 수 없어요(%2). 파일이 그대로 있는지, 읽을 권한이 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>%1 is no file of numbers. Choose a file that ends in .npy.</source>
        <translation>%1: 수가 담긴 파일이 아니에요. 이름이 .npy로 끝나는 파일을 고르세요.</translation>
    </message>
    <message>
        <source>%1 cannot be read to its end (%2). Copy it to this computer and open it there.</source>
        <translation>%1: 끝까지 읽을 수 없어요(%2). 이 컴퓨터에 복사해서 여세요.</translation>
    </message>
    <message>
        <source>%1 is no .npy file. In Python, numpy.save(&quot;matrix.npy&quot;, array) writes one.</source>
        <translation>%1: .npy 파일이 아니에요. 파이썬에서 numpy.save(&quot;matrix.npy&quot;, array)로 저장하세요.</translation>
    </message>
    <message>
        <source>%1 has the .npy format %2; 1.0, 2.0 and 3.0 are read. Save it again with numpy.save.</source>
        <translation>%1: .npy 형식 %2로 되어 있어요. 1.0, 2.0, 3.0만 읽을 수 있으니 numpy.save로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The header of %1 makes no sense. Save it again with numpy.save.</source>
        <translation>%1: 파일 머리말이 잘못되었어요. numpy.save로 다시 저장하세요.</translation>
    </message>
    <message>
        <source>%1 holds numbers of type %2, which are not read here. Save array.astype(&quot;float32&quot;).</source>
        <translation>%1: 여기서 읽지 않는 자료형(%2)이에요. array.astype(&quot;float32&quot;)로 바꾸어 저장하세요.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; a matrix has two dimensions. Save one of them, such as array[0].</source>
        <translation>%1: 모양이 %2예요. 행렬은 2차원이어야 하니 array[0]처럼 하나만 골라 저장하세요.</translation>
    </message>
    <message>
        <source>%1 has the shape %2; up to %3 rows and columns are shown. Save a part, such as array[:8192, :8192].</source>
        <translation>%1: 모양이 %2예요. 행과 열은 %3개까지 보여 줄 수 있으니 array[:8192, :8192]처럼 일부만 저장하세요.</translation>
    </message>
    <message>
        <source>%1 ends too early: %2 bytes of numbers should be there, %3 are. Copy or save it again.</source>
        <translation>%1: 파일이 중간에 끊겼어요. 수가 %2바이트 있어야 하는데 %3바이트뿐이에요. 다시 복사하거나 저장하세요.</translation>
    </message>
    <message>
        <source>%1: %2 numbers, as they stand in the file</source>
        <extracomment>%1 is a file, %2 its size as &quot;8,192 × 8,192&quot;.</extracomment>
        <translation>%1: 파일에 있는 그대로의 수 %2개</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>%2 %1, computed from the queries in %3 and the keys in %4</source>
        <extracomment>%1 is &quot;weights&quot; or &quot;scores&quot;, %2 their number as &quot;8,192 × 8,192&quot;, %3 and %4 are files.</extracomment>
        <translation>%3의 질의와 %4의 열쇠로 계산한 %1 %2개</translation>
    </message>
    <message>
        <source>%2 %1 of a made-up text: %3 sections on %4 topics, width %5, seed %6</source>
        <extracomment>%1 is &quot;weights&quot; or &quot;scores&quot;, %2 their number as &quot;8,192 × 8,192&quot;.</extracomment>
        <translation>지어낸 글의 %1 %2개: 대목 %3개, 주제 %4가지, %5차원, 시드 %6</translation>
    </message>
    <message>
        <source>reading %1</source>
        <extracomment>Progress: %1 is a file.</extracomment>
        <translation>%1 읽는 중</translation>
    </message>
    <message>
        <source>computing attention from %1 and %2</source>
        <translation>%1, %2로 어텐션 계산 중</translation>
    </message>
    <message>
        <source>computing %1 scores</source>
        <extracomment>Progress: %1 is &quot;8,192 × 8,192&quot;.</extracomment>
        <translation>점수 %1개 계산 중</translation>
    </message>
    <message>
        <source>computing %1 weights</source>
        <translation>가중치 %1개 계산 중</translation>
    </message>
    <message>
        <source>%1 has the shape %2; a matrix has two dimensions. Save array.reshape(rows, columns).</source>
        <translation>%1: 모양이 %2예요. 행렬은 2차원이어야 하니 array.reshape(행, 열)로 바꾸어 저장하세요.</translation>
    </message>
    <message>
        <source>%1 has the shape %2: there are no numbers in it.</source>
        <translation>%1: 모양이 %2라서 수가 하나도 없어요.</translation>
    </message>
    <message>
        <source>%1 has the number %2 in row %3, column %4, which has no place on a scale. Save numpy.nan_to_num(array).</source>
        <translation>%1: %3행 %4열의 값이 %2라서 색 눈금에 놓을 수 없어요. numpy.nan_to_num(array)로 바꾸어 저장하세요.</translation>
    </message>
    <message>
        <source>The queries and keys are so large that their scores go beyond what float32 holds. Make them smaller, or divide the scores.</source>
        <translation>질의와 열쇠의 수가 너무 커서 점수가 float32의 범위를 넘어요. 더 작은 수로 바꾸거나, 점수를 나누세요.</translation>
    </message>
    <message>
        <source>%1 (%2) and %3 (%4) do not fit together: queries and keys have equally many columns.</source>
        <translation>%1(%2), %3(%4): 서로 맞지 않아요. 질의와 열쇠는 열의 개수가 같아야 해요.</translation>
    </message>
    <message>
        <source>There is not enough memory left: %1 are needed. Close other programs, or take a smaller matrix.</source>
        <translation>남은 메모리가 모자라요. %1만큼 필요하니 다른 프로그램을 닫거나 더 작은 행렬을 고르세요.</translation>
    </message>
    <message>
        <source>Open one file (a matrix), or two (queries and keys).</source>
        <translation>파일 하나(행렬)나 둘(질의와 열쇠)을 여세요.</translation>
    </message>
    <message>
        <source>The scores are not divided by the square root of d_k.</source>
        <translation>점수를 d_k의 제곱근으로 나누지 않았어요.</translation>
    </message>
    <message>
        <source>Causal mask: no query looks at later keys.</source>
        <translation>인과 마스크: 어떤 질의도 뒤에 오는 열쇠를 보지 않아요.</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3.</source>
        <translation>%1행 %2열: %3.</translation>
    </message>
    <message>
        <source>row</source>
        <extracomment>Heads of a table&apos;s columns.</extracomment>
        <translation>행</translation>
    </message>
    <message>
        <source>column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>number</source>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::LegendPart</name>
    <message>
        <source>colour scale</source>
        <translation>색 눈금</translation>
    </message>
    <message>
        <source>from %1 to %2: %3</source>
        <extracomment>%1 and %2 are the numbers at the ends of the colour scale, %3 says what it shows.</extracomment>
        <translation>%1부터 %2까지: %3</translation>
    </message>
    <message>
        <source>a scale for each row</source>
        <extracomment>A switch: each row is coloured from its own smallest to its own largest number.</extracomment>
        <translation>행마다 다른 눈금</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::MapPart</name>
    <message>
        <source>matrix, %1 by %2</source>
        <extracomment>Name of the picture of a large matrix; %1 is the number of rows, %2 of columns.</extracomment>
        <translation>행렬, %1행 %2열</translation>
    </message>
    <message>
        <source>Each square is one cell.</source>
        <translation>네모 하나가 한 칸이에요.</translation>
    </message>
    <message>
        <source>Each pixel: the largest of %1 × %1 numbers.</source>
        <extracomment>Under a picture of a large matrix: %1 is a number of cells such as 16.</extracomment>
        <translation>화소 하나: 수 %1 × %1개 가운데 가장 큰 것.</translation>
    </message>
    <message>
        <source>Each pixel: the largest of %1 × %1 scores.</source>
        <translation>화소 하나: 점수 %1 × %1개 가운데 가장 큰 것.</translation>
    </message>
    <message>
        <source>Each pixel: the largest of %1 × %1 weights.</source>
        <translation>화소 하나: 가중치 %1 × %1개 가운데 가장 큰 것.</translation>
    </message>
    <message>
        <source>query ↓</source>
        <extracomment>The rows of a matrix: of queries, or (from a file) of anything.</extracomment>
        <translation>질의 ↓</translation>
    </message>
    <message>
        <source>row ↓</source>
        <translation>행 ↓</translation>
    </message>
    <message>
        <source>key →</source>
        <extracomment>The columns of a matrix: of keys, or (from a file) of anything.</extracomment>
        <translation>열쇠 →</translation>
    </message>
    <message>
        <source>column →</source>
        <translation>열 →</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::Model</name>
    <message>
        <source>masked</source>
        <translation>가림</translation>
    </message>
    <message>
        <source>“%1” looks at: %2. The row&apos;s weights add up to %3.</source>
        <translation>‘%1’에서 본 토큰: %2. 행의 가중치를 더하면 %3.</translation>
    </message>
    <message>
        <source>Weights, row: query, column: key.</source>
        <translation>가중치. 행은 질의, 열은 열쇠예요.</translation>
    </message>
    <message>
        <source>The scores are not divided by the square root of d_k.</source>
        <translation>점수를 d_k의 제곱근으로 나누지 않았어요.</translation>
    </message>
    <message>
        <source>Causal mask: no token looks at later ones.</source>
        <translation>인과 마스크: 어느 토큰도 뒤에 오는 토큰을 보지 않아요.</translation>
    </message>
    <message>
        <source>Padding is hidden as keys.</source>
        <translation>패딩은 열쇠에서 가렸어요.</translation>
    </message>
    <message>
        <source>“%1” may look at nothing.</source>
        <translation>‘%1’: 아무것도 볼 수 없어요.</translation>
    </message>
    <message>
        <source>The scores of “%1”: %2.</source>
        <translation>‘%1’의 점수: %2.</translation>
    </message>
    <message>
        <source>Scores that go into the softmax, row: query, column: key.</source>
        <translation>softmax에 들어가는 점수. 행은 질의, 열은 열쇠예요.</translation>
    </message>
    <message>
        <source>query</source>
        <extracomment>Heads of a table&apos;s columns: the score that goes into the softmax is divided and masked.</extracomment>
        <translation>질의</translation>
    </message>
    <message>
        <source>key</source>
        <translation>열쇠</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>into the softmax</source>
        <translation>소프트맥스에 들어가는 값</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>“source” is “file”, and “file” names none.</source>
        <translation>“source”가 “file”인데 “file”에 파일 이름이 없어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::ReadoutPart</name>
    <message>
        <source>What stands in the cell</source>
        <translation>칸에 있는 수</translation>
    </message>
    <message>
        <source>sum $\Q{q}\cdot\K{k}$</source>
        <translation>합 $\Q{q}\cdot\K{k}$</translation>
    </message>
    <message>
        <source>the row adds up to</source>
        <translation>행의 합</translation>
    </message>
    <message>
        <source>the largest of the row</source>
        <translation>행에서 가장 큰 수</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::SourcePart</name>
    <message>
        <source>sentence</source>
        <extracomment>A choice beside lengths such as &quot;n = 2,048&quot;: the words of the lesson, or the file that was opened.</extracomment>
        <translation>문장</translation>
    </message>
    <message>
        <source>file</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Open .npy…</source>
        <extracomment>A button; .npy is the kind of file NumPy writes.</extracomment>
        <translation>.npy 열기…</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>A button: other random numbers.</extracomment>
        <translation>다시 뽑기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>where the matrix comes from</source>
        <translation>행렬을 가져오는 곳</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::matrix::View</name>
    <message>
        <source>Who looks at whom?</source>
        <translation>누가 누구를 볼까?</translation>
    </message>
    <message>
        <source>Each query (row) looks at every key (column); a row always adds up to 1</source>
        <translation>질의(행)마다 모든 열쇠(열)를 봐요. 어느 행이든 더하면 1이에요</translation>
    </message>
    <message>
        <source>Find the rows that look almost evenly at everything. Which word is really searching?</source>
        <translation>모든 토큰을 거의 고르게 보는 행을 찾아보세요. 정말로 무언가를 찾고 있는 낱말은 어느 것일까요?</translation>
    </message>
    <message>
        <source>%1 looks at %2</source>
        <extracomment>%1 is the word that asks, %2 the word that is looked at. In Korean without particles: both may be any word.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>this query may look at nothing</source>
        <translation>이 질의는 아무것도 볼 수 없음</translation>
    </message>
    <message>
        <source>masked: padding is not looked at</source>
        <translation>패딩이라 가림</translation>
    </message>
    <message>
        <source>masked: this key comes later</source>
        <translation>뒤에 오는 열쇠라 가림</translation>
    </message>
    <message>
        <source>“%1” looks at “%2”</source>
        <translation>보는 쪽 ‘%1’, 보이는 쪽 ‘%2’</translation>
    </message>
    <message>
        <source>%1: %2. Weight 0.</source>
        <translation>%1: %2. 가중치 0.</translation>
    </message>
    <message>
        <source>%1: score %2, divided %3, weight %4. The row adds up to %5.</source>
        <translation>%1: 점수 %2, 나눈 뒤 %3, 가중치 %4. 행의 합 %5.</translation>
    </message>
    <message>
        <source>score %1</source>
        <extracomment>In a tool tip, before the exact number of the score q·k.</extracomment>
        <translation>점수 %1</translation>
    </message>
    <message>
        <source>into the softmax %1</source>
        <extracomment>The score that goes into the softmax, in a tool tip.</extracomment>
        <translation>softmax에 들어가는 점수 %1</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
    <message>
        <source>weight; the largest here is %1</source>
        <translation>가중치, 가장 큰 것은 %1</translation>
    </message>
    <message>
        <source>the scale of the row “%1”: each row has its own</source>
        <extracomment>Under the colour scale, when each row is coloured on a scale of its own: %1 is the word of the row shown.</extracomment>
        <translation>‘%1’ 행의 눈금이에요. 행마다 눈금이 달라요</translation>
    </message>
    <message>
        <source>1/%1, no preference</source>
        <extracomment>The weight that every key would get from a query without preference: %1 is the number of keys.</extracomment>
        <translation>1/%1, 고르게 볼 때</translation>
    </message>
    <message>
        <source>Each query (row) meets every key (column): the scores that go into the softmax</source>
        <translation>질의(행)와 열쇠(열)를 하나하나 맞춰 본 점수예요. 이 점수가 softmax에 들어가요</translation>
    </message>
    <message>
        <source>Each query (row) looks at the keys (columns) the mask leaves; a row adds up to 1, or to 0 where nothing is left</source>
        <translation>질의(행)마다 마스크가 남긴 열쇠(열)만 봐요. 행을 더하면 1이고, 남은 열쇠가 없으면 0이에요</translation>
    </message>
    <message>
        <source>Each query (row) looks at the keys (columns) the mask leaves; a row still adds up to 1</source>
        <translation>질의(행)마다 마스크가 남긴 열쇠(열)만 봐요. 그래도 행을 더하면 1이에요</translation>
    </message>
    <message>
        <source>score that goes into the softmax; the largest in size is %1</source>
        <translation>softmax에 들어가는 점수, 크기가 가장 큰 값은 %1</translation>
    </message>
    <message>
        <source>move the cell</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>칸 옮기기</translation>
    </message>
    <message>
        <source>weights or scores</source>
        <extracomment>Legend of keys: switches between weights and scores.</extracomment>
        <translation>가중치·점수</translation>
    </message>
    <message>
        <source>divide</source>
        <translation>나누기</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>마스크</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>패딩</translation>
    </message>
    <message>
        <source>start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Open a matrix, or queries and keys (two files)</source>
        <translation>행렬 하나, 또는 질의와 열쇠(파일 둘) 열기</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy)</source>
        <translation>NumPy 배열 (*.npy)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open .npy…</source>
        <translation>.npy 열기…</translation>
    </message>
    <message>
        <source>Copy data as CSV: zoom in first, to at most %1 cells</source>
        <extracomment>In place of &quot;Copy data as CSV&quot;; %1 is a number.</extracomment>
        <translation>데이터를 CSV로 복사: 먼저 %1칸 이하로 확대하세요</translation>
    </message>
    <message>
        <source>Zoom in on a bright spot until single cells appear. What stands in its row and in its column?</source>
        <translation>눈에 띄는 곳을 낱칸이 보일 때까지 확대해 보세요. 그 행과 그 열에는 어떤 수가 있나요?</translation>
    </message>
    <message>
        <source>Zoom in until single weights appear. How few of them carry most of a row? Then switch off the division by $\sqrt{d_k}$.</source>
        <translation>가중치가 하나씩 보일 때까지 확대해 보세요. 몇 개가 행의 대부분을 차지하나요? 그다음 $\sqrt{d_k}$로 나누기를 꺼 보세요.</translation>
    </message>
    <message>
        <source>Which stretches of the text look at each other, however far apart? Zoom in until single weights appear, then switch off the division by $\sqrt{d_k}$.</source>
        <translation>멀리 떨어져 있어도 서로 보는 대목은 어디인가요? 가중치가 하나씩 보일 때까지 확대한 다음, $\sqrt{d_k}$로 나누기를 꺼 보세요.</translation>
    </message>
    <message>
        <source>move the picture</source>
        <translation>그림 옮기기</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>확대·축소</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>Legend of keys; a key of the keyboard.</extracomment>
        <translation>Home</translation>
    </message>
    <message>
        <source>the whole matrix</source>
        <translation>행렬 전체</translation>
    </message>
    <message>
        <source>length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>query %1</source>
        <extracomment>A token of a long text, by its number.</extracomment>
        <translation>질의 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <extracomment>A token of a long text, by its number.</extracomment>
        <translation>열쇠 %1</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>Above a large figure: what it is.</extracomment>
        <translation>수</translation>
    </message>
    <message>
        <source>score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <extracomment>Under a rounded number: all digits it has.</extracomment>
        <translation>정확히 %1</translation>
    </message>
    <message>
        <source>%1: score %2.</source>
        <translation>%1: 점수 %2.</translation>
    </message>
    <message>
        <source>%1: %2. The row adds up to %3.</source>
        <translation>%1: %2. 행의 합 %3.</translation>
    </message>
    <message>
        <source>%1: weight %2. The row adds up to %3.</source>
        <translation>%1: 가중치 %2. 행의 합 %3.</translation>
    </message>
    <message>
        <source>from %1 to %2; the scale reaches as far on both sides of 0</source>
        <translation>%1에서 %2까지, 눈금은 0의 양쪽으로 같은 길이</translation>
    </message>
    <message>
        <source>from %1 on all alike; the largest is %2</source>
        <extracomment>Under a colour scale: larger numbers than %1 have the colour of its end.</extracomment>
        <translation>%1 이상은 같은 색, 가장 큰 것은 %2</translation>
    </message>
    <message>
        <source>weight; the scale ends at the largest, %1</source>
        <translation>가중치, 눈금의 끝은 가장 큰 %1</translation>
    </message>
    <message>
        <source>the scale ends at the largest, %1</source>
        <translation>눈금의 끝은 가장 큰 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::pronoun::Model</name>
    <message>
        <source>The network is being trained.</source>
        <translation>신경망이 배우는 중이에요.</translation>
    </message>
    <message>
        <source>Before training: the weights are random.</source>
        <translation>학습 전: 아직 무작위라서 가중치에 뜻이 없어요.</translation>
    </message>
    <message>
        <source>The network has not been trained yet: its weights are random.</source>
        <translation>아직 배우지 않은 신경망이에요. 가중치에 뜻이 없어요.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) of training.</source>
        <translation>
            <numerusform>%n걸음을 배운 뒤.</numerusform>
        </translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>문장</translation>
    </message>
    <message>
        <source>word</source>
        <translation>낱말</translation>
    </message>
    <message>
        <source>weight before training</source>
        <translation>학습 전 가중치</translation>
    </message>
    <message>
        <source>weight after training</source>
        <translation>학습 후 가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::pronoun::ProgressLine</name>
    <message>
        <source>training: step %1 of %2</source>
        <translation>학습: %2걸음 가운데 %1걸음</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::pronoun::View</name>
    <message>
        <source>train</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>before or after</source>
        <translation>학습 전과 후</translation>
    </message>
    <message>
        <source>another word</source>
        <translation>다른 낱말</translation>
    </message>
    <message>
        <source>One word changes. What does “it” look at now?</source>
        <translation>한 낱말이 바뀌면 ‘그것’은 어디를 볼까요?</translation>
    </message>
    <message>
        <source>Change one word at a time. Does “it” always find the right noun?</source>
        <translation>낱말을 하나씩 바꾸어 보세요. ‘그것’은 늘 맞는 명사를 찾나요?</translation>
    </message>
    <message>
        <source>Guess first: what is “it” in each sentence? Then train the network.</source>
        <translation>먼저 맞혀 보세요. 두 문장에서 ‘그것’은 무엇인가요? 그다음 신경망을 학습시켜 보세요.</translation>
    </message>
    <message>
        <source>Training: step %1 of %2</source>
        <translation>학습 중: %2걸음 가운데 %1걸음</translation>
    </message>
    <message>
        <source>Before training: random weights, and “it” looks anywhere.</source>
        <translation>학습 전: 아직 무작위라서 ‘그것’은 아무 데나 봐요.</translation>
    </message>
    <message>
        <source>This network has not been trained yet.</source>
        <translation>아직 학습하지 않은 신경망이에요.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s) of training. The thicker an arc, the larger its weight.</source>
        <translation>
            <numerusform>%n걸음을 배운 뒤예요. 호가 굵을수록 가중치가 커요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sentences like these were in its training.</source>
        <translation>학습 때 본 문장과 같은 문장이에요.</translation>
    </message>
    <message>
        <source>What it does here it did not learn by heart.</source>
        <translation>외운 것이 아니에요.</translation>
    </message>
    <message>
        <source>adjective</source>
        <extracomment>Chooses the adjective of two sentences.</extracomment>
        <translation>형용사</translation>
    </message>
    <message>
        <source>what</source>
        <extracomment>Chooses the noun of what does not fit into something.</extracomment>
        <translation>무엇이</translation>
    </message>
    <message>
        <source>into what</source>
        <extracomment>Chooses the noun of what something does not fit into.</extracomment>
        <translation>어디에</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>A button: trains the network until it has learned what the pronoun means.</extracomment>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Train on</source>
        <translation>이어서 학습</translation>
    </message>
    <message>
        <source>Train the network</source>
        <translation>학습시키기</translation>
    </message>
    <message>
        <source>before training</source>
        <extracomment>The network as it is before or after its training.</extracomment>
        <translation>학습 전</translation>
    </message>
    <message>
        <source>after training</source>
        <translation>학습 후</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::BandsPart</name>
    <message>
        <source>positions %1 and %2 of %3</source>
        <extracomment>Name of the figure in which two positions are moved.</extracomment>
        <translation>자리 %3개 가운데 %1번째와 %2번째</translation>
    </message>
    <message>
        <source>RNN</source>
        <translation>RNN</translation>
    </message>
    <message>
        <source>dilated CNN</source>
        <extracomment>A convolution whose kernel leaves gaps; two words at most.</extracomment>
        <translation>팽창 CNN</translation>
    </message>
    <message>
        <source>CNN</source>
        <translation>CNN</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n층</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n걸음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>On the way: %1 steps done, %2 is &quot;18 steps&quot;.</extracomment>
        <translation>%2 중 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::Model</name>
    <message>
        <source>“first” and “second” must lie within the %1 positions.</source>
        <translation>“first”와 “second”는 자리 %1개 안에 있어야 해요.</translation>
    </message>
    <message>
        <source>“first” and “second” must be two different positions.</source>
        <translation>“first”와 “second”는 서로 다른 자리여야 해요.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) in a row.</source>
        <translation>
            <numerusform>자리 %n개가 한 줄로 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position %1 and position %2 are %n step(s) apart.</source>
        <translation>
            <numerusform>%1번째 자리와 %2번째 자리는 %n칸 떨어져 있어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An RNN walks past every position in between: %n step(s).</source>
        <translation>
            <numerusform>RNN은 사이의 자리를 하나씩 지나요: %n걸음.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A dilated convolution with a kernel of %1 climbs %n layer(s).</source>
        <translation>
            <numerusform>커널 %1의 팽창 합성곱은 %n층을 올라요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A convolution with a kernel of %1 climbs %n layer(s).</source>
        <translation>
            <numerusform>커널 %1의 합성곱은 %n층을 올라요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attention needs one step, whatever the distance.</source>
        <translation>어텐션은 거리와 상관없이 한 걸음이에요.</translation>
    </message>
    <message>
        <source>The longest path in the whole sequence: RNN %1, convolution %2, attention %3.</source>
        <extracomment>The longest way between any two positions: %1 of an RNN, %2 of a convolution, %3 of attention.</extracomment>
        <translation>전체 서열에서 가장 긴 길: RNN %1, 합성곱 %2, 어텐션 %3.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 steps of each, attention has arrived and the RNN has %n step(s) to go.</source>
        <translation>
            <numerusform>%1걸음씩 걸은 지금, 어텐션은 도착했고 RNN은 %n걸음 남았어요.</numerusform>
        </translation>
    </message>
    <message>
        <source>distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>RNN</source>
        <translation>RNN</translation>
    </message>
    <message>
        <source>CNN</source>
        <translation>CNN</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::View</name>
    <message>
        <source>length $n$</source>
        <extracomment>A slider: how many positions the sequence has. The mathematics stays as it is.</extracomment>
        <translation>길이 $n$</translation>
    </message>
    <message>
        <source>kernel $k$</source>
        <extracomment>A slider: how wide the convolution&apos;s kernel is.</extracomment>
        <translation>커널 $k$</translation>
    </message>
    <message>
        <source>dilated</source>
        <extracomment>A switch: each layer of the convolution looks further apart than the one below.
----------
Legend of keys: switches the dilated convolution.</extracomment>
        <translation>팽창</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Buttons: let all three set out at once; stop them.</extracomment>
        <translation>멈추기</translation>
    </message>
    <message>
        <source>Set out</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>One step</source>
        <extracomment>A button: all three make one step.</extracomment>
        <translation>한 걸음</translation>
    </message>
    <message>
        <source>distance (positions)</source>
        <extracomment>Axes of a chart.</extracomment>
        <translation>거리(자리)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>걸음</translation>
    </message>
    <message>
        <source>RNN</source>
        <translation>RNN</translation>
    </message>
    <message>
        <source>CNN</source>
        <translation>CNN</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>here</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>steps against distance</source>
        <translation>거리에 따른 걸음 수</translation>
    </message>
    <message>
        <source>How many steps from here to there?</source>
        <translation>여기서 저기까지 몇 걸음일까?</translation>
    </message>
    <message>
        <source>Let them set out, then make the row 500 long. Who needs more steps, and who does not?</source>
        <translation>출발시켜 보고, 길이를 500으로 늘려 보세요. 누구의 걸음이 늘고, 누구의 걸음은 그대로인가요?</translation>
    </message>
    <message>
        <source>Position \Q{%1} wants to know about position \K{%2}: RNN %3, CNN %4, attention %5.</source>
        <extracomment>%1 and %2 are positions, %3 to %5 &quot;18 steps&quot;, &quot;9 layers&quot;, &quot;1 step&quot;.</extracomment>
        <translation>\Q{%1}번째 자리가 \K{%2}번째 자리의 정보를 얻기까지: RNN %3, CNN %4, 어텐션 %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n걸음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n층</numerusform>
        </translation>
    </message>
    <message>
        <source>move the later position</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>뒤쪽 자리 옮기기</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>the earlier one</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>앞쪽 자리</translation>
    </message>
    <message>
        <source>set out, stop</source>
        <extracomment>Legend of keys: lets the three set out, or stops them.</extracomment>
        <translation>출발, 멈추기</translation>
    </message>
    <message>
        <source>one step</source>
        <extracomment>Legend of keys.</extracomment>
        <translation>한 걸음</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::saturation::Model</name>
    <message>
        <source>largest weight %1, entropy %2, norm of the Jacobian %3, its trace %4</source>
        <translation>가장 큰 가중치 %1, 엔트로피 %2, 야코비 행렬의 노름 %3, 대각합 %4</translation>
    </message>
    <message>
        <source>Softmax of the scores of one random query with %1 keys of width %2, divided by the square root of %2.</source>
        <translation>무작위 질의 하나와 열쇠 %1개(차원 %2)의 점수를 √%2로 나누어 softmax에 넣었어요.</translation>
    </message>
    <message>
        <source>Softmax of the scores of one random query with %1 keys of width %2, not divided.</source>
        <translation>무작위 질의 하나와 열쇠 %1개(차원 %2)의 점수를 나누지 않고 softmax에 넣었어요.</translation>
    </message>
    <message>
        <source>The weights: %1.</source>
        <translation>가중치: %1.</translation>
    </message>
    <message>
        <source>This draw: %1.</source>
        <translation>이번에 뽑은 것: %1.</translation>
    </message>
    <message>
        <source>The same draw the other way: %1.</source>
        <translation>같은 것을 반대 설정으로 하면: %1.</translation>
    </message>
    <message>
        <source>Means over %1 draws:</source>
        <translation>%1번 뽑은 평균:</translation>
    </message>
    <message>
        <source>width %1, not divided: %2.</source>
        <translation>차원 %1, 나누지 않음: %2.</translation>
    </message>
    <message>
        <source>width %1, divided: %2.</source>
        <translation>차원 %1, 나눔: %2.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>나눈 값</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>뽑은 횟수</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>엔트로피</translation>
    </message>
    <message>
        <source>norm of the Jacobian</source>
        <translation>야코비 행렬의 노름</translation>
    </message>
    <message>
        <source>trace of the Jacobian</source>
        <translation>야코비 행렬의 대각합</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::saturation::View</name>
    <message>
        <source>When does softmax see only one key?</source>
        <translation>softmax는 언제 열쇠 하나만 보게 될까요?</translation>
    </message>
    <message>
        <source>Make the vectors wide without dividing, and watch one bar take everything. How much of a gradient still gets through then?</source>
        <translation>나누지 않은 채로 벡터를 넓혀 보세요. 막대 하나가 전부를 차지해요. 그때 기울기는 얼마나 통과할까요?</translation>
    </message>
    <message>
        <source>Width $d$ = %1, divided by $\sqrt{d}$: the largest weight is %2, and a gradient gets through by %3</source>
        <translation>차원 $d$ = %1, $\sqrt{d}$로 나눔: 가장 큰 가중치 %2, 통과하는 기울기 %3</translation>
    </message>
    <message>
        <source>Width $d$ = %1, not divided: the largest weight is %2, and a gradient gets through by %3</source>
        <translation>차원 $d$ = %1, 나누지 않음: 가장 큰 가중치 %2, 통과하는 기울기 %3</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>가장 큰 가중치</translation>
    </message>
    <message>
        <source>entropy (nats)</source>
        <translation>엔트로피(나트)</translation>
    </message>
    <message>
        <source>norm of the softmax Jacobian: gradient that gets through</source>
        <translation>통과하는 기울기(softmax 야코비 행렬의 노름)</translation>
    </message>
    <message>
        <source>width $d$</source>
        <translation>차원 $d$</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>A slider: how many keys the query meets.</extracomment>
        <translation>열쇠 수</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>not divided</source>
        <extracomment>At the curve in a chart: the scores divided by the square root of d, or not.</extracomment>
        <translation>나누지 않음</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>나눈 값</translation>
    </message>
    <message>
        <source>weight of each key (diamonds: not divided)</source>
        <translation>열쇠마다의 가중치(마름모: 나누지 않을 때)</translation>
    </message>
    <message>
        <source>weight of each key (diamonds: divided)</source>
        <translation>열쇠마다의 가중치(마름모: 나눌 때)</translation>
    </message>
    <message>
        <source>Weights of one draw</source>
        <translation>한 번 뽑은 가중치</translation>
    </message>
    <message>
        <source>divided, mean</source>
        <translation>나눔, 평균</translation>
    </message>
    <message>
        <source>not divided, mean</source>
        <translation>나누지 않음, 평균</translation>
    </message>
    <message>
        <source>the draw shown</source>
        <translation>지금 보이는 것</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::square_wall::FigureTable</name>
    <message>
        <source>tokens</source>
        <extracomment>Heads of a table: a length, its pairs, the time and the memory attention takes with the whole matrix (plain) and without it (tiled).</extracomment>
        <translation>토큰</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>time, plain</source>
        <translation>시간, 통째</translation>
    </message>
    <message>
        <source>time, tiled</source>
        <translation>시간, 타일</translation>
    </message>
    <message>
        <source>memory, plain</source>
        <translation>메모리, 통째</translation>
    </message>
    <message>
        <source>memory, tiled</source>
        <translation>메모리, 타일</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::square_wall::Model</name>
    <message>
        <source>“measured” does not hold what this exhibit measured.</source>
        <translation>“measured”에 이 전시물이 잰 결과가 들어 있지 않아요.</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>%1에서 %2 사이</translation>
    </message>
    <message>
        <source>%1 is %2 times longer than anything measured: a forecast, no measurement.</source>
        <extracomment>%1 is a length, %2 how many times longer than the longest one measured.</extracomment>
        <translation>%1은 실제로 잰 길이보다 %2배 길어요. 잰 값이 아니라 예측이에요.</translation>
    </message>
    <message>
        <source>%1 is %2 times longer than anything measured: a forecast, with 95 % confidence %3 (plain).</source>
        <extracomment>%3 reads &quot;between 0.41 s and 0.46 s&quot;.</extracomment>
        <translation>%1은 실제로 잰 길이보다 %2배 길어요. 잰 값이 아니라 예측이에요. 95 % 신뢰도로 %3 (통째 방식).</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 쌍</translation>
    </message>
    <message>
        <source>memory: plain %1, tiled %2</source>
        <translation>메모리: 통째 %1, 타일 %2</translation>
    </message>
    <message>
        <source>time, plain: %1</source>
        <translation>시간, 통째: %1</translation>
    </message>
    <message>
        <source>time, tiled: %1</source>
        <translation>시간, 타일: %1</translation>
    </message>
    <message>
        <source>the plain matrix does not fit into this computer&apos;s memory</source>
        <translation>통째 행렬은 이 컴퓨터의 메모리에 들어가지 않아요</translation>
    </message>
    <message>
        <source>%1 tokens: %2.</source>
        <extracomment>%1 is the number of tokens.</extracomment>
        <translation>토큰 %1개: %2.</translation>
    </message>
    <message>
        <source>Measured: time grows like n to the power %1 (tiled).</source>
        <translation>재 보니 시간은 n의 %1제곱으로 늘어나요 (타일).</translation>
    </message>
    <message>
        <source>Measured: time grows like n to the power %1 (plain).</source>
        <translation>재 보니 시간은 n의 %1제곱으로 늘어나요 (통째).</translation>
    </message>
    <message>
        <source>Measured: time grows like n to the power %1 (plain) and %2 (tiled). Tiling takes down the memory wall; the time wall still stands.</source>
        <translation>재 보니 시간은 n의 %1제곱(통째), %2제곱(타일)으로 늘어나요. 타일로 나누면 메모리의 벽은 무너지지만 시간의 벽은 그대로예요.</translation>
    </message>
    <message>
        <source>%1 tokens make %2 pairs. Twice the length makes four times the pairs.</source>
        <extracomment>%1 is a number of tokens, %2 how many pairs they make, exactly.</extracomment>
        <translation>토큰이 %1개면 쌍은 %2개예요. 길이가 두 배가 되면 쌍은 네 배가 돼요.</translation>
    </message>
    <message>
        <source>plain, n = %1</source>
        <translation>통째, n = %1</translation>
    </message>
    <message>
        <source>tiled, n = %1</source>
        <translation>타일, n = %1</translation>
    </message>
    <message>
        <source>Measured on another computer: %1.</source>
        <translation>다른 컴퓨터에서 잰 결과예요: %1.</translation>
    </message>
    <message>
        <source>Stopped before the end: only what was finished counts.</source>
        <translation>끝나기 전에 멈췄어요. 다 잰 것만 셈에 넣었어요.</translation>
    </message>
    <message>
        <source>The memory ran out while measuring; what was finished before counts.</source>
        <translation>재는 동안 메모리가 모자랐어요. 그 전에 다 잰 것만 셈에 넣었어요.</translation>
    </message>
    <message>
        <source>Plain attention was left out from n = %1 on: its n×n matrix did not fit into the free memory.</source>
        <translation>n = %1부터는 통째로는 재지 않았어요. n×n 행렬이 남은 메모리에 들어가지 않았어요.</translation>
    </message>
    <message>
        <source>This computer was busy with other things: repeated runs differ by up to %1. Close other programs and measure again.</source>
        <translation>이 컴퓨터가 다른 일로 바빴어요. 같은 것을 되풀이해 재도 최대 %1까지 달라졌어요. 다른 프로그램을 닫고 다시 재 보세요.</translation>
    </message>
    <message>
        <source>One head of width %1, float32, on one core.</source>
        <extracomment>%1 is the width of queries, keys and values.</extracomment>
        <translation>차원이 %1인 머리 하나, float32, 코어 하나.</translation>
    </message>
    <message>
        <source>The plain matrix fills the memory of this computer (%1) at about %2 tokens.</source>
        <translation>통째 행렬은 토큰 약 %2개에서 이 컴퓨터의 메모리(%1)를 가득 채워요.</translation>
    </message>
    <message>
        <source>Measured, plain, n = %1: %2, spread %3.</source>
        <translation>잰 값, 통째, n = %1: %2, 흩어짐 %3.</translation>
    </message>
    <message>
        <source>Measured, tiled, n = %1: %2, spread %3.</source>
        <translation>잰 값, 타일, n = %1: %2, 흩어짐 %3.</translation>
    </message>
    <message>
        <source>Measuring: %1.</source>
        <translation>재는 중: %1.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>아직 아무것도 재지 않았어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::square_wall::View</name>
    <message>
        <source>Twice the text: how much more work?</source>
        <translation>글이 두 배로 길어지면 일은 몇 배가 될까요?</translation>
    </message>
    <message>
        <source>Double the length a few times and watch the pairs. Then let this computer measure: which wall does tiling take down, and which one stays?</source>
        <translation>길이를 몇 번 두 배로 늘리면서 쌍의 수를 지켜보세요. 그다음 이 컴퓨터로 재 보세요. 타일로 나누면 어느 벽이 무너지고 어느 벽이 남을까요?</translation>
    </message>
    <message>
        <source>length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>measure, stop</source>
        <translation>재기, 멈추기</translation>
    </message>
    <message>
        <source>length $n$</source>
        <translation>길이 $n$</translation>
    </message>
    <message>
        <source>tokens $n$</source>
        <extracomment>Under the axis of a chart; the mathematics between dollars stays as it is.</extracomment>
        <translation>토큰 수 $n$</translation>
    </message>
    <message>
        <source>plain</source>
        <extracomment>Attention by way of the whole n×n matrix, or tile by tile without it.</extracomment>
        <translation>통째</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>타일</translation>
    </message>
    <message>
        <source>spread, %1</source>
        <translation>흩어짐, %1</translation>
    </message>
    <message>
        <source>measured, %1</source>
        <translation>잰 값, %1</translation>
    </message>
    <message>
        <source>fitted line, %1</source>
        <translation>맞춘 직선, %1</translation>
    </message>
    <message>
        <source>would take, %1</source>
        <translation>걸릴 시간, %1</translation>
    </message>
    <message>
        <source>the length looked at, %1</source>
        <translation>지금 보는 길이, %1</translation>
    </message>
    <message>
        <source>time for one head, one core</source>
        <translation>머리 하나, 코어 하나의 시간</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <extracomment>%1 is a number in words, such as &quot;260 thousand&quot;.</extracomment>
        <translation>%1 쌍</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>아직 재지 않음</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>메모리 가득 참</translation>
    </message>
    <message>
        <source>%1: full at %2</source>
        <extracomment>A place in a chart: the memory of this computer (%1) is full at so many tokens (%2).</extracomment>
        <translation>%1: %2에서 가득</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::training::CurvesPart</name>
    <message>
        <source>loss of each batch, over the steps</source>
        <translation>걸음에 따른 묶음마다의 손실</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>걸음</translation>
    </message>
    <message>
        <source>loss of each batch (nats)</source>
        <translation>묶음마다의 손실 (nat)</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>%1걸음</translation>
    </message>
    <message>
        <source>right answers and pointing on held-out sentences, over the steps</source>
        <translation>걸음에 따른, 본 적 없는 문장의 정답과 눈길</translation>
    </message>
    <message>
        <source>of the sentences it never read</source>
        <translation>본 적 없는 문장 가운데</translation>
    </message>
    <message>
        <source>names the right noun</source>
        <translation>맞는 명사를 답함</translation>
    </message>
    <message>
        <source>looks at it</source>
        <translation>맞는 명사를 봄</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::training::Model</name>
    <message numerus="yes">
        <source>A network of %n number(s), random to begin with, learns what a pronoun means.</source>
        <translation>
            <numerusform>무작위 수 %n개로 시작한 신경망이 대명사가 무엇을 가리키는지 배워요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed %1, learning rate %2.</source>
        <translation>시드 %1, 학습률 %2.</translation>
    </message>
    <message>
        <source>The network is on its way to step %1.</source>
        <translation>%1걸음까지 배우는 중이에요.</translation>
    </message>
    <message>
        <source>Nothing is learned yet.</source>
        <translation>아직 아무것도 배우지 않았어요.</translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Loss of the last batch: %1.</source>
        <translation>
            <numerusform>%n걸음 뒤. 마지막 묶음의 손실: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: names the right noun in %2, looks more at it than at the other in %3 of the pairs.</source>
        <translation>%1: 맞는 명사를 답한 비율 %2, 맞는 명사를 더 많이 본 짝의 비율 %3.</translation>
    </message>
    <message>
        <source>Nouns it never read together</source>
        <translation>함께 나온 것을 본 적이 없는 명사들</translation>
    </message>
    <message>
        <source>Nouns it never read at all</source>
        <translation>한 번도 본 적이 없는 명사</translation>
    </message>
    <message>
        <source>An adjective it read beside other nouns only</source>
        <translation>다른 명사와만 보았던 형용사</translation>
    </message>
    <message>
        <source>step</source>
        <translation>걸음</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>share named rightly</source>
        <translation>맞게 답한 비율</translation>
    </message>
    <message>
        <source>share looked at rightly</source>
        <translation>맞게 본 비율</translation>
    </message>
    <message>
        <source>mean weight on the right noun</source>
        <translation>맞는 명사의 평균 가중치</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::training::View</name>
    <message>
        <source>start, pause</source>
        <translation>시작, 멈춤</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>한 걸음</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>한 걸음 뒤로</translation>
    </message>
    <message>
        <source>How does a network learn what “it” means?</source>
        <translation>신경망은 ‘그것’이 무엇인지 어떻게 배울까요?</translation>
    </message>
    <message>
        <source>Train it, and compare the two curves. Would the arcs alone have told you what it answers?</source>
        <translation>학습시키고 두 곡선을 견주어 보세요. 호만 보고 답을 알 수 있었을까요?</translation>
    </message>
    <message>
        <source>Start, and watch the arcs: at which step do they part? Then try a learning rate of 0.16.</source>
        <translation>학습을 시작하고 호를 지켜보세요. 몇 걸음째에 갈라지나요? 그다음 학습률을 0.16으로 바꾸어 보세요.</translation>
    </message>
    <message>
        <source>On its way to step %1 …</source>
        <translation>%1걸음까지 가는 중 …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln random number(s): it has not learned anything yet.</source>
        <translation>
            <numerusform>무작위 수 %Ln개뿐이에요. 아직 아무것도 배우지 않았어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1: it has read %Ln sentence(s), and moved every number a little after each batch.</source>
        <translation>
            <numerusform>%1걸음: 문장 %Ln개를 읽었고, 한 묶음을 읽을 때마다 모든 수를 조금씩 고쳤어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not one of these was in its training: %n pair(s) of sentences with nouns it never read together. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>학습 때 본 적 없는 문장으로 시험해요. 함께 나온 적 없는 명사들의 문장 %n짝에서 맞는 명사를 답한 비율은 %1, 맞는 명사를 더 많이 본 비율은 %2예요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of sentences with a noun it never read at all. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>한 번도 본 적 없는 명사가 든 문장 %n짝에서 맞는 명사를 답한 비율은 %1, 맞는 명사를 더 많이 본 비율은 %2예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no name yet for what it never read, but it knows where to look.</source>
        <translation>본 적 없는 낱말은 이름을 대지 못해도, 어디를 볼지는 알아요.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of sentences with an adjective it read beside other nouns only. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>다른 명사와만 보았던 형용사의 문장 %n짝에서 맞는 명사를 답한 비율은 %1, 맞는 명사를 더 많이 본 비율은 %2예요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Four heads look at once; the arcs are their mean. How they share the work differs from seed to seed.</source>
        <translation>머리 네 개가 함께 봐요. 호는 그 평균이에요. 일을 나누는 방식은 시드마다 달라요.</translation>
    </message>
    <message>
        <source>Two layers. The arcs are those of the second, which reads its keys and values from the words themselves.</source>
        <translation>두 층이에요. 호는 둘째 층의 것이고, 둘째 층의 열쇠와 값은 낱말 자체에서 나와요.</translation>
    </message>
    <message>
        <source>Here the query is made from “it” alone and does not know the adjective: between the two nouns its arcs cannot flip.</source>
        <translation>여기서는 질의를 ‘그것’만으로 만들어서 형용사를 몰라요. 두 명사 사이에서 호가 뒤집힐 수 없어요.</translation>
    </message>
    <message>
        <source>An ordinary network: two layers, each adding to what it was given. Shown is the last layer. Train it, and compare what it answers with where “it” looks.</source>
        <translation>보통의 신경망이에요. 두 층이 각각 받은 것에 더해 나가요. 그림은 마지막 층이에요. 학습시키고, 무엇을 답하는지와 ‘그것’이 어디를 보는지 견주어 보세요.</translation>
    </message>
    <message>
        <source>With this seed the arcs point all the same; with others of the same network they do not. Rightly answering does not ask for it.</source>
        <translation>이 시드에서는 그래도 호가 맞는 명사를 가리켜요. 같은 신경망이라도 다른 시드에서는 그렇지 않아요. 맞게 답하는 데 꼭 필요한 일은 아니에요.</translation>
    </message>
    <message>
        <source>It answers rightly, yet in its last layer “it” hardly looks at that noun: what it knows came along other positions of the first layer. Attention by itself is not an explanation (Jain &amp; Wallace 2019).</source>
        <translation>답은 맞지만 마지막 층의 ‘그것’은 그 명사를 거의 보지 않아요. 필요한 정보가 첫 층의 다른 자리를 거쳐 왔기 때문이에요. 어텐션만으로는 설명이 되지 않아요(Jain &amp; Wallace 2019).</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>A button: begins to train the network, slowly enough to watch.</extracomment>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Start training</source>
        <translation>학습 시작</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>한 걸음</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>steps per second</source>
        <translation>초당 걸음</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>seed</source>
        <extracomment>The number random numbers are drawn from.</extracomment>
        <translation>시드</translation>
    </message>
    <message>
        <source>new pair</source>
        <extracomment>Which kind of sentences the network never read: nouns it read, but never together; a noun it never read; an adjective it read beside other nouns only.</extracomment>
        <translation>새로운 짝</translation>
    </message>
    <message>
        <source>new noun</source>
        <translation>새로운 명사</translation>
    </message>
    <message>
        <source>new adjective</source>
        <translation>새로운 형용사</translation>
    </message>
    <message>
        <source>a network that does not point</source>
        <extracomment>A switch for graduate readers: another network, which answers rightly while its attention does not point.</extracomment>
        <translation>가리키지 않는 신경망</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::variance::Model</name>
    <message>
        <source>Dot products of random queries and keys of width %1, divided by the square root of %1.</source>
        <translation>차원이 %1인 무작위 질의와 열쇠의 내적을 √%1로 나눈 값이에요.</translation>
    </message>
    <message>
        <source>Dot products of random queries and keys of width %1, not divided.</source>
        <translation>차원이 %1인 무작위 질의와 열쇠의 내적이에요. 나누지 않았어요.</translation>
    </message>
    <message>
        <source>Their standard deviation over %1 draws is %2; %3 is predicted.</source>
        <translation>%1번 뽑아 잰 표준편차는 %2이고, 이론값은 %3이에요.</translation>
    </message>
    <message>
        <source>width %1: %2 (%3)</source>
        <extracomment>One of a list: width, measured standard deviation, predicted one.</extracomment>
        <translation>차원 %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Measured at other widths, and in brackets what is predicted: %1.</source>
        <translation>다른 차원에서 잰 값과 괄호 안의 이론값: %1.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>뽑은 횟수</translation>
    </message>
    <message>
        <source>measured standard deviation</source>
        <translation>잰 표준편차</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>이론값</translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::variance::View</name>
    <message>
        <source>How far do the scores scatter when the vectors get wider?</source>
        <translation>벡터가 넓어지면 점수는 얼마나 흩어질까요?</translation>
    </message>
    <message>
        <source>Drag the width from 1 to 1,024. Then divide by $\sqrt{d}$ and drag again: what stands still now?</source>
        <translation>차원을 1에서 1,024까지 끌어 보세요. 그다음 $\sqrt{d}$로 나누고 다시 끌어 보세요. 이번에는 무엇이 그대로인가요?</translation>
    </message>
    <message>
        <source>Width $d$ = %1, divided by $\sqrt{d}$: over %2 draws the scores scatter by %3, and 1 was to be expected</source>
        <translation>차원 $d$ = %1, $\sqrt{d}$로 나눔: %2번 뽑은 점수의 표준편차 %3, 이론값 1</translation>
    </message>
    <message>
        <source>Width $d$ = %1: over %2 draws the scores scatter by %3, and $\sqrt{d}$ = %4</source>
        <extracomment>%4 is the square root of the width.</extracomment>
        <translation>차원 $d$ = %1: %2번 뽑은 점수의 표준편차 %3, $\sqrt{d}$ = %4</translation>
    </message>
    <message>
        <source>width $d$</source>
        <translation>차원 $d$</translation>
    </message>
    <message>
        <source>share of the draws</source>
        <translation>뽑은 것 가운데 비율</translation>
    </message>
    <message>
        <source>normal distribution</source>
        <translation>정규분포</translation>
    </message>
    <message>
        <source>normal curve</source>
        <extracomment>At the curve in the chart.</extracomment>
        <translation>정규분포 곡선</translation>
    </message>
    <message>
        <source>Histogram of the scores</source>
        <translation>점수의 히스토그램</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>이론값</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>잰 값</translation>
    </message>
    <message>
        <source>always 1</source>
        <translation>언제나 1</translation>
    </message>
    <message>
        <source>standard deviation of the scores</source>
        <translation>점수의 표준편차</translation>
    </message>
    <message>
        <source>Standard deviation by width</source>
        <translation>차원에 따른 표준편차</translation>
    </message>
</context>
<context>
    <name>nunchi::session::Authoring</name>
    <message>
        <source>There is no page left in %1. What is shown is what was there before.</source>
        <translation>쪽이 하나도 남지 않은 강의예요: %1. 전에 있던 것을 보여 줘요.</translation>
    </message>
    <message>
        <source>The course cannot be read as it is now, and is shown as it was before. %1</source>
        <translation>지금 상태로는 강좌를 읽을 수 없어서 전의 모습을 보여 줘요. %1</translation>
    </message>
</context>
<context>
    <name>nunchi::session::Settings</name>
    <message>
        <source>The settings in %1 could not be read. The file is kept as %2, and the defaults are used.</source>
        <translation>%1 파일의 설정을 읽지 못했어요. 그 내용은 %2 파일로 남겨 두고, 기본값을 쓸게요.</translation>
    </message>
    <message>
        <source>The settings in %1 could not be read. The defaults are used, and no setting is kept.</source>
        <translation>%1 파일의 설정을 읽지 못했어요. 기본값을 쓰고, 바꾼 설정은 저장하지 않아요.</translation>
    </message>
    <message>
        <source>The setting “%1” cannot be “%2” (%3). The default is used.</source>
        <translation>설정 ‘%1’에는 ‘%2’ 값을 쓸 수 없어요(%3). 기본값을 쓸게요.</translation>
    </message>
    <message>
        <source>language of interface and lesson; empty: the system&apos;s</source>
        <translation>화면과 강의의 언어. 비워 두면 시스템의 언어</translation>
    </message>
    <message>
        <source>system, light, dark or projector</source>
        <translation>system, light, dark, projector 가운데 하나</translation>
    </message>
    <message>
        <source>size of all text, 0.8 to 3</source>
        <translation>모든 글자의 크기, 0.8부터 3까지</translation>
    </message>
    <message>
        <source>nothing moves by itself</source>
        <translation>스스로 움직이는 것이 없게</translation>
    </message>
    <message>
        <source>place and size of the window</source>
        <translation>창의 자리와 크기</translation>
    </message>
    <message>
        <source>whether the page list is shown</source>
        <translation>쪽 차례를 보일지</translation>
    </message>
    <message>
        <source>lesson open at the last close</source>
        <translation>마지막으로 닫을 때 보던 강의</translation>
    </message>
    <message>
        <source>page open at the last close</source>
        <translation>마지막으로 닫을 때 보던 쪽</translation>
    </message>
    <message>
        <source>command that opens a lesson&apos;s file in an editor, with {file}, {line} and {column}; empty: none</source>
        <translation>강의 파일을 편집기로 여는 명령. {file}, {line}, {column}을 쓸 수 있고, 비워 두면 열지 않아요</translation>
    </message>
</context>
<context>
    <name>nunchi::typeset::Fonts</name>
    <message>
        <source>Add the Korean supplemental fonts in Settings, Apps, Optional features.</source>
        <translation>설정 &gt; 앱 &gt; 선택적 기능에서 한국어 추가 글꼴을 설치하세요.</translation>
    </message>
    <message>
        <source>Turn Apple SD Gothic Neo on in Font Book.</source>
        <translation>서체 관리자에서 Apple SD 산돌고딕 Neo를 켜세요.</translation>
    </message>
    <message>
        <source>Install the package fonts-noto-cjk (Debian, Ubuntu: sudo apt install fonts-noto-cjk; Fedora: google-noto-sans-cjk-fonts; Arch: noto-fonts-cjk) and start Nunchi again.</source>
        <translation>글꼴 꾸러미 fonts-noto-cjk를 설치하고(Debian, Ubuntu: sudo apt install fonts-noto-cjk, Fedora: google-noto-sans-cjk-fonts, Arch: noto-fonts-cjk) 눈치를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No font on this computer can show Korean letters. %1</source>
        <extracomment>%1 is a sentence that says what to install</extracomment>
        <translation>이 컴퓨터에 한글을 보여 줄 글꼴이 없어요. %1</translation>
    </message>
</context>
<context>
    <name>nunchi::typeset::FormulaText</name>
    <message>
        <source>%1 over %2</source>
        <extracomment>a fraction read aloud: %1 numerator, %2 denominator</extracomment>
        <translation>%2 분의 %1</translation>
    </message>
    <message>
        <source>square root of %1</source>
        <extracomment>a root read aloud</extracomment>
        <translation>루트 %1</translation>
    </message>
    <message>
        <source>root %2 of %1</source>
        <translation>%1의 %2제곱근</translation>
    </message>
    <message>
        <source>%1 over %2,</source>
        <comment>limits of a sum</comment>
        <extracomment>what stands under a sum (%2), or an index (%2), read aloud</extracomment>
        <translation>%1, 아래 %2,</translation>
    </message>
    <message>
        <source>%1 sub %2</source>
        <translation>%1 아래첨자 %2</translation>
    </message>
    <message>
        <source>%1 up to %2,</source>
        <extracomment>the upper limit of a sum, read aloud</extracomment>
        <translation>%1 %2까지,</translation>
    </message>
    <message>
        <source>%1 transpose</source>
        <translation>%1 전치</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <translation>%1 제곱</translation>
    </message>
    <message>
        <source>%1 prime</source>
        <translation>%1 프라임</translation>
    </message>
    <message>
        <source>%1 to the power %2</source>
        <translation>%1의 %2승</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>같다</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>같지 않다</translation>
    </message>
    <message>
        <source>is about</source>
        <translation>거의 같다</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>작다</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>크다</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>작거나 같다</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>크거나 같다</translation>
    </message>
    <message>
        <source>in</source>
        <comment>element of a set</comment>
        <translation>속함</translation>
    </message>
    <message>
        <source>is proportional to</source>
        <translation>비례한다</translation>
    </message>
    <message>
        <source>to</source>
        <comment>an arrow</comment>
        <translation>화살표</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>더하기</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>times</source>
        <translation>곱하기</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>나누기</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>시그마</translation>
    </message>
    <message>
        <source>product</source>
        <translation>파이 곱</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>무한대</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>라운드</translation>
    </message>
</context>
<context>
    <name>nunchi::typeset::MathJax</name>
    <message>
        <source>The formula is longer than %1 characters.</source>
        <translation>수식이 %1자를 넘어요.</translation>
    </message>
    <message>
        <source>The typesetter was stopped.</source>
        <translation>수식 짜기가 멈췄어요.</translation>
    </message>
    <message>
        <source>The typesetter could not be started: %1</source>
        <translation>수식을 짜는 프로그램을 시작할 수 없어요: %1</translation>
    </message>
    <message>
        <source>Setting the formula took more than %1 seconds.</source>
        <extracomment>%1 is a number such as 2 or 0.5</extracomment>
        <translation>수식을 짜는 데 %1초가 넘게 걸렸어요.</translation>
    </message>
    <message>
        <source>The formula is nested too deeply.</source>
        <translation>수식이 너무 깊이 겹쳤어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::typeset::SvgReader</name>
    <message>
        <source>The formula is nested too deeply.</source>
        <translation>수식이 너무 깊이 겹쳤어요.</translation>
    </message>
    <message>
        <source>The colour %1 is not one of \Q, \K, \V and \W.</source>
        <translation>쓸 수 없는 색이에요: %1. \Q, \K, \V, \W의 색만 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>The typesetter cannot draw this (%1).</source>
        <translation>그릴 수 없는 부분이 있어요(%1).</translation>
    </message>
</context>
<context>
    <name>nunchi::typeset::TexProblem</name>
    <message>
        <source>There is no command %1 here. Is it spelt right?</source>
        <extracomment>%1 is a command of TeX such as \sqrt</extracomment>
        <translation>이런 명령이 없어요: %1. 철자가 맞나요?</translation>
    </message>
    <message>
        <source>There is no environment %1 here. Is it spelt right?</source>
        <translation>이런 환경이 없어요: %1. 철자가 맞나요?</translation>
    </message>
    <message>
        <source>%1 lacks what it is to work on: put it in braces behind the command.</source>
        <translation>%1 명령을 적용할 대상이 없어요. 명령 뒤에 중괄호로 적으세요.</translation>
    </message>
    <message>
        <source>An opening brace { is never closed.</source>
        <translation>여는 중괄호 {가 닫히지 않았어요.</translation>
    </message>
    <message>
        <source>A closing brace } was never opened.</source>
        <translation>닫는 중괄호 }에 짝이 없어요.</translation>
    </message>
    <message>
        <source>Two subscripts follow each other: group the first with braces, or both in one.</source>
        <translation>아래첨자가 잇달아 나와요. 앞의 것을 중괄호로 묶거나 하나로 합치세요.</translation>
    </message>
    <message>
        <source>Two superscripts follow each other: group the first with braces, or both in one.</source>
        <translation>위첨자가 잇달아 나와요. 앞의 것을 중괄호로 묶거나 하나로 합치세요.</translation>
    </message>
    <message>
        <source>\left has no \right: every opening delimiter needs its partner (\right. shows none).</source>
        <translation>\left에 \right가 없어요. 여는 괄호에는 짝이 있어야 해요(\right.은 보이지 않는 짝이에요).</translation>
    </message>
    <message>
        <source>\right has no \left: every closing delimiter needs its partner (\left. shows none).</source>
        <translation>\right에 \left가 없어요. 닫는 괄호에는 짝이 있어야 해요(\left.은 보이지 않는 짝이에요).</translation>
    </message>
    <message>
        <source>Behind %1 a delimiter is needed, such as ( or [.</source>
        <translation>%1 뒤에 ( 나 [ 같은 괄호가 필요해요.</translation>
    </message>
    <message>
        <source>\begin{%1} is closed by \end{%2}.</source>
        <translation>\begin{%1} 환경이 \end{%2}로 닫혔어요.</translation>
    </message>
    <message>
        <source>\begin{%1} is never closed: \end{%1} is missing.</source>
        <translation>\begin{%1} 환경이 닫히지 않았어요. \end{%1}를 적으세요.</translation>
    </message>
    <message>
        <source>%1 stands where it means nothing: it belongs into a table, matrix or aligned lines.</source>
        <translation>%1: 여기서는 뜻이 없어요. 표나 행렬, 줄 맞춤 안에서만 써요.</translation>
    </message>
    <message>
        <source>Nothing follows ^ or _: what stands higher or lower belongs behind it.</source>
        <translation>^ 나 _ 뒤에 아무것도 없어요. 위나 아래에 놓을 것을 적으세요.</translation>
    </message>
    <message>
        <source>Behind %1 a bracket [ is opened and never closed.</source>
        <translation>%1 뒤의 [ 괄호가 닫히지 않았어요.</translation>
    </message>
    <message>
        <source>%1 belongs behind an operator such as \sum.</source>
        <translation>%1: \sum 같은 연산 기호 뒤에 써요.</translation>
    </message>
    <message>
        <source>A command calls itself without end.</source>
        <translation>끝없이 자기 자신을 부르는 명령이 있어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::AnswerKey</name>
    <message>
        <source>Answer: %1</source>
        <extracomment>On paper, before the letters or the number of the right answer</extracomment>
        <translation>정답: %1</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>정답</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::BottomBar</name>
    <message>
        <source>Previous page (Left)</source>
        <translation>이전 쪽 (←)</translation>
    </message>
    <message>
        <source>Next page (Right)</source>
        <translation>다음 쪽 (→)</translation>
    </message>
    <message>
        <source>Page %1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Which page of how many: 2 / 13</extracomment>
        <translation>%1 / %2쪽</translation>
    </message>
    <message>
        <source>%1% of this page</source>
        <extracomment>How far down the page the reader is: 34%</extracomment>
        <translation>이 쪽 %1%</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::BoxView</name>
    <message>
        <source>Remember</source>
        <extracomment>Label of the box with the one sentence to remember</extracomment>
        <translation>핵심</translation>
    </message>
    <message>
        <source>Analogy</source>
        <extracomment>Label of a box with an analogy</extracomment>
        <translation>비유</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>Label of a box that repeats what an earlier lecture said</extracomment>
        <translation>되짚기</translation>
    </message>
    <message>
        <source>Exact version</source>
        <extracomment>Label of a folded box: the mathematically exact form of what was said simply</extracomment>
        <translation>엄밀한 설명</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ChoiceRow</name>
    <message>
        <source>right</source>
        <extracomment>Beside a choice that is right, after the last attempt</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>not this one</source>
        <extracomment>Beside a choice that was chosen and is not right</extracomment>
        <translation>이건 아니에요</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ContentsStrips</name>
    <message>
        <source>Contents</source>
        <translation>차례</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ExhibitStrips</name>
    <message>
        <source>There is no exhibit called “%1” in this version of Nunchi.</source>
        <translation>이 버전의 눈치에는 이런 데모가 없어요: “%1”</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::FigurePicture</name>
    <message>
        <source>this picture is damaged: save it again</source>
        <translation>그림이 손상됐어요. 다시 저장하세요</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::FigureStrips</name>
    <message>
        <source>The picture %1 cannot be shown: %2. It shows: %3</source>
        <extracomment>On paper, in place of a picture; %1 file, %2 reason, %3 what it shows</extracomment>
        <translation>보여 줄 수 없는 그림이에요(%1): %2. 보여 주려던 것: %3</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::FigureView</name>
    <message>
        <source>Figure</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <extracomment>In place of a picture: its file, what is wrong with it, what it would have shown</extracomment>
        <translation>보여 줄 수 없는 그림이에요</translation>
    </message>
    <message>
        <source>%1: %2. It shows: %3</source>
        <translation>%1: %2. 보여 주려던 것: %3</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::FindBar</name>
    <message>
        <source>Not in this lesson</source>
        <translation>이 강의에 없음</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Which of how many places in the lesson is shown: &quot;3 / 12&quot;</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Find in this lesson</source>
        <translation>이 강의에서 찾기</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>이전 곳</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>다음 곳</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::Handout</name>
    <message>
        <source>The page “%1” has no file that can be read.</source>
        <translation>“%1” 쪽에는 읽을 수 있는 파일이 없어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::HandoutDialog</name>
    <message>
        <source>Export as PDF</source>
        <translation>PDF로 내보내기</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>이 쪽</translation>
    </message>
    <message>
        <source>This lesson</source>
        <translation>이 강의</translation>
    </message>
    <message>
        <source>Whole course</source>
        <translation>강좌 전체</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>용지</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>Answers</source>
        <extracomment>Choices for the answers to a handout&apos;s questions</extracomment>
        <translation>정답</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없이</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>맨 뒤에</translation>
    </message>
    <message>
        <source>Under each question</source>
        <translation>문제마다 아래에</translation>
    </message>
    <message>
        <source>There is no printer on this computer. Export a PDF instead, and print that elsewhere.</source>
        <translation>이 컴퓨터에 프린터가 없어요. PDF로 내보내서 다른 곳에서 인쇄하세요.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::HandoutRun</name>
    <message>
        <source>it cannot be drawn on</source>
        <translation>그릴 수 없는 장치예요</translation>
    </message>
    <message>
        <source>The lesson was changed meanwhile. Begin again.</source>
        <translation>그사이 강의가 바뀌었어요. 다시 시작하세요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::HeadingAccessible</name>
    <message>
        <source>heading level %1</source>
        <extracomment>Said by a screen reader after a heading&apos;s words; %1 is 1 for a page&apos;s title, 2 and more for what is under it</extracomment>
        <translation>제목 %1단계</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::HitModel</name>
    <message>
        <source>Glossary</source>
        <extracomment>Before the meaning of a word, in a list of what was found</extracomment>
        <translation>용어</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>%1쪽</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::KeysSheet</name>
    <message>
        <source>previous and next page (in an exhibit or a field: its own)</source>
        <translation>이전 쪽, 다음 쪽 (데모나 입력 칸에서는 그 안에서 움직이기)</translation>
    </message>
    <message>
        <source>previous and next page, from anywhere</source>
        <translation>어디서나 이전 쪽, 다음 쪽</translation>
    </message>
    <message>
        <source>a screen further or back, then the next page</source>
        <translation>한 화면 아래로, 위로 (끝에서는 다음 쪽으로)</translation>
    </message>
    <message>
        <source>scroll the page</source>
        <translation>쪽 위아래로 움직이기</translation>
    </message>
    <message>
        <source>to the next thing on the page, and back</source>
        <translation>쪽 안의 다음 것, 이전 것</translation>
    </message>
    <message>
        <source>leave an exhibit: the keys are the page’s again</source>
        <translation>데모에서 나오기 (다시 키로 쪽 넘기기)</translation>
    </message>
    <message>
        <source>in a question: choose, check</source>
        <translation>문제: 고르기, 답 확인</translation>
    </message>
    <message>
        <source>in a text: move, select, copy</source>
        <translation>글: 움직이기, 선택, 복사</translation>
    </message>
    <message>
        <source>in an exhibit: undo and redo</source>
        <translation>데모: 되돌리기, 다시 하기</translation>
    </message>
    <message>
        <source>the other language</source>
        <translation>다른 언어</translation>
    </message>
    <message>
        <source>the next theme</source>
        <translation>다음 테마</translation>
    </message>
    <message>
        <source>larger, smaller, normal text</source>
        <translation>글자 크게, 작게, 보통으로</translation>
    </message>
    <message>
        <source>show or hide the page list</source>
        <translation>쪽 차례 보이기, 숨기기</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>이 단축키 표</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>find in this lesson, the next place, the one before</source>
        <translation>이 강의에서 찾기, 다음 곳, 이전 곳</translation>
    </message>
    <message>
        <source>find in the whole course</source>
        <translation>강좌 전체에서 찾기</translation>
    </message>
    <message>
        <source>print, export as PDF</source>
        <translation>인쇄, PDF로 내보내기</translation>
    </message>
    <message>
        <source>for authors: read the files again, next and previous problem</source>
        <translation>글쓴이용: 파일 다시 읽기, 다음·이전 고칠 곳</translation>
    </message>
    <message>
        <source>copy the words of the page</source>
        <translation>쪽의 글 복사</translation>
    </message>
    <message>
        <source>select the whole page; let go of what is selected</source>
        <translation>쪽 전체를 고르기, 고른 것 놓기</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::LevelBadge</name>
    <message>
        <source>High school</source>
        <extracomment>For whom a page is written: what a high-school student can follow</extracomment>
        <translation>고등학교</translation>
    </message>
    <message>
        <source>Undergraduate</source>
        <translation>학부</translation>
    </message>
    <message>
        <source>Graduate</source>
        <translation>대학원</translation>
    </message>
    <message>
        <source>Level: %1</source>
        <extracomment>Name of a badge for screen readers; %1 is High school, Undergraduate or Graduate</extracomment>
        <translation>수준: %1</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::LinkCard</name>
    <message>
        <source>Open this address in the browser?</source>
        <extracomment>Title of a card that shows where a link leads</extracomment>
        <translation>이 주소를 브라우저에서 열까요?</translation>
    </message>
    <message>
        <source>Link to the web</source>
        <translation>인터넷 링크</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: put the address on the clipboard</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했어요</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::LookSettings</name>
    <message>
        <source>System</source>
        <extracomment>A theme: the one of the desktop</extracomment>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme</extracomment>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme</extracomment>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A theme for projectors and weak eyes</extracomment>
        <translation>고대비</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::NotePanel</name>
    <message>
        <source>This exhibit cannot be shown</source>
        <translation>이 데모를 보여 줄 수 없어요</translation>
    </message>
    <message>
        <source>There is no exhibit called “%1” in this version of Nunchi.</source>
        <translation>지금 쓰는 버전의 눈치에는 이런 데모가 없어요: ‘%1’.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::NoteView</name>
    <message>
        <source>Note %1</source>
        <extracomment>Name of a note to the text for screen readers</extracomment>
        <translation>주 %1</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PageListModel</name>
    <message>
        <source>this page</source>
        <extracomment>State of a page in the page list, for screen readers</extracomment>
        <translation>지금 보는 쪽</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <extracomment>State of a page in the page list, for screen readers</extracomment>
        <translation>아직 안 봄</translation>
    </message>
    <message>
        <source>begun</source>
        <extracomment>State of a page in the page list, for screen readers</extracomment>
        <translation>보는 중</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a page in the page list, for screen readers</extracomment>
        <translation>마침</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PageRail</name>
    <message>
        <source>Pages</source>
        <extracomment>Heading of the list of the lesson&apos;s pages</extracomment>
        <translation>쪽 차례</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PageTurn</name>
    <message>
        <source>Previous page: %1</source>
        <extracomment>Name of a button for screen readers; %1 is the title of the page it leads to</extracomment>
        <translation>이전 쪽: %1</translation>
    </message>
    <message>
        <source>Next page: %1</source>
        <translation>다음 쪽: %1</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PageView</name>
    <message>
        <source>This page has no file that can be read</source>
        <translation>이 쪽의 파일을 읽을 수 없어요</translation>
    </message>
    <message>
        <source>Run nunchi check on the folder of the lessons: it says what is missing.</source>
        <translation>강의 폴더에서 nunchi check를 실행해 보세요. 무엇이 빠졌는지 알려 줘요.</translation>
    </message>
    <message>
        <source>There is a mistake in this page’s file</source>
        <translation>이 쪽의 파일에 잘못된 곳이 있어요</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>After the first few mistakes of a page&apos;s file</extracomment>
        <translation>
            <numerusform>그 밖에 %n개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>This page has not been translated yet</source>
        <translation>이 쪽은 아직 번역하지 않았어요</translation>
    </message>
    <message>
        <source>It is shown in the language it was written in.</source>
        <translation>처음 쓴 언어로 보여 드려요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PaperTools</name>
    <message>
        <source>Saved as %1</source>
        <extracomment>%1 is the name of a file</extracomment>
        <translation>저장했어요: %1</translation>
    </message>
    <message>
        <source>The words of this page are on the clipboard.</source>
        <translation>이 쪽의 글을 클립보드에 복사했어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PdfExport</name>
    <message>
        <source>Qt wrote it in a form that Nunchi does not know</source>
        <translation>Qt가 눈치가 모르는 형식으로 썼어요</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>%1 is the name of a file, %2 the reason</extracomment>
        <translation>%1: 쓸 수 없었어요. %2</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PrintRun</name>
    <message>
        <source>The printer is not there any more.</source>
        <translation>프린터가 더는 없어요.</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>프린터가 쪽을 받지 않았어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ProblemModel</name>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>주의</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ProblemPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>오류 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>주의 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems in this course</source>
        <translation>이 강좌에는 고칠 곳이 없어요</translation>
    </message>
    <message>
        <source>Problems in this course</source>
        <translation>이 강좌에서 고칠 곳</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ProseDocument</name>
    <message>
        <source> (note %1)</source>
        <extracomment>How a screen reader says the raised number of a note in the text</extracomment>
        <translation> (주 %1)</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PythonView</name>
    <message>
        <source>Python program</source>
        <translation>파이썬 프로그램</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n line(s)</source>
        <extracomment>Name of a program for screen readers; %1 is its title</extracomment>
        <translation>
            <numerusform>%1, %n줄</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On the button that copies a program, after it has been pressed</extracomment>
        <translation>복사했어요</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: put the whole program on the clipboard</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>Python</source>
        <extracomment>Head of a framed program without a title</extracomment>
        <translation>파이썬</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::QuestionStrips</name>
    <message>
        <source>Question %1</source>
        <extracomment>On paper, over a question; %1 is its number</extracomment>
        <translation>문제 %1</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::QuizView</name>
    <message>
        <source>Your answer</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Your answer to: %1</source>
        <extracomment>Name of a field for screen readers; %1 is the question</extracomment>
        <translation>내 답: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>That is right</source>
        <extracomment>Title over the feedback to a right answer</extracomment>
        <translation>정답이에요</translation>
    </message>
    <message>
        <source>A fair thought. Look one step further</source>
        <extracomment>Title over the feedback to an answer that is not right: kind, and inviting to look again</extracomment>
        <translation>그렇게 볼 만해요. 한 걸음만 더 가 봐요</translation>
    </message>
    <message>
        <source>This one belongs too</source>
        <extracomment>Title over the feedback at a right choice that was not chosen (several are right)</extracomment>
        <translation>이것도 골라야 해요</translation>
    </message>
    <message>
        <source>This could not be read as a number</source>
        <extracomment>Korean translation: give examples with 만, 억 as well</extracomment>
        <translation>수로 읽지 못했어요</translation>
    </message>
    <message>
        <source>Write it like 262144, 262,144 or 2.6e5. This did not count as an attempt.</source>
        <translation>262144, 262,144, 26만 2144, 1억, 2.6e5처럼 써 주세요. 이번 것은 푼 횟수에 넣지 않았어요.</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>이번에는 아쉽네요</translation>
    </message>
    <message>
        <source>Part of it is right. Not all of it yet</source>
        <translation>맞은 것이 있어요. 아직 다는 아니에요</translation>
    </message>
    <message>
        <source>Not yet. Look once more</source>
        <translation>아직이에요. 한 번 더 살펴봐요</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>풀이</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>답 확인</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::RefusedWords</name>
    <message>
        <source>This picture cannot be shown</source>
        <translation>이 그림은 보여 줄 수 없어요</translation>
    </message>
    <message>
        <source>This question cannot be shown</source>
        <translation>이 문제는 보여 줄 수 없어요</translation>
    </message>
    <message>
        <source>This exhibit cannot be shown</source>
        <translation>이 데모는 보여 줄 수 없어요</translation>
    </message>
    <message>
        <source>This part is written in HTML and is not shown</source>
        <translation>HTML로 적은 부분이라 보여 주지 않아요</translation>
    </message>
    <message>
        <source>This part of the page cannot be shown</source>
        <translation>이 부분은 보여 줄 수 없어요</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>그 밖에 %n개 더</numerusform>
        </translation>
    </message>
    <message>
        <source>Run nunchi check on the folder of the lessons: it says what is wrong.</source>
        <translation>강의 폴더에 nunchi check를 실행하면 무엇이 잘못되었는지 알려 줘요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::SearchPalette</name>
    <message>
        <source>Still reading the course …</source>
        <translation>강좌를 아직 읽고 있어요 …</translation>
    </message>
    <message>
        <source>Words of titles, text and glossary, in every language, Hangul by its first letters too</source>
        <translation>제목·본문·용어의 낱말, 모든 언어, 초성으로도 찾아요</translation>
    </message>
    <message>
        <source>Nothing found in this course</source>
        <translation>이 강좌에서 찾지 못했어요</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), best first</source>
        <translation>
            <numerusform>%n곳, 잘 맞는 순서</numerusform>
        </translation>
    </message>
    <message>
        <source>Find in the whole course</source>
        <translation>강좌 전체에서 찾기</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) and more, best first</source>
        <translation>
            <numerusform>%n곳 넘게 찾았어요. 잘 맞는 순서예요</numerusform>
        </translation>
    </message>
    <message>
        <source>No page uses this word of the glossary. What it means stands beside it.</source>
        <translation>이 용어를 쓰는 쪽은 없어요. 뜻은 옆에 적혀 있어요.</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::SlideView</name>
    <message>
        <source>%1 / %2</source>
        <extracomment>The number of a slide in the corner of the slide: %1 of %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::StudentWindow</name>
    <message>
        <source>%1 — Nunchi</source>
        <extracomment>Title of the window; %1 is the title of a page</extracomment>
        <translation>%1 — 눈치</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::Summary</name>
    <message>
        <source>Page</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>The sentence to keep</source>
        <translation>남길 문장</translation>
    </message>
    <message>
        <source>What to remember</source>
        <translation>기억할 것</translation>
    </message>
    <message>
        <source>Your answers</source>
        <translation>내 답</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>지금까지</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>다시 읽을 곳</translation>
    </message>
    <message>
        <source>What went wrong</source>
        <translation>틀린 질문</translation>
    </message>
    <message>
        <source>wrong, one more try</source>
        <translation>틀림, 한 번 더 답할 수 있어요</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>Not answered yet:</source>
        <translation>아직 답하지 않은 곳:</translation>
    </message>
    <message numerus="yes">
        <source>Answered so far: none of %n question(s).</source>
        <translation>
            <numerusform>이 강의의 질문 %n개에 아직 하나도 답하지 않았어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answered rightly: all of %n question(s).</source>
        <translation>
            <numerusform>이 강의의 질문 %n개를 모두 맞혔어요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answered rightly so far: %1 of %n question(s).</source>
        <extracomment>%1: a number</extracomment>
        <translation>
            <numerusform>이 강의의 질문 %n개 가운데 지금까지 %1개를 맞혔어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::SummaryView</name>
    <message>
        <source>Summary of the lesson</source>
        <translation>강의 정리</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::TableView</name>
    <message numerus="yes">
        <source>Table with %n row(s)</source>
        <translation>
            <numerusform>행이 %n개인 표</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::TopBar</name>
    <message>
        <source>Page list</source>
        <translation>쪽 차례</translation>
    </message>
    <message>
        <source>A</source>
        <extracomment>A letter on the two buttons for the size of the text, shown small and large</extracomment>
        <translation>가</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>글자 작게</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>글자 크게</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Page list (F9)</source>
        <translation>쪽 차례 (F9)</translation>
    </message>
    <message>
        <source>Smaller text (Ctrl+−)</source>
        <translation>글자 작게 (Ctrl+−)</translation>
    </message>
    <message>
        <source>Larger text (Ctrl++)</source>
        <translation>글자 크게 (Ctrl++)</translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation>단축키 (F1)</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <extracomment>Name of the theme button for screen readers; %1 is the present theme</extracomment>
        <translation>테마: %1</translation>
    </message>
    <message>
        <source>Light, dark or high contrast (Ctrl+T)</source>
        <translation>밝게, 어둡게, 고대비 (Ctrl+T)</translation>
    </message>
    <message>
        <source>Nunchi</source>
        <extracomment>The program&apos;s name as a word mark; Korean: 눈치</extracomment>
        <translation>눈치</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button for what is seldom done: print, export</extracomment>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>PDF로 내보내기…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Copy the words of this page</source>
        <translation>이 쪽의 글 복사</translation>
    </message>
</context>
<context>
    <name>nunchi::ui::WindowTools</name>
    <message>
        <source>The page “%1” is no longer in the lesson. This is the one beside it.</source>
        <translation>“%1” 쪽이 강의에서 없어졌어요. 바로 옆의 쪽을 보여 줘요.</translation>
    </message>
    <message>
        <source>The editor “%1” could not be started. Its command is the setting “author/editor”.</source>
        <translation>편집기를 시작하지 못했어요: “%1”. 명령은 설정 “author/editor”에 있어요.</translation>
    </message>
</context>
</TS>
