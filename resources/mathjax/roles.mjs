// SPDX-License-Identifier: GPL-3.0-or-later
// \Q{…} \K{…} \V{…} \W{…}: query, key, value and weight. The colour is the letter itself; the painter asks the theme.
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import { CommandMap } from 'mathjax-full/js/input/tex/SymbolMap.js';

const methods = {
    Role(parser, name, role) {
        const outer = parser.stack.env.color;
        parser.stack.env.color = role;
        const content = parser.ParseArg(name);
        if (outer) {
            parser.stack.env.color = outer;
        } else {
            delete parser.stack.env.color;
        }
        parser.Push(parser.create('node', 'mstyle', [content], { mathcolor: role }));
    },
};

new CommandMap('nunchi-roles', { Q: ['Role', 'Q'], K: ['Role', 'K'], V: ['Role', 'V'], W: ['Role', 'W'] }, methods);
Configuration.create('nunchi', { handler: { macro: ['nunchi-roles'] } });
