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
    <name>nunchi::course::Pictures</name>
    <message numerus="yes">
        <source>this picture is larger than %n MB: make it smaller</source>
        <translation>
            <numerusform>this picture is larger than %n MB: make it smaller</numerusform>
            <numerusform>this picture is larger than %n MB: make it smaller</numerusform>
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
