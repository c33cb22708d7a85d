import type { Plugin } from 'vite';

/** What is known of a built file: the files that it needs before it runs. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The files of a circle of static imports, its first one at both ends; null where there is none. */
export function findCircle(imports: Imports): readonly string[] | null {
  const isDone = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (isDone.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    isDone.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails the build when built files import each other in a circle: one of them would run before the code that it needs, and
 * its screen would not load. The bundler's groups cause such circles, so the lint rule on modules does not find them.
 */
export const oneWay: Plugin = {
  name: 'one-way',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`These files need each other; change the groups in web/build: ${circle.join(' -> ')}.`);
  },
};
