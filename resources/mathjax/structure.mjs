// SPDX-License-Identifier: GPL-3.0-or-later
// The formula as nested lists, for plain and spoken text: a string is a letter, number, word or sign;
// ["row", …], ["frac", a, b], ["root", a, index?], ["script", base, below, above], ["limits", base, below, above],
// ["table", [cell, …], …]. Parts that are missing are "".
import { step } from './limits.mjs';

const INVISIBLE = /[\u2061-\u2064\u200b]/g;
const DOUBLE_STRUCK = { C: '\u2102', H: '\u210d', N: '\u2115', P: '\u2119', Q: '\u211a', R: '\u211d', Z: '\u2124' };

function leaf(node) {
    const text = node.getText().replace(INVISIBLE, '').replace(/\u00a0/g, ' ');
    return node.attributes.get('mathvariant') === 'double-struck' ? DOUBLE_STRUCK[text] || text : text;
}

function row(nodes) {
    const parts = [];
    for (const node of nodes) {
        const part = structure(node);
        if (Array.isArray(part) && part[0] === 'row') {
            parts.push(...part.slice(1));
        } else if (part !== '') {
            parts.push(part);
        }
    }
    return parts.length === 1 ? parts[0] : parts.length ? ['row', ...parts] : '';
}

function parts(node, places) {
    return places.map((place) => (place >= 0 && node.childNodes[place] ? structure(node.childNodes[place]) : ''));
}

function table(node) {
    return ['table', ...node.childNodes.map((line) => line.childNodes.map((cell) => row(cell.childNodes)))];
}

const KINDS = {
    mfrac: (node) => ['frac', ...parts(node, [0, 1])],
    msqrt: (node) => ['root', row(node.childNodes)],
    mroot: (node) => ['root', ...parts(node, [0, 1])],
    msub: (node) => ['script', ...parts(node, [0, 1, -1])],
    msup: (node) => ['script', ...parts(node, [0, -1, 1])],
    msubsup: (node) => ['script', ...parts(node, [0, 1, 2])],
    munder: (node) => ['limits', ...parts(node, [0, 1, -1])],
    mover: (node) => ['limits', ...parts(node, [0, -1, 1])],
    munderover: (node) => ['limits', ...parts(node, [0, 1, 2])],
    mtable: table,
    mphantom: () => '',
    mspace: () => '',
};

export function structure(node) {
    if (!node) {
        return '';
    }
    step();
    const kind = KINDS[node.kind];
    if (kind) {
        return kind(node);
    }
    return node.isToken ? leaf(node) : row(node.childNodes || []);
}
