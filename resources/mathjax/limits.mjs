// SPDX-License-Identifier: GPL-3.0-or-later
// The time limit. Interrupting Qt's engine from outside can crash it (6.4), so MathJax asks the program itself, wherever
// its work grows with the formula, whether it may go on.
import { LiteParser } from 'mathjax-full/js/adaptors/lite/Parser.js';
import { AbstractMmlNode } from 'mathjax-full/js/core/MmlTree/MmlNode.js';
import TexParserModule from 'mathjax-full/js/input/tex/TexParser.js';
import { SVGWrapper } from 'mathjax-full/js/output/svg/Wrapper.js';

const TexParser = TexParserModule.default || TexParserModule;
const STEPS = 32; // between two questions: some tenths of a millisecond

let expired = () => false;
let steps = 0;

export function setExpired(question) {
    expired = question;
}

export function step() {
    steps += 1;
    if (steps % STEPS === 0 && expired()) {
        const error = new Error('time is up');
        error.name = 'TimeUp';
        throw error;
    }
}

function watch(prototype, name) {
    const method = prototype[name];
    prototype[name] = function () {
        step();
        return method.apply(this, arguments);
    };
}

watch(TexParser.prototype, 'parse');
watch(AbstractMmlNode.prototype, 'setInheritedAttributes');
watch(SVGWrapper.prototype, 'getBBox');
watch(SVGWrapper.prototype, 'standardSVGnode');
watch(SVGWrapper.prototype, 'placeChar');
watch(LiteParser.prototype, 'serialize');
