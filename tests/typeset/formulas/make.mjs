// SPDX-License-Identifier: GPL-3.0-or-later
// Writes golden.json: what MathJax itself, unchanged and run by Node.js, makes of formulas.json. Run it in a folder in
// which `npm ci` was done with resources/mathjax/package-lock.json:
//   node make.mjs FOLDER_WITH_NODE_MODULES
// Nothing of resources/mathjax is used: its substitutes are what is tested.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(join(resolve(process.argv[2] || '.'), 'index.js'));
const { mathjax } = require('mathjax-full/js/mathjax.js');
const { TeX } = require('mathjax-full/js/input/tex.js');
const { SVG } = require('mathjax-full/js/output/svg.js');
const { liteAdaptor } = require('mathjax-full/js/adaptors/liteAdaptor.js');
const { RegisterHTMLHandler } = require('mathjax-full/js/handlers/html.js');
require('mathjax-full/js/input/tex/AllPackages.js');

// The test says the same of every Hangul letter: 0.9 em wide, 0.75 above the line, 0.2 below.
class MeasuredSVG extends SVG {
    measureTextNode() {
        return { w: 0.9, h: 0.75, d: 0.2 };
    }
}

const COLORS = '\\newcommand{\\Q}[1]{{\\textcolor{Q}{#1}}}\\newcommand{\\K}[1]{{\\textcolor{K}{#1}}}'
    + '\\newcommand{\\V}[1]{{\\textcolor{V}{#1}}}\\newcommand{\\W}[1]{{\\textcolor{W}{#1}}}';

function typeset(formula) {
    const adaptor = liteAdaptor();
    const handler = RegisterHTMLHandler(adaptor);
    const page = mathjax.document('', {
        InputJax: new TeX({ packages: ['base', 'ams', 'newcommand', 'boldsymbol', 'color'] }),
        OutputJax: new MeasuredSVG({ fontCache: 'none' }),
    });
    const colored = /\\[QKVW]\{/.test(formula.tex);
    const tex = colored ? COLORS + formula.tex : formula.tex;
    const node = page.convert(tex, { display: formula.display, em: 16, ex: 0.442 * 16, containerWidth: 1280 });
    const svg = adaptor.outerHTML(adaptor.tags(node, 'svg')[0]);
    mathjax.handlers.unregister(handler);
    const [, top, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg).slice(1).map(Number);
    const golden = { name: formula.name, width, ascent: -top, descent: Math.round((top + height) * 10) / 10 };
    // The picture itself only where our macros leave no trace in it.
    return colored ? golden : { ...golden, svg: createHash('sha256').update(svg).digest('hex') };
}

const formulas = JSON.parse(readFileSync(join(here, 'formulas.json'), 'utf8'));
const lines = formulas.map((formula) => '  ' + JSON.stringify(typeset(formula)));
writeFileSync(join(here, 'golden.json'), `[\n${lines.join(',\n')}\n]\n`);
