import { leaveFields, ownLeaveFieldNames } from '../../../schema/leave-fields.ts';
import type { Column } from '../../../schema/lists/column.ts';
import type { ImportLeavesMutation, LeaveBatchRowFieldsFragment } from '../../api/generated/leave.ts';
import { faultySaid, type SheetKind } from '../../list/import/sheet.ts';
import { sheetColumns } from '../../list/import/sheet-cells.tsx';

/** A checked sheet of leaves, as the gateway answers it. */
export type LeaveBatch = ImportLeavesMutation['importLeaves'];

type Row = LeaveBatchRowFieldsFragment;

const headings = new Intl.ListFormat('en-GB').format(ownLeaveFieldNames);
const text = (header: string, minSize: number, value: (row: Row) => string): Column<Row> & { minSize: number } => ({
  header,
  kind: 'text',
  value,
  minSize,
});

/** Sheets of leaves. */
export const leaveSheet: SheetKind<Row> = {
  template: 'leave',
  title: 'Import Leave',
  listName: 'Leave list',
  nouns: ['leave', 'leaves'],
  asks: `a heading row with ${headings}, then one row a leave. Write days as 2026-11-14. A column Status is read too: only approved leaves are stored.`,
  fields: leaveFields,
  outcomes: {
    NEW: {
      meaning: 'The leave is stored by the import.',
      said: ['leave will be stored, all or none', 'leaves will be stored, all or none'],
    },
    FAULTY: { meaning: 'The row has an error. It is never sent.', said: faultySaid },
    EXISTS: {
      meaning: 'The same leave is stored already.',
      said: ['leave is stored already', 'leaves are stored already'],
    },
  },
  columns: sheetColumns<Row>(leaveFields, {
    name: { ...text('Name', 110, ({ name }) => name), cell: ({ name }) => name },
    // As they were read; as they stand in the sheet where they were not.
    from: text('From', 96, ({ from, leave }) => leave?.from ?? from),
    to: text('To', 96, ({ to, leave }) => leave?.to ?? to),
    kind: text('Kind', 90, ({ kind }) => kind),
    note: {
      ...text('Note', 110, ({ note }) => note),
      card: 'wide',
      cell: ({ note }) => (
        <span className="sheet-note" title={note}>
          {note}
        </span>
      ),
    },
  }),
};
