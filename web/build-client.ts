/**
 * Builds the dashboard and the explorer. With `--if-changed` a build is left out when `dist` was made of the very files
 * that are there now: a hash of their names and content stands beside what was built.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

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
const builds = [
  { folder: web, root: path.join(web, 'entry'), configFile: path.join(web, 'build/vite.config.ts') },
  ...[path.join(web, 'explorer')].map((folder) => ({
    folder,
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
  })),
];
for (const { folder, root, configFile } of builds) {
  // Every build empties the folder: a record that is there belongs to what is there. The server hides dot files.
  const record = path.join(folder, 'dist/.inputs');
  if (isOptional && recorded(record) === inputs) continue;
  await build({ root, configFile, logLevel: isOptional ? 'warn' : 'info' });
  writeFileSync(record, inputs);
}
