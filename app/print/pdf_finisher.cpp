// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/pdf_finisher.h"

#include <algorithm>

#include <QUrl>

namespace nunchi::print {

namespace {

QByteArray ref(int number)
{
    return QByteArray::number(number) + " 0 R";
}

QByteArray number(qreal value)
{
    return QByteArray::number(value, 'f', 2);
}

bool isWeb(const QString &target)
{
    return target.startsWith(QLatin1String("http://")) || target.startsWith(QLatin1String("https://"));
}

/// Height of a sheet in points.
qreal heightOf(const PdfFile &file, int sheet)
{
    return PdfFile::numbers(file.object(file.pages().at(sheet)), "MediaBox").value(3);
}

} // namespace

QByteArray pdfString(const QString &text)
{
    // UTF-16, most significant byte first, behind its mark.
    QByteArray hex("<FEFF");
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

PdfFinisher::PdfFinisher(const PdfFile &file, const PdfExtras &extras)
    : m_file(file)
    , m_extras(extras)
    , m_next(file.objectCount())
{
    for (qsizetype i = 0; i < extras.destinations.size(); ++i) {
        const PdfDestination &destination = extras.destinations.at(i);
        if (destination.sheet >= 0 && destination.sheet < file.pages().size())
            m_destinations.insert(destination.name, static_cast<int>(i));
    }
}

int PdfFinisher::add(const QByteArray &content)
{
    m_objects << qMakePair(m_next, content);
    return m_next++;
}

void PdfFinisher::replace(int number, const QByteArray &content)
{
    m_objects << qMakePair(number, content);
}

QByteArray PdfFinisher::update(qint64 fileSize)
{
    writeLinks();
    const int destinations = writeDestinations();
    const int outlines = writeBookmarks();
    writeCatalogue(destinations, outlines);
    QByteArray bytes("\n");
    for (const auto &[number, content] : std::as_const(m_objects)) {
        m_offsets.insert(number, fileSize + bytes.size());
        bytes += QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
    }
    const qint64 start = fileSize + bytes.size();
    bytes += table() + "trailer\n<<\n/Size " + QByteArray::number(m_next) + "\n/Root " + ref(m_file.root());
    if (m_file.info() > 0)
        bytes += "\n/Info " + ref(m_file.info());
    bytes += "\n/Prev " + QByteArray::number(m_file.tableOffset()) + "\n>>\nstartxref\n" + QByteArray::number(start)
        + "\n%%EOF\n";
    return bytes;
}

QByteArray PdfFinisher::table() const
{
    QList<int> numbers = m_offsets.keys();
    std::sort(numbers.begin(), numbers.end());
    QByteArray table("xref\n");
    for (const int each : std::as_const(numbers))
        table += QByteArray::number(each) + " 1\n" + QByteArray::number(m_offsets.value(each)).rightJustified(10, '0')
            + " 00000 n \n";
    return table;
}

QByteArray PdfFinisher::place(const PdfDestination &destination) const
{
    const qreal top = heightOf(m_file, destination.sheet) - destination.top;
    return "[" + ref(m_file.pages().at(destination.sheet)) + " /XYZ 0 " + number(top) + " null]";
}

void PdfFinisher::writeLinks()
{
    for (int sheet = 0; sheet < m_file.pages().size(); ++sheet)
        writeLinksOf(sheet);
}

void PdfFinisher::writeLinksOf(int sheet)
{
    QByteArray list;
    for (const PdfLink &link : m_extras.links)
        if (link.sheet == sheet && (isWeb(link.target) || m_destinations.contains(link.target)))
            list += ref(add(annotation(link))) + ' ';
    const int page = m_file.pages().at(sheet);
    QByteArray dictionary = m_file.object(page);
    // Qt's own take every link for an address on the web.
    if (const int existing = PdfFile::reference(dictionary, "Annots")) {
        replace(existing, "[ " + list + "]");
        return;
    }
    if (list.isEmpty())
        return;
    const qsizetype end = dictionary.lastIndexOf(">>");
    replace(page, dictionary.insert(end, "/Annots [ " + list + "]\n"));
}

QByteArray PdfFinisher::annotation(const PdfLink &link) const
{
    const qreal height = heightOf(m_file, link.sheet);
    QByteArray text = "<< /Type /Annot /Subtype /Link /Border [0 0 0] /F 4 /Rect [";
    text += number(link.rect.left()) + ' ' + number(height - link.rect.bottom()) + ' ' + number(link.rect.right()) + ' '
        + number(height - link.rect.top()) + "] ";
    if (isWeb(link.target)) {
        QByteArray address = QUrl(link.target).toEncoded();
        address.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
        return text + "/A << /S /URI /URI (" + address + ") >> >>";
    }
    return text + "/Dest " + place(m_extras.destinations.at(m_destinations.value(link.target))) + " >>";
}

int PdfFinisher::writeDestinations()
{
    // A name tree wants its names in order of their bytes.
    QList<QByteArray> names;
    QHash<QByteArray, QByteArray> places;
    for (auto it = m_destinations.cbegin(); it != m_destinations.cend(); ++it) {
        const QByteArray name = pdfString(it.key());
        names << name;
        places.insert(name, place(m_extras.destinations.at(it.value())));
    }
    if (names.isEmpty())
        return 0;
    std::sort(names.begin(), names.end());
    QByteArray list;
    for (const QByteArray &name : std::as_const(names))
        list += name + ' ' + places.value(name) + '\n';
    return add("<< /Dests << /Names [\n" + list + "] >> >>");
}

int PdfFinisher::writeBookmarks()
{
    if (m_extras.bookmarks.isEmpty())
        return 0;
    const int root = m_next++;
    QList<int> numbers;
    for (qsizetype i = 0; i < m_extras.bookmarks.size(); ++i)
        numbers << m_next++;
    qsizetype last = 0;
    qsizetype open = 0;
    for (qsizetype i = 0; i < m_extras.bookmarks.size(); ++i) {
        if (m_extras.bookmarks.at(i).level == 0) {
            last = i;
            ++open;
        }
        replace(numbers.at(i), bookmark(numbers, i, root));
    }
    replace(root,
        "<< /Type /Outlines /First " + ref(numbers.first()) + " /Last " + ref(numbers.at(last)) + " /Count "
            + QByteArray::number(open) + " >>");
    return root;
}

QByteArray PdfFinisher::bookmark(const QList<int> &numbers, qsizetype index, int root) const
{
    const QList<PdfBookmark> &all = m_extras.bookmarks;
    const int level = all.at(index).level;
    const auto sibling = [&](int step) -> qsizetype {
        qsizetype i = index + step;
        while (i >= 0 && i < all.size() && all.at(i).level > level)
            i += step;
        return i >= 0 && i < all.size() && all.at(i).level == level ? i : -1;
    };
    qsizetype parent = index - 1;
    while (parent >= 0 && all.at(parent).level >= level)
        --parent;
    QByteArray text = "<< /Title " + pdfString(all.at(index).title) + " /Parent "
        + ref(parent < 0 ? root : numbers.at(parent));
    if (m_destinations.contains(all.at(index).destination))
        text += " /Dest " + place(m_extras.destinations.at(m_destinations.value(all.at(index).destination)));
    if (const qsizetype before = sibling(-1); before >= 0)
        text += " /Prev " + ref(numbers.at(before));
    if (const qsizetype after = sibling(1); after >= 0)
        text += " /Next " + ref(numbers.at(after));
    qsizetype children = 0;
    qsizetype lastChild = -1;
    for (qsizetype i = index + 1; i < all.size() && all.at(i).level > level; ++i) {
        if (all.at(i).level != level + 1)
            continue;
        lastChild = i;
        ++children;
    }
    if (children > 0) // closed until somebody opens it
        text += " /First " + ref(numbers.at(index + 1)) + " /Last " + ref(numbers.at(lastChild)) + " /Count -"
            + QByteArray::number(children);
    return text + " >>";
}

void PdfFinisher::writeCatalogue(int destinations, int outlines)
{
    QByteArray more;
    if (!m_extras.language.isEmpty())
        more += "/Lang " + pdfString(m_extras.language) + '\n';
    if (destinations > 0)
        more += "/Names " + ref(destinations) + '\n';
    if (outlines > 0)
        more += "/Outlines " + ref(outlines) + "\n/PageMode /UseOutlines\n";
    more += "/ViewerPreferences << /DisplayDocTitle true >>\n";
    QByteArray catalogue = m_file.object(m_file.root());
    replace(m_file.root(), catalogue.insert(catalogue.lastIndexOf(">>"), more));
}

} // namespace nunchi::print
