import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { keepReached } from '../../schema/codegen/reached-fragments.ts';

describe('keepReached', () => {
  it('keeps what operations spread, also by way of other fragments, and drops the others with their files', () => {
    const files = [
      'fragment Cells on Staff { ...Deep }',
      'fragment Deep on Staff { name }',
      'fragment Unread on Staff { name ...Deep }',
      '{ staff { ...Cells } }',
    ].map((text, location) => ({ location, document: parse(text, { noLocation: true }) }));
    const [cells, deep, , operation] = files;
    expect(keepReached(files)).toEqual([cells, deep, operation]);
  });
});
