import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/repository.ts';

const document = readFileSync(path.join(repository, 'docs/api.md'), 'utf8');
const [, part = ''] = /^## Beside other APIs\n([\s\S]*?)^## /m.exec(document) ?? [];
const [heads = [], , ...rows] = [...part.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));

const escaped = (title: string) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file has a test with these words in its title: in the first text of a call. */
const hasTest = (file: string, title: string) =>
  new RegExp(`\\(\\s*(['"\`])(?:(?!\\1).)*${escaped(title)}`).test(readFileSync(file, 'utf8'));

describe('the comparison of docs/api.md', () => {
  it('is of four APIs, and every row of something else', () => {
    expect(heads).toEqual(['convenience', 'here', 'GitHub', 'Shopify (Admin)', 'Saleor']);
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(([convenience]) => convenience)).size).toBe(rows.length);
    for (const row of rows) expect([row[0], row.length]).toEqual([row[0], 5]);
  });

  it.each(rows.filter(([convenience]) => convenience !== 'told of changes').map(([name, ours]) => [name, ours]))(
    'names a test that is there: %s',
    (_name, ours = '') => {
      const links = [...ours.matchAll(/\[([^\]]+)\]\((\.\.\/tests\/[^)]+)\)/g)];
      expect(links.length).toBeGreaterThan(0);
      for (const [, title = '', link = ''] of links) {
        expect(hasTest(path.join(repository, 'docs', link), title), `${link} has no test "${title}".`).toBe(true);
      }
    },
  );
});
