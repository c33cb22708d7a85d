import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(new URL('../../../web/list/table/data-table.css', import.meta.url), 'utf8');

/** The declarations of the first rule with that selector. */
const rule = (selector: string) => sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';

describe('the cells of a table', () => {
  it('F-167 break a text without a space instead of running over the next column', () => {
    expect(rule('.data-table :is(th, td)')).toContain('overflow-wrap: anywhere');
  });
});
