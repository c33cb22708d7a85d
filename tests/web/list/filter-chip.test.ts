import { describe, expect, it } from 'vitest';
import { activeText } from '../../../web/list/tools/filters.tsx';

describe('a filter on its chip', () => {
  it.each([
    [{ kind: 'oneOf', values: ['Aba'] }, 'Aba'],
    [{ kind: 'oneOf', values: ['A', 'P'] }, '2'],
    [{ kind: 'contains', text: 'obi' }, '“obi”'],
    [{ kind: 'between', from: '5', to: '' }, '5 – …'],
  ] as const)('F-169 of %j says %j', (filter, text) => {
    expect(activeText(filter, {})).toBe(text);
  });

  it('F-169 calls a value what the column calls it', () => {
    expect(activeText({ kind: 'oneOf', values: ['P'] }, { words: { P: 'Present' } })).toBe('Present');
  });
});
