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
</TS>
