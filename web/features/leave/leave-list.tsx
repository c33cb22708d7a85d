import { FileUp } from 'lucide-react';
import { formatRange } from '../../../schema/format.ts';
import { leaveColumns } from '../../../schema/lists/leaves.ts';
import {
  LeavesDocument,
  type LeavesRowFragment,
  useLeavesQuery,
  useRemoveLeaveMutation,
} from '../../api/generated/leave.ts';
import { movePeriod } from '../../days/periods.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { anyDayField, ofPersonFields } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { messages } from '../../messages.ts';
import { EmailAddress } from '../../people/email-address.tsx';
import { LeaveModal, newLeave } from '../../people/leave/leave-actions.tsx';
import { useMayWriteLeave } from '../../people/leave/may-write-leave.ts';
import { usePersonOfList } from '../../people/person-of-list.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { today } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { useConfirmed } from '../../ui/use-confirmed.ts';
import { useDialog } from '../../ui/use-dialog.ts';

type Row = LeavesRowFragment;

const thisMonth = () => today().slice(0, 7);
const fields = {
  from: anyDayField('From', () => `${thisMonth()}-01`),
  to: anyDayField('To', () => movePeriod(`${movePeriod(thisMonth(), 1)}-01`, -1)),
  ...ofPersonFields,
};

const { NOTE: _note, ...unnoted } = leaveColumns;
const drawings = {
  NAME: { minSize: 111, cell: ({ staff, from }: Row) => <StaffName staff={staff} period={from} /> },
  FROM: { minSize: 107 },
  TO: {
    minSize: 107,
    cell: ({ from, to }: Row) => (
      <span className="row">
        <span>{to}</span>
        {from <= today() && today() <= to && <Badge tone="green">Today</Badge>}
      </span>
    ),
  },
  KIND: { minSize: 90 },
  ENTERED_BY: { minSize: 130, cell: ({ enteredBy }: Row) => <EmailAddress address={enteredBy} /> },
} as const;
const withNotes = drawColumns(leaveColumns, { ...drawings, NOTE: { minSize: 115 } });
/** The columns of who may not read notes. */
const withoutNotes = drawColumns(unnoted, drawings) as typeof withNotes;

const rowKey = ({ id }: Row) => id;
const nameOf = ({ staff, from, to }: Row) => `the leave of ${staffNameOf(staff)}, ${formatRange(from, to)}`;
const actions = {
  width: 80,
  draw: (row: Row) => (
    <>
      <RowAction action="edit" row={row.id} label={`Edit ${nameOf(row)}`} />
      <RowAction action="delete" row={row.id} label={`Remove ${nameOf(row)}`} />
    </>
  ),
};

/**
 * Leaves with a day of a range, of everybody or of a person, with add, edit and remove for those who may enter them.
 * `onImport` chooses a sheet of leaves.
 */
export function LeaveList({ onImport }: { onImport: () => void }) {
  const mayWrite = useMayWriteLeave();
  const columns = mayWrite ? withNotes : withoutNotes;
  const report = useList('leaves', columns, fields, useLeavesQuery);
  const { view, result } = report;
  const { key, isOpen, subject, open, close } = useDialog<Row>();
  const [removeLeave] = useRemoveLeaveMutation({ refetchQueries: [LeavesDocument] });
  const { run: remove } = useConfirmed({
    ask: ({ staff, from, to }: Row) => ({
      question: `Remove the leave of ${staffNameOf(staff)}, ${formatRange(from, to)}?`,
      text: 'Days on which this person did not sign in then count as absent again.',
      confirmLabel: 'Yes, Remove it!',
    }),
    send: ({ id }) => removeLeave({ variables: { id } }),
    done: messages.completed,
    isGone: true,
  });
  const person = usePersonOfList(view.values, result.data?.leaves?.nodes);

  return (
    <>
      <ReportPage
        {...report}
        title={person ? `Leave of ${staffNameOf(person)}` : 'Leave'}
        rowKey={rowKey}
        searchLabel="Search By Date"
        {...(mayWrite && { actions })}
        onAction={(action, row) => (action === 'edit' ? open(row) : remove(row))}
      >
        {mayWrite && (
          <>
            {!person && (
              <AddButton look="plain" icon={<FileUp aria-hidden />} label="Import a sheet" onClick={onImport} />
            )}
            <AddButton look="plain" label="Add Leave" onClick={() => open()} />
          </>
        )}
      </ReportPage>
      {key > 0 && (
        <LeaveModal
          key={key}
          isOpen={isOpen}
          onClose={close}
          id={subject?.id ?? null}
          start={subject ? startOf(subject) : newLeave(person ?? undefined)}
        />
      )}
    </>
  );
}

const startOf = ({ staff, from, to, kind, note }: Row) => ({
  staffID: staff.staffID,
  name: staff.name,
  from,
  to,
  kind,
  note: note ?? '',
});
