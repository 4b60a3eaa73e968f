<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>nunchi::cli::Check</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more problem(s): mend those above first</source>
        <translation>
            <numerusform>… and %n more problem: mend those above first</numerusform>
            <numerusform>… and %n more problems: mend those above first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::cli::Translated</name>
    <message numerus="yes">
        <source>%1: recorded with %n part(s)</source>
        <extracomment>%1: a file</extracomment>
        <translation>
            <numerusform>%1: recorded with %n part</numerusform>
            <numerusform>%1: recorded with %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: recorded, with %n change(s) since the last time</source>
        <translation>
            <numerusform>%1: recorded, with %n change since the last time</numerusform>
            <numerusform>%1: recorded, with %n changes since the last time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::CourseFiles</name>
    <message numerus="yes">
        <source>a lesson has at most %n page(s), because their numbers have three digits: divide it into several lessons</source>
        <translation>
            <numerusform>a lesson has at most %n page, because their numbers have three digits: divide it into several lessons</numerusform>
            <numerusform>a lesson has at most %n pages, because their numbers have three digits: divide it into several lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a page&apos;s number has two or three digits: a lesson with more than %n page(s) is divided into several</source>
        <translation>
            <numerusform>a page&apos;s number has two or three digits: a lesson with more than %n page is divided into several</numerusform>
            <numerusform>a page&apos;s number has two or three digits: a lesson with more than %n pages is divided into several</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::Directives</name>
    <message numerus="yes">
        <source>there are %n column(s) here, but 2 to 4 are possible: part them by lines +++</source>
        <translation>
            <numerusform>there is %n column here, but 2 to 4 are possible: part them by lines +++</numerusform>
            <numerusform>there are %n columns here, but 2 to 4 are possible: part them by lines +++</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::Markdown</name>
    <message numerus="yes">
        <source>a table may have at most %n column(s)</source>
        <translation>
            <numerusform>a table may have at most %n column</numerusform>
            <numerusform>a table may have at most %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::Pictures</name>
    <message numerus="yes">
        <source>this picture is larger than %n MB: make it smaller</source>
        <translation>
            <numerusform>this picture is larger than %n MB: make it smaller</numerusform>
            <numerusform>this picture is larger than %n MB: make it smaller</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more like these, from here on: look at lines %1</source>
        <extracomment>%1: line numbers, as in &quot;12, 15, 40&quot;; what is meant are things a picture may not have</extracomment>
        <translation>
            <numerusform>and %n more like these, from here on: look at lines %1</numerusform>
            <numerusform>and %n more like these, from here on: look at lines %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::QuestionReader</name>
    <message numerus="yes">
        <source>%n choice(s) are right, but the type is single: keep one, or write &quot;type: multiple&quot;</source>
        <translation>
            <numerusform>%n choice is right, but the type is single: keep one, or write &quot;type: multiple&quot;</numerusform>
            <numerusform>%n choices are right, but the type is single: keep one, or write &quot;type: multiple&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a question may have at most %n choice(s)</source>
        <translation>
            <numerusform>a question may have at most %n choice</numerusform>
            <numerusform>a question may have at most %n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::Reading</name>
    <message numerus="yes">
        <source>a page has at most %n block(s), rows and cells, and this one has more: divide it into several pages</source>
        <translation>
            <numerusform>a page has at most %n block, rows and cells, and this one has more: divide it into several pages</numerusform>
            <numerusform>a page has at most %n blocks, rows and cells, and this one has more: divide it into several pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a page has at most %n formula(s), and this one has more: divide it into several pages</source>
        <translation>
            <numerusform>a page has at most %n formula, and this one has more: divide it into several pages</numerusform>
            <numerusform>a page has at most %n formulas, and this one has more: divide it into several pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::course::Yaml</name>
    <message numerus="yes">
        <source>more than %n value(s): shorten this YAML</source>
        <translation>
            <numerusform>more than %n value: shorten this YAML</numerusform>
            <numerusform>more than %n values: shorten this YAML</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::glossary::View</name>
    <message numerus="yes">
        <source>%n term(s) of the course, in Korean and English.</source>
        <translation>
            <numerusform>%n term of the course, in Korean and English.</numerusform>
            <numerusform>%n terms of the course, in Korean and English.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::grading::Model</name>
    <message numerus="yes">
        <source>Measured: on %n core(s) attention is %1 times as fast as on one, the RNN %2 times.</source>
        <translation>
            <numerusform>Measured: on %n core attention is %1 times as fast as on one, the RNN %2 times.</numerusform>
            <numerusform>Measured: on %n cores attention is %1 times as fast as on one, the RNN %2 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured, RNN, %n core(s): %1.</source>
        <translation>
            <numerusform>Measured, RNN, %n core: %1.</numerusform>
            <numerusform>Measured, RNN, %n cores: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured, attention, %n core(s): %1.</source>
        <translation>
            <numerusform>Measured, attention, %n core: %1.</numerusform>
            <numerusform>Measured, attention, %n cores: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) have finished all 100 papers after %1 units of time instead of 100: %2 times as fast.</source>
        <translation>
            <numerusform>%n marker have finished all 100 papers after %1 units of time instead of 100: %2 times as fast.</numerusform>
            <numerusform>%n markers have finished all 100 papers after %1 units of time instead of 100: %2 times as fast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>RNN, %n core(s)</source>
        <translation>
            <numerusform>RNN, %n core</numerusform>
            <numerusform>RNN, %n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attention, %n core(s)</source>
        <translation>
            <numerusform>attention, %n core</numerusform>
            <numerusform>attention, %n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By Amdahl&apos;s law %n marker(s) are %1 times as fast as one where papers can be divided at will.</source>
        <translation>
            <numerusform>By Amdahl&apos;s law %n marker are %1 times as fast as one where papers can be divided at will.</numerusform>
            <numerusform>By Amdahl&apos;s law %n markers are %1 times as fast as one where papers can be divided at will.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::grading::PapersPart</name>
    <message numerus="yes">
        <source>%n marker(s), %1 at work</source>
        <extracomment>%n people mark papers, %1 of them have something to do right now.</extracomment>
        <translation>
            <numerusform>%n marker, %1 at work</numerusform>
            <numerusform>%n markers, %1 at work</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::library::AnswerPart</name>
    <message numerus="yes">
        <source>and %1 from %n other book(s)</source>
        <extracomment>The last line of the mixed answer: %n books are not quoted, together they make %1 of it.</extracomment>
        <translation>
            <numerusform>and %1 from %n other book</numerusform>
            <numerusform>and %1 from %n other books</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::pronoun::Model</name>
    <message numerus="yes">
        <source>After %n step(s) of training.</source>
        <translation>
            <numerusform>After %n step of training.</numerusform>
            <numerusform>After %n steps of training.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::pronoun::View</name>
    <message numerus="yes">
        <source>After %n step(s) of training. The thicker an arc, the larger its weight.</source>
        <translation>
            <numerusform>After %n step of training. The thicker an arc, the larger its weight.</numerusform>
            <numerusform>After %n steps of training. The thicker an arc, the larger its weight.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::BandsPart</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::Model</name>
    <message numerus="yes">
        <source>%n position(s) in a row.</source>
        <translation>
            <numerusform>%n position in a row.</numerusform>
            <numerusform>%n positions in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position %1 and position %2 are %n step(s) apart.</source>
        <translation>
            <numerusform>Position %1 and position %2 are %n step apart.</numerusform>
            <numerusform>Position %1 and position %2 are %n steps apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An RNN walks past every position in between: %n step(s).</source>
        <translation>
            <numerusform>An RNN walks past every position in between: %n step.</numerusform>
            <numerusform>An RNN walks past every position in between: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A dilated convolution with a kernel of %1 climbs %n layer(s).</source>
        <translation>
            <numerusform>A dilated convolution with a kernel of %1 climbs %n layer.</numerusform>
            <numerusform>A dilated convolution with a kernel of %1 climbs %n layers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A convolution with a kernel of %1 climbs %n layer(s).</source>
        <translation>
            <numerusform>A convolution with a kernel of %1 climbs %n layer.</numerusform>
            <numerusform>A convolution with a kernel of %1 climbs %n layers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 steps of each, attention has arrived and the RNN has %n step(s) to go.</source>
        <translation>
            <numerusform>After %1 steps of each, attention has arrived and the RNN has %n step to go.</numerusform>
            <numerusform>After %1 steps of each, attention has arrived and the RNN has %n steps to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::reach::View</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::training::Model</name>
    <message numerus="yes">
        <source>A network of %n number(s), random to begin with, learns what a pronoun means.</source>
        <translation>
            <numerusform>A network of %n number, random to begin with, learns what a pronoun means.</numerusform>
            <numerusform>A network of %n numbers, random to begin with, learns what a pronoun means.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n step(s). Loss of the last batch: %1.</source>
        <translation>
            <numerusform>After %n step. Loss of the last batch: %1.</numerusform>
            <numerusform>After %n steps. Loss of the last batch: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::exhibits::training::View</name>
    <message numerus="yes">
        <source>%Ln random number(s): it has not learned anything yet.</source>
        <translation>
            <numerusform>%Ln random number: it has not learned anything yet.</numerusform>
            <numerusform>%Ln random numbers: it has not learned anything yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1: it has read %Ln sentence(s), and moved every number a little after each batch.</source>
        <translation>
            <numerusform>Step %1: it has read %Ln sentence, and moved every number a little after each batch.</numerusform>
            <numerusform>Step %1: it has read %Ln sentences, and moved every number a little after each batch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not one of these was in its training: %n pair(s) of sentences with nouns it never read together. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>Not one of these was in its training: %n pair of sentences with nouns it never read together. It names the right noun in %1, and looks more at it in %2.</numerusform>
            <numerusform>Not one of these was in its training: %n pairs of sentences with nouns it never read together. It names the right noun in %1, and looks more at it in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of sentences with a noun it never read at all. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>%n pair of sentences with a noun it never read at all. It names the right noun in %1, and looks more at it in %2.</numerusform>
            <numerusform>%n pairs of sentences with a noun it never read at all. It names the right noun in %1, and looks more at it in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of sentences with an adjective it read beside other nouns only. It names the right noun in %1, and looks more at it in %2.</source>
        <translation>
            <numerusform>%n pair of sentences with an adjective it read beside other nouns only. It names the right noun in %1, and looks more at it in %2.</numerusform>
            <numerusform>%n pairs of sentences with an adjective it read beside other nouns only. It names the right noun in %1, and looks more at it in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PageView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>After the first few mistakes of a page&apos;s file</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::ProblemPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::PythonView</name>
    <message numerus="yes">
        <source>%1, %n line(s)</source>
        <extracomment>Name of a program for screen readers; %1 is its title</extracomment>
        <translation>
            <numerusform>%1, %n line</numerusform>
            <numerusform>%1, %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::RefusedWords</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::SearchPalette</name>
    <message numerus="yes">
        <source>%n place(s), best first</source>
        <translation>
            <numerusform>%n place, best first</numerusform>
            <numerusform>%n places, best first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) and more, best first</source>
        <translation>
            <numerusform>%n place and more, best first</numerusform>
            <numerusform>%n places and more, best first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::Summary</name>
    <message numerus="yes">
        <source>Answered so far: none of %n question(s).</source>
        <translation>
            <numerusform>Answered so far: none of %n question.</numerusform>
            <numerusform>Answered so far: none of %n questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answered rightly: all of %n question(s).</source>
        <translation>
            <numerusform>Answered rightly: all of %n question.</numerusform>
            <numerusform>Answered rightly: all of %n questions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answered rightly so far: %1 of %n question(s).</source>
        <extracomment>%1: a number</extracomment>
        <translation>
            <numerusform>Answered rightly so far: %1 of %n question.</numerusform>
            <numerusform>Answered rightly so far: %1 of %n questions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>nunchi::ui::TableView</name>
    <message numerus="yes">
        <source>Table with %n row(s)</source>
        <translation>
            <numerusform>Table with %n row</numerusform>
            <numerusform>Table with %n rows</numerusform>
        </translation>
    </message>
</context>
</TS>
