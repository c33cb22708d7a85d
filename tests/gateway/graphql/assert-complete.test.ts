import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertComplete, createSchema, exportableLists } from '../../../gateway/schema.ts';

const answered = (sdl: string) => {
  const schema = buildSchema(sdl);
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) field.resolve = () => null;
  return schema;
};
const list = {
  field: 'shiftList',
  type: 'Shift',
  title: 'the shift list',
  filePrefix: 'Setup-List',
  arguments: {},
  columns: { NAME: { header: 'Name', kind: 'text', value: () => '' } },
  order: [],
  key: 'id',
  load: () => Promise.reject(new Error('not loaded')),
} as const;

describe('assertComplete', () => {
  it('accepts the schema as it is', () => {
    expect(() => assertComplete(createSchema(), exportableLists)).not.toThrow();
  });

  it('names the root field that nothing answers, and where its answer belongs', () => {
    const schema = buildSchema(
      'directive @page on OBJECT type Query { extra: Int, rota: RotaList } type RotaList @page { totalCount: Int }',
    );
    expect(() => assertComplete(schema, [])).toThrow(
      'Query.extra has no resolver. Write a resolver in its folder of gateway, and add that to gateway/schema.ts.\n' +
        'Query.rota has no resolver. Write declaredList in its folder of gateway, and add that to gateway/schema.ts.',
    );
  });

  it('names the list whose columns are not the values of its enum, in their order', () => {
    const stale = 'The columns of shiftList are not the values of ShiftColumn: run npm run codegen.';
    expect(() => assertComplete(answered('enum ShiftColumn { NAME, END } type Query { a: Int }'), [list])).toThrow(
      stale,
    );
    expect(() => assertComplete(answered('type Query { a: Int }'), [list])).toThrow(stale);
    expect(() => assertComplete(answered('enum ShiftColumn { NAME } type Query { a: Int }'), [list])).not.toThrow();
  });
});
