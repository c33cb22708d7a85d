import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { assertComplete } from '../../../gateway/graphql/assert-complete.ts';
import { sampleRows } from '../../../gateway/graphql/sample-rows.ts';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';

const answered = (sdl: string) => {
  const schema = buildSchema(sdl);
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) field.resolve = () => null;
  return schema;
};
const list = {
  field: 'shiftList',
  type: 'Shift',
  filePrefix: 'Setup-List',
  arguments: {},
  columns: { NAME: { header: 'Name', kind: 'text', value: () => '' } },
  order: [],
  key: 'id',
  load: () => Promise.reject(new Error('not loaded')),
  loadPage: () => Promise.reject(new Error('not loaded')),
} as const;

describe('assertComplete', () => {
  it('accepts the schema as it is', () => {
    expect(() => assertComplete(createSchema(), exportableLists, sampleRows())).not.toThrow();
  });

  it('names the root field that nothing answers, and where its answer belongs', () => {
    const schema = buildSchema('type Query { extra: Int, rota: RotaList } type RotaList { totalCount: Int }');
    expect(() => assertComplete(schema, [], [])).toThrow(
      'Query.extra is not answered: give it a resolver in the room of gateway that it belongs to, and name that in gateway/schema.ts.\n' +
        'Query.rota is not answered: give it declaredList in the room of gateway that it belongs to, and name that in gateway/schema.ts.',
    );
  });

  it('names the list whose columns are not the values of its enum, in their order', () => {
    const stale = 'The columns of shiftList are not the values of ShiftColumn: run npm run codegen.';
    expect(() => assertComplete(answered('enum ShiftColumn { NAME, END } type Query { a: Int }'), [list], [])).toThrow(
      stale,
    );
    expect(() => assertComplete(answered('type Query { a: Int }'), [list], [])).toThrow(stale);
    expect(() => assertComplete(answered('enum ShiftColumn { NAME } type Query { a: Int }'), [list], [])).not.toThrow();
  });

  it('names the field of a row that nothing reads, and the file that should', () => {
    const schema = answered('type Staff { name: String, badgeNumber: String } type Query { a: Staff }');
    const row = { type: 'Staff', file: 'gateway/upstream/readers/staff-summary.ts', row: { name: '' } };
    expect(() => assertComplete(schema, [], [row])).toThrow(
      'Staff.badgeNumber has neither a resolver nor a property of its row: read it in gateway/upstream/readers/staff-summary.ts.',
    );
    expect(() => assertComplete(schema, [], [{ ...row, row: { name: '', badgeNumber: '' } }])).not.toThrow();
  });
});
