// SPDX-License-Identifier: GPL-3.0-or-later
// What the program calls: TeX in, SVG and the structure of the formula out. Throws an Error whose message is for people.
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import TexErrorModule from 'mathjax-full/js/input/tex/TexError.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import { placeTags } from './filters.mjs';
import { setExpired } from './limits.mjs';
import './roles.mjs';
import { structure } from './structure.mjs';

const TexError = TexErrorModule.default || TexErrorModule;
const PACKAGES = ['base', 'ams', 'newcommand', 'boldsymbol', 'nunchi'];
// What a formula may define for itself lives in these maps, and goes with it.
const DEFINITIONS = ['new-Command', 'new-Environment', 'new-Delimiter', 'ams-declare-ops'];
const EM = 16;
const EX = 0.442 * EM; // MathJax's own fonts: text it cannot set is then asked for at 1000 units an em

// What a message of MathJax speaks of, apart from the message: it can then be told in another language.
const processString = TexError.processString;
let spokenOf = [];
TexError.processString = (text, parts) => {
    spokenOf = parts.filter((part) => part !== undefined).map(String);
    return processString(text, parts);
};

/** MathJax's own errors are no Errors. */
function raise(error) {
    if (error instanceof Error) {
        throw error;
    }
    const wrapped = new Error(error.message);
    wrapped.name = 'TeXError';
    wrapped.id = error.id;
    wrapped.parts = spokenOf;
    throw wrapped;
}

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const tex = new TeX({
    packages: PACKAGES,
    maxBuffer: 20 * 1024,
    ams: { multlineWidth: 'auto' },
    formatError: (jax, error) => raise(error),
});
tex.postFilters.add(placeTags, 10);
const svg = new SVG({ fontCache: 'none' });
const page = mathjax.document('', {
    InputJax: tex,
    OutputJax: svg,
    compileError: (doc, math, error) => raise(error),
    typesetError: (doc, math, error) => raise(error),
});

/**
 * measure(text, variant) gives [width, ascent, descent] in em of letters MathJax has no outlines for; expired() tells
 * that the formula has taken long enough.
 */
export function setHost(measure, hasExpired) {
    setExpired(hasExpired);
    svg.measureTextNode = (node) => {
        const found = measure(adaptor.textContent(node), adaptor.getAttribute(node, 'data-variant') || 'normal');
        return { w: Number(found[0]), h: Number(found[1]), d: Number(found[2]) };
    };
}

/** Forgets what the formula before defined or measured: a formula looks the same whatever was set before it. */
function forget() {
    const handlers = tex.parseOptions.handlers;
    for (const name of DEFINITIONS) {
        const map = handlers.retrieve(name);
        if (map) {
            map.map.clear();
        }
    }
    svg.unknownCache = new Map();
    tex.reset();
}

/** {svg, structure}: a picture in thousandths of an em, and a JSON text that can be read aloud. */
export function typeset(source, display) {
    const item = new page.options.MathItem(source, tex, display);
    item.start.node = adaptor.body(page.document);
    item.setMetrics(EM, EX, 80 * EM, 1e6, 1);
    try {
        item.convert(page);
        const picture = adaptor.tags(item.typesetRoot, 'svg')[0];
        return { svg: adaptor.outerHTML(picture), structure: JSON.stringify(structure(item.root)) };
    } finally {
        forget();
    }
}
