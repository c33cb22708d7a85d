import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, repository } from './support/repository.ts';
import { importsOf } from './support/structure.ts';

const page = readFileSync(path.join(repository, 'docs/architecture.md'), 'utf8');
const sources = readSources(/^(schema|telemetry|gateway|upstream|web|bench)\/.*\.(ts|tsx|mjs)$/);

/** The room of a file: the first two folders of the gateway and the client, the first of all others. */
const roomOf = (file: string) => {
  const [top = '', second = ''] = path.posix.dirname(file).split('/');
  return (top === 'gateway' || top === 'web') && second !== '' ? `${top}/${second}` : top;
};

const rooms = new Set(
  [...sources.keys()].map(roomOf).filter((room) => !/\/(generated|dist|public|explorer)$/.test(room)),
);

/** Rooms by the names that the drawing gives them: `lists["gateway/lists"]`. */
const drawn = new Map([...page.matchAll(/^ *(\w+)\["([\w/-]+)/gm)].map(([, name = '', room = '']) => [name, room]));

const arrows = [...page.matchAll(/^ *(\w+) --> ([\w &]+)$/gm)].flatMap(([, from = '', to = '']) =>
  to.split(' & ').map((target) => ({ from: drawn.get(from) ?? from, to: drawn.get(target) ?? target })),
);

const passages = new Set(
  [...sources].flatMap(([file, source]) =>
    importsOf(file, source).map((target) => `${roomOf(file)} ${roomOf(target)}`),
  ),
);

/** The steps of the paths, in order: a file and what it exports. */
const steps = [...page.matchAll(/^\d+\. `([^`]+)` `([^`]+)`/gm)].map(([, file = '', name = '']) => ({ file, name }));

describe('docs/architecture.md', () => {
  it('draws every room of the house and none that is gone', () => {
    expect([...drawn.values()].sort()).toEqual([...rooms].sort());
  });

  it('draws an arrow only where one room imports another, and never the other way', () => {
    expect(arrows.length).toBeGreaterThan(20);
    expect(arrows.filter(({ from, to }) => !passages.has(`${from} ${to}`))).toEqual([]);
  });

  it('names files that exist and what they define', () => {
    expect(steps.length).toBeGreaterThan(20);
    const missing = steps.filter(({ file, name }) => {
      const source = sources.get(file);
      return source === undefined || !new RegExp(`\\b${name}\\b`).test(source);
    });
    expect(missing).toEqual([]);
  });
});
