/** `npm run counts`: the size of the repository beside its limits, each with the shell command that counts it. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const product =
  "git ls-files gateway web upstream schema common telemetry | grep -v -e /generated/ -e /released/ | grep -E '\\.(ts|tsx|css|graphql)$'";
const lines = "tr '\\n' '\\0' | xargs -0 cat | wc -l";

/** What is counted, what it was in November 2026 before the code was cut, the limit, and the command. */
const counts: readonly (readonly [what: string, before: number, limit: number, command: string])[] = [
  ['product lines', 71_000, 62_000, `${product} | ${lines}`],
  ['test lines', 52_600, 45_000, `git ls-files tests | grep -E '\\.tsx?$' | ${lines}`],
  ['files', 1_866, 1_350, 'git ls-files | wc -l'],
  ['decision records', 71, 25, 'git ls-files docs/decisions | wc -l'],
  // A bar of a table is no word.
  ['words of documents', 62_300, 27_000, "git ls-files '*.md' | xargs cat | tr '|' ' ' | wc -w"],
  [
    'requirement ids in product code',
    422,
    0,
    `${product} | tr '\\n' '\\0' | xargs -0 grep -hoE '\\b[RFAN]-[0-9]{2,3}\\b' | wc -l`,
  ],
  ['MB of node_modules', 1_100, 800, 'du -sm --exclude=.cache node_modules | cut -f1'],
];

console.log(`${'what'.padEnd(32)}${['before', 'now', 'limit'].map((head) => head.padStart(8)).join('')}  command`);
for (const [what, before, limit, command] of counts) {
  const cwd = path.join(import.meta.dirname, '..');
  const now = Number(execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8' }));
  const cells = [before, now, limit].map((value) => String(value).padStart(8)).join('');
  console.log(`${what.padEnd(32)}${cells}  ${command}`);
}
