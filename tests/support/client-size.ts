import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { withoutApplication } from '../../gateway/http/static-files.ts';
import { repository } from './repository.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** One of the budgets of the web client with what it takes now. */
export interface Budget {
  readonly name: string;
  readonly unit: 'KiB' | 'requests' | 'files';
  readonly value: number;
  readonly limit: number;
  /** What is counted: files with their sizes. */
  readonly files: readonly { readonly name: string; readonly size: number; readonly firstLine?: string }[];
}

const first = 'web/entry/start.ts';
const main = 'web/entry/main.tsx';
const signInPage = 'web/features/sign-in/sign-in-page.tsx';
const navigation = 'web/app/routes/navigation.ts';
const application = 'web/app/app.tsx';
const dashboard = 'web/features/dashboard/dashboard.tsx';
const firstReport = 'web/features/attendance/attendance-report.tsx';

/**
 * Builds the web client in memory and measures its JavaScript as gzip -9 sends it: before sign-in, of the first report,
 * and of the largest route with all that can open over it. Requests are those of the sign-in page until its form stands;
 * files are those of script until a screen stands, without what opens over it.
 */
export async function measureClient(): Promise<Budget[]> {
  const { output, graph } = await buildClient();
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const holding = (module: string) => {
    const found = [...chunks.values()].find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].includes(path.join(repository, module)),
    );
    if (!found) throw new Error(`No file of the build holds ${module}.`);
    return found;
  };
  /** The files themselves and all that they import at once. */
  const withImports = (starts: readonly Rolldown.OutputChunk[]) => {
    const found = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) visit(chunks.get(name));
    };
    for (const start of starts) visit(start);
    return found;
  };
  const entry = holding(first);
  const signInChunk = holding(signInPage);
  const screens = graph.get(path.join(repository, navigation))?.later ?? [];
  const start = withImports([entry, holding(main), holding(application)]);
  const owner = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  /** A screen with everything that our modules behind it can load without going to another one. */
  const withOverlays = (screen: string) => {
    const seen = new Set<string>();
    const later: string[] = [];
    const visit = (id: string) => {
      const links = graph.get(id);
      if (!links || seen.has(id) || screens.includes(id)) return;
      seen.add(id);
      for (const next of links.imports) visit(next);
      for (const next of links.later) {
        if (screens.includes(next)) continue;
        later.push(next);
        visit(next);
      }
    };
    for (const id of [path.join(repository, application), ...(graph.get(screen)?.imports ?? [])]) visit(id);
    for (const next of graph.get(screen)?.later ?? []) {
      later.push(next);
      visit(next);
    }
    const loaded = [screen, ...later].flatMap((id) => owner.get(id) ?? []);
    return withImports([...start, ...loaded]);
  };

  const weigh = (files: Iterable<Rolldown.OutputChunk>) => {
    const sizes = [...files].map(({ fileName, code }) => {
      const [firstLine = ''] = code.split('\n', 1);
      return { name: fileName, size: kibibytes(code), firstLine: firstLine.slice(0, 80) };
    });
    return { files: sizes.sort((one, other) => other.size - one.size), value: sum(sizes) };
  };
  const signIn = withImports([entry, holding(main), signInChunk]);
  const route = screens
    .map((id) => ({ name: path.basename(id, '.tsx'), ...weigh(withOverlays(id)) }))
    .reduce((most, next) => (next.value > most.value ? next : most));
  const asked = requestsOf(output, signIn);
  const inFiles = screens
    .map((id) => ({
      name: path.basename(id, '.tsx'),
      ...weigh(withImports([...start, holding(path.relative(repository, id))])),
    }))
    .reduce((most, next) => (next.files.length > most.files.length ? next : most));

  return [
    { name: 'before sign-in', unit: 'KiB', limit: 75, ...weigh(signIn) },
    { name: 'dashboard', unit: 'KiB', limit: 240, ...weigh(withImports([...start, holding(dashboard)])) },
    { name: 'first report', unit: 'KiB', limit: 285, ...weigh(withImports([...start, holding(firstReport)])) },
    { ...route, name: `largest route with its overlays (${route.name})`, unit: 'KiB', limit: 375 },
    {
      name: `files of the screen that has most (${inFiles.name})`,
      unit: 'files',
      limit: 18,
      value: inFiles.files.length,
      files: inFiles.files,
    },
    { name: 'requests before sign-in', unit: 'requests', limit: 12, value: asked.length, files: asked },
  ];
}

interface Links {
  readonly imports: readonly string[];
  /** Loaded when they are needed. */
  readonly later: readonly string[];
}

/** The files of the build, and what each of our own modules imports. */
async function buildClient(): Promise<{ output: readonly Output[]; graph: ReadonlyMap<string, Links> }> {
  const graph = new Map<string, Links>();
  const own = path.join(repository, 'web/');
  const readGraph: Plugin = {
    name: 'read-graph',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds: imports = [], dynamicallyImportedIds: later = [] } = this.getModuleInfo(id) ?? {};
        if (id.startsWith(own)) graph.set(id, { imports, later });
      }
    },
  };
  // Under vitest it is `test`, and React would be its development build.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const result = await build({
    root: path.join(repository, 'web/entry'),
    configFile: path.join(repository, 'web/build/vite.config.ts'),
    logLevel: 'warn',
    plugins: [readGraph],
    build: { write: false },
  });
  process.env.NODE_ENV = NODE_ENV;
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('The build gave no files.');
  return { output: bundle.output, graph };
}

/** The page, what its head asks for, and the scripts and style sheets of the form. */
function requestsOf(output: readonly Output[], chunks: ReadonlySet<Rolldown.OutputChunk>) {
  const page = output.find(({ fileName }) => fileName === 'index.html');
  if (page?.type !== 'asset') throw new Error('The build has no index.html.');
  const html = withoutApplication(String(page.source));
  const inHead = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, address = '']) => address);
  const ofChunks = [...chunks].flatMap((chunk) => [chunk.fileName, ...sheetsOf(chunk)]);
  return [...new Set(['index.html', ...inHead, ...ofChunks])].map((name) => {
    const file = output.find(({ fileName }) => fileName === name);
    return { name, size: kibibytes(file?.type === 'chunk' ? file.code : (file?.source ?? '')) };
  });
}

function sheetsOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}

const kibibytes = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / 1024;
const sum = (files: readonly { readonly size: number }[]) => files.reduce((total, { size }) => total + size, 0);
