// SPDX-License-Identifier: GPL-3.0-or-later
// MathJax puts \tag and full-width environments at the edges of the page, by a picture of 100 % width. A formula here
// has a width of its own, so a tag becomes one more column.
const TAG_SPACE = '2em';

function append(list, value, columns, otherwise) {
    const given = (list || '').split(/\s+/).filter((item) => item !== '');
    const result = [];
    for (let i = 0; i < columns; i++) {
        result.push(given.length ? given[i % given.length] : otherwise);
    }
    return result.concat(value).join(' ');
}

function columnsOf(table) {
    return table.childNodes.reduce((most, row) => Math.max(most, row.childNodes.length - (row.isKind('mlabeledtr') ? 1 : 0)), 0);
}

function moveTag(row, columns, factory) {
    const tagged = row.isKind('mlabeledtr');
    const cells = row.childNodes.slice(tagged ? 1 : 0);
    if (tagged) {
        while (cells.length < columns) {
            cells.push(factory.create('mtd'));
        }
        cells.push(row.childNodes[0]);
    }
    const plain = factory.create('mtr', row.attributes.getAllAttributes(), []);
    plain.setChildren(cells);
    return plain;
}

export function placeTags({ data }) {
    const factory = data.nodeFactory.mmlFactory;
    const tables = [];
    data.root.walkTree((node) => {
        if (node.isKind('mtable')) {
            tables.push(node);
        }
    });
    for (const table of tables) {
        const attributes = table.attributes;
        if (/%$/.test(String(attributes.getExplicit('width') || ''))) {
            attributes.set('width', 'auto');
        }
        if (table.childNodes.some((row) => row.isKind('mlabeledtr'))) {
            const columns = columnsOf(table);
            attributes.set('columnalign', append(attributes.get('columnalign'), 'right', columns, 'center'));
            attributes.set('columnspacing', append(attributes.get('columnspacing'), TAG_SPACE, columns - 1, '1em'));
            table.setChildren(table.childNodes.map((row) => moveTag(row, columns, factory)));
        }
    }
    if (tables.length) {
        data.root.setInheritedAttributes({}, data.root.attributes.get('display') === 'block', 0, false);
        data.root.setTeXclass(null);
    }
}
