/** `npm run prose`: names each sentence of our documents that is too long, and each expression that a plainer one replaces. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import sentenceLength from 'textlint-rule-sentence-length';
import terminology from 'textlint-rule-terminology';

/** Expressions, by regular expressions that know no case, with what to write instead. */
const terms = [
  ['(?<=^|[.;:] )of (?=[^.]+,)', 'the subject first'],
  ['(?<=^|[.;,] )who (?=(is|are|was|has|did) )', 'a person who'],
  ['such an?', 'a'],
  ['(that|those) of', 'the noun once more'],
  ['whatever', 'any'],
  ['anew', 'again'],
  ['dear(er|est)?', 'expensive'],
  ['thereof|therein|wherein|whereby|hereby', 'a second sentence'],
  ['in order to', 'to'],
  ['prior to', 'before'],
  ['whilst', 'while'],
  ['utili[sz]e', 'use'],
  ['employees?', 'staff'],
  ['staff numbers?', 'staff ID'],
  ['saved views?', 'named view'],
  ['timesheets?', 'month sheet'],
  ['audit logs?', 'trail'],
];

/** Most characters of a sentence: some thirty words. */
const max = 180;

const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin: markdown.default }],
  rules: [
    { ruleId: 'sentence-length', rule: sentenceLength.default, options: { max } },
    { ruleId: 'terminology', rule: terminology, options: { defaultTerms: false, terms } },
  ],
};

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const kernel = new TextlintKernel();
let count = 0;
for (const file of files) {
  const { messages } = await kernel.lintText(readFileSync(path.join(root, file), 'utf8'), options);
  for (const { line, column, message } of messages) {
    console.log(`${file}:${line}:${column} ${message.replaceAll('\n', ' ')}`);
  }
  count += messages.length;
}
if (count > 0) process.exitCode = 1;
