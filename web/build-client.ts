/**
 * Builds the dashboard and the explorer. With `--if-changed`, as each start does, somebody waits: a build is left out when
 * `dist` was made of the very files that are there now, and another one compresses quickly. A hash of the names and content
 * of the files stands beside what was built.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const web = import.meta.dirname;
const repository = path.dirname(web);

/** Every file below a folder, sorted; what a build or npm wrote is left out. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'node_modules'].includes(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    })
    .sort();
}

/** Hash of all that decides what is built: the sources, the versions of the packages, the version of the product. */
function hashOfInputs(): string {
  const hash = createHash('sha256');
  const packages = ['package.json', 'package-lock.json'].map((name) => path.join(repository, name));
  for (const file of [...filesBelow(web), ...filesBelow(path.join(repository, 'schema')), ...packages]) {
    const content = readFileSync(file);
    hash.update(`${path.relative(repository, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function recorded(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

// What is served is never React's development build, whatever the shell or a test runner says.
process.env.NODE_ENV = 'production';

const isOptional = process.argv.includes('--if-changed');
const inputs = hashOfInputs();
const explorer = path.join(web, 'explorer');
const builds = [
  { folder: web, root: path.join(web, 'entry'), configFile: path.join(web, 'build/vite.config.ts') },
  { folder: explorer, root: explorer, configFile: path.join(explorer, 'vite.config.ts') },
];
// Every build empties the folder: a record that is there belongs to what is there. The server hides dot files.
const recordOf = (folder: string) => path.join(folder, 'dist/.inputs');
const wanted = builds.filter(({ folder }) => !isOptional || recorded(recordOf(folder)) !== inputs);
if (wanted.length > 0) {
  // Loaded only for a build: it takes longer than the hash.
  const { build } = await import('vite');
  const { compress } = await import('./build/compress.ts');
  const plugins = [compress(isOptional)];
  for (const { folder, root, configFile } of wanted) {
    await build({ root, configFile, plugins, logLevel: isOptional ? 'warn' : 'info' });
    writeFileSync(recordOf(folder), inputs);
  }
}
