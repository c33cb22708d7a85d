import { describe, expect, it } from 'vitest';
import { introduce } from '../../../web/explorer/introduction.ts';

describe('an operation that a link brings into the explorer', () => {
  it.each([
    ['a mutation', 'mutation { deleteStaff(id: "1") { message } }', 'deleteStaff'],
    [
      'a mutation behind a query',
      'query A { me { role } } mutation B { a: deleteStaff(id: "1") { message } }',
      'deleteStaff',
    ],
    [
      'a mutation in a fragment',
      'mutation { ...f } fragment f on Mutation { deleteShift(id: "1") { message } }',
      'deleteShift',
    ],
    ['a mutation in an inline fragment', 'mutation { ... { deleteShift(id: "1") { message } } }', 'deleteShift'],
    ['two changes', 'mutation { createShift { id } deleteShift(id: "1") { message } }', 'createShift, deleteShift'],
  ])('F-156 is said to change data: %s', (_what, query, named) => {
    for (const isSignedIn of [true, false]) {
      const { isWarning, text } = introduce(query, isSignedIn);
      expect(isWarning).toBe(true);
      expect(text).toContain(`an operation that changes data (${named}). It has not run.`);
    }
  });

  it('F-156 is called a query from the link, not what a table asked', () => {
    const signedIn = introduce('{ me { role } }', true);
    expect(signedIn.isWarning).toBe(false);
    expect(signedIn.text).toMatch(/^The first tab holds a query from the link\. It has not run\./);
    expect(introduce('{ me { role } }', false).text).toContain('run the tab SignIn');
    expect(`${signedIn.text}`).not.toMatch(/table/);
  });
});
