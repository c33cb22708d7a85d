import path from 'node:path';

/** Repository path to source text. */
export type Sources = ReadonlyMap<string, string>;

/** Most lines a file of ours may have. */
const maximumLines = 300;

/**
 * The walls, lowest first: a file may import from its own layer and from the layers listed behind it. The first
 * pattern that matches a path decides its layer.
 */
const layers: readonly { name: string; pattern: RegExp; mayImport: readonly string[] }[] = [
  { name: 'generated', pattern: /\/generated\//, mayImport: ['*'] },
  { name: 'tests', pattern: /^tests\/|^[^/]+\.ts$/, mayImport: ['*'] },
  {
    name: 'bench',
    pattern: /^bench\//,
    mayImport: [
      'gateway http',
      'tests',
      'gateway features',
      'gateway digests',
      'gateway lists',
      'gateway photos',
      'gateway pictures',
      'gateway rest',
      'gateway limits',
      'gateway request',
      'gateway ground',
      'gateway server',
      'upstream',
      'telemetry',
      'schema',
    ],
  },
  { name: 'schema', pattern: /^schema\//, mayImport: [] },
  { name: 'telemetry', pattern: /^telemetry\//, mayImport: [] },
  { name: 'upstream', pattern: /^upstream\//, mayImport: ['telemetry', 'schema'] },
  {
    name: 'gateway main',
    pattern: /^gateway\/main\.ts$/,
    mayImport: ['gateway server', 'gateway ground', 'telemetry', 'schema'],
  },
  {
    name: 'gateway features',
    pattern: /^gateway\/features\//,
    mayImport: [
      'gateway reasons',
      'gateway findings',
      'gateway lists',
      'gateway photos',
      'gateway batch',
      'gateway uploads',
      'gateway rest',
      'gateway limits',
      'gateway request',
      'gateway ground',
      'schema',
    ],
  },
  {
    name: 'gateway reasons',
    pattern: /^gateway\/reasons\//,
    mayImport: ['gateway lists', 'gateway rest', 'gateway request', 'gateway ground', 'schema'],
  },
  {
    name: 'gateway findings',
    pattern: /^gateway\/findings\//,
    mayImport: [
      'gateway lists',
      'gateway photos',
      'gateway pictures',
      'gateway rest',
      'gateway request',
      'gateway ground',
      'schema',
    ],
  },
  {
    name: 'gateway ground',
    pattern:
      /^gateway\/(errors|check-input|config|dates|days|scalars|remember|turn-queue|yield-turn|walk-selection|require-node|letter-texts)\.(ts|mjs)$/,
    mayImport: ['telemetry', 'schema'],
  },
  {
    name: 'gateway request',
    pattern: /^gateway\/(request\/|write\.ts$)/,
    mayImport: [
      'gateway digests',
      'gateway lists',
      'gateway photos',
      'gateway pictures',
      'gateway rest',
      'gateway limits',
      'gateway ground',
      'telemetry',
      'schema',
    ],
  },
  {
    name: 'gateway lists',
    pattern: /^gateway\/lists\//,
    mayImport: [
      'gateway digests',
      'gateway http',
      'gateway rest',
      'gateway limits',
      'gateway request',
      'gateway ground',
      'schema',
    ],
  },
  {
    name: 'gateway digests',
    pattern: /^gateway\/digests\//,
    mayImport: ['gateway rest', 'gateway limits', 'gateway ground', 'telemetry', 'schema'],
  },
  { name: 'gateway limits', pattern: /^gateway\/limits\//, mayImport: ['gateway ground', 'telemetry', 'schema'] },
  { name: 'gateway batch', pattern: /^gateway\/batch\//, mayImport: ['gateway ground', 'schema'] },
  { name: 'gateway pictures', pattern: /^gateway\/pictures\//, mayImport: ['gateway photos'] },
  { name: 'gateway photos', pattern: /^gateway\/photos\//, mayImport: ['gateway rest', 'gateway ground', 'schema'] },
  { name: 'gateway http', pattern: /^gateway\/http\//, mayImport: ['gateway ground', 'schema'] },
  {
    name: 'gateway uploads',
    pattern: /^gateway\/uploads\//,
    mayImport: ['gateway http', 'gateway ground', 'schema'],
  },
  {
    name: 'gateway telemetry',
    pattern: /^gateway\/telemetry\//,
    mayImport: [
      'gateway http',
      'gateway request',
      'gateway lists',
      'gateway rest',
      'gateway ground',
      'telemetry',
      'schema',
    ],
  },
  {
    name: 'gateway graphql',
    pattern: /^gateway\/graphql\//,
    mayImport: [
      'gateway http',
      'gateway uploads',
      'gateway telemetry',
      'gateway request',
      'gateway lists',
      'gateway limits',
      'gateway rest',
      'gateway ground',
      'telemetry',
      'schema',
    ],
  },
  {
    name: 'gateway mcp',
    pattern: /^gateway\/mcp\//,
    mayImport: ['gateway graphql', 'gateway http', 'gateway lists', 'gateway request', 'gateway ground', 'schema'],
  },
  { name: 'gateway rest', pattern: /^gateway\/rest\//, mayImport: ['gateway ground', 'schema'] },
  {
    name: 'gateway check-service',
    pattern: /^gateway\/check-service\//,
    mayImport: ['gateway request', 'gateway rest', 'gateway ground', 'schema'],
  },
  {
    name: 'gateway server',
    pattern: /^gateway\//,
    mayImport: [
      'gateway features',
      'gateway reasons',
      'gateway findings',
      'gateway graphql',
      'gateway mcp',
      'gateway telemetry',
      'gateway http',
      'gateway digests',
      'gateway lists',
      'gateway photos',
      'gateway pictures',
      'gateway uploads',
      'gateway rest',
      'gateway limits',
      'gateway request',
      'gateway ground',
      'telemetry',
      'schema',
    ],
  },
  { name: 'web ground', pattern: /^web\/(theme|session|graphql|messages|[a-z-]+\.d)/, mayImport: ['schema'] },
  { name: 'web ui', pattern: /^web\/ui\//, mayImport: ['web ground', 'schema'] },
  { name: 'web report', pattern: /^web\/report\//, mayImport: ['web ui', 'web ground', 'schema'] },
  { name: 'web features', pattern: /^web\/features\//, mayImport: ['web report', 'web ui', 'web ground', 'schema'] },
  {
    name: 'web app',
    pattern: /^web\//,
    mayImport: ['web features', 'web report', 'web ui', 'web ground', 'schema'],
  },
];

const layerOf = (file: string) => layers.find((layer) => layer.pattern.test(file));

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, type-only and dynamic imports included: relative ones as repository paths, others as they are. */
export function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(importPattern)]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((target) =>
      target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target.replace(/\?.*$/, '')) : target,
    );
}

/** Every broken rule of the tree as one line, sorted; empty when the structure holds. */
export function structureViolations(sources: Sources): string[] {
  const violations: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [file, source] of sources) {
    if (/\/index\.(ts|tsx)$/.test(file)) violations.push(`${file}: a directory is never imported, so no index file`);
    if (file.includes('/generated/')) continue;
    const lines = source.split('\n').length - 1;
    if (lines > maximumLines) violations.push(`${file}: ${lines} lines, at most ${maximumLines}`);
    const targets = importsOf(file, source);
    if (targets.some((target) => /^([@~]\/|#)/.test(target))) violations.push(`${file}: imports through a path alias`);
    graph.set(file, targets);
    violations.push(...targets.flatMap((target) => wallViolation(file, target)));
  }
  return [...violations, ...cycles(graph)].sort();
}

function wallViolation(file: string, target: string): string[] {
  const from = layerOf(file);
  const to = layerOf(target);
  if (!from) return [`${file}: stands in no layer`];
  if (!to || to.name === 'generated') return [];
  const feature = /^(?:web|gateway)\/features\/([^/]+)/;
  if (from.name === 'web features' && to === from && feature.exec(file)?.[1] !== feature.exec(target)?.[1]) {
    return [`${file}: a feature imports another feature, ${target}`];
  }
  if (to === from || from.mayImport.includes('*') || from.mayImport.includes(to.name)) return [];
  return [`${file}: ${from.name} may not import ${to.name}, ${target}`];
}

function cycles(graph: ReadonlyMap<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push(`${file}: import cycle ${[...trail.slice(start), file].join(' > ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
