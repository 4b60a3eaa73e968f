// SPDX-License-Identifier: GPL-3.0-or-later
// node build.mjs OUT.mjs OUT.h: MathJax and the entry in one module Qt's engine understands, and its fingerprint.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const [, , script, header] = process.argv;
if (!script || !header) {
    console.error('usage: node build.mjs OUT.mjs OUT.h');
    process.exit(2);
}

// Strict code in Qt 6.4's engine throws a "Type error" the first time a setter further up gives an object a new
// property, although it was set. The property is therefore there from the start.
const FIELD = '_this._properties = {};';

const forQt = {
    name: 'for-qt',
    setup(bundler) {
        bundler.onLoad({ filter: /[\\/]core[\\/]MmlTree[\\/]Attributes\.js$/ }, () => ({
            contents: readFileSync(join(here, 'attributes.js'), 'utf8'),
            loader: 'js',
            resolveDir: here,
        }));
        bundler.onLoad({ filter: /[\\/]input[\\/]tex[\\/]StackItem\.js$/ }, ({ path }) => {
            const source = readFileSync(path, 'utf8');
            if (source.split(FIELD).length !== 2) {
                throw new Error(`${path} is not what build.mjs was written for`);
            }
            return { contents: source.replace(FIELD, `${FIELD} _this._env = undefined;`), loader: 'js' };
        });
    },
};

await build({
    entryPoints: [join(here, 'entry.mjs')],
    outfile: script,
    bundle: true,
    format: 'esm',
    target: 'es2016',
    charset: 'ascii',
    minify: true,
    keepNames: false,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [forQt],
    banner: {
        js: "/* MathJax, (c) The MathJax Consortium, Apache License 2.0, www.mathjax.org */\nvar globalThis=Function('return this')();",
    },
});

const fingerprint = createHash('sha256').update(readFileSync(script)).digest('hex').slice(0, 16);
writeFileSync(header, `// Written by resources/mathjax/build.mjs.
#pragma once

namespace nunchi::typeset {
inline constexpr char kMathJaxFingerprint[] = "${fingerprint}";
} // namespace nunchi::typeset
`);
