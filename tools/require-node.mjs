// Plain JavaScript on purpose: it must run, and explain itself, on a Node too old for the TypeScript sources.
import { existsSync } from 'node:fs';

const required = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < required) {
  process.stderr.write(
    `Node ${required} or newer is needed, this is ${process.versions.node}: run \`npm ci\` with install scripts allowed (it brings Node ${required}) and start through \`npm\`.\n`,
  );
  process.exit(1);
}
if (!existsSync(new URL('../node_modules', import.meta.url))) {
  process.stderr.write('The packages are missing: run `npm ci` first.\n');
  process.exit(1);
}
