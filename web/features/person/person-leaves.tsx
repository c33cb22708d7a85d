import { skipToken } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatRange } from '../../../schema/format.ts';
import { leaveKinds } from '../../../schema/leave-words.ts';
import { readFailure } from '../../api/failure.ts';
import { usePersonLeavesQuery } from '../../api/generated/person.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { LeaveModal, newLeave } from '../../people/leave/leave-modal.tsx';
import { useMayWriteLeave } from '../../people/leave/may-write-leave.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Failed } from '../../ui/states.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import type { Person } from './person-facts.ts';
import './person-leaves.css';

/**
 * A person's leaves of the year of the month and of the years beside it, the last ones first, and the way to a new one on
 * the shown day. Nothing for a service without leaves, and where a reader has none to see.
 */
export function PersonLeaves({ person, day }: PersonLeavesProps) {
  const { staff, month } = person;
  const hasLeave = useHasExtension('leave');
  const mayWrite = useMayWriteLeave();
  const year = Number(month.slice(0, 4));
  const range = { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` };
  const { data, error, loading, retry } = usePersonLeavesQuery(
    hasLeave ? { variables: { staffID: staff.staffID, personID: staff.personID, ...range } } : skipToken,
  );
  const { key, isOpen, open, close } = useDialog();
  const { nodes = [], totalCount = 0 } = data?.leaves ?? {};
  const failure = error && !loading ? readFailure(error).message : null;
  if (!hasLeave || (nodes.length === 0 && !failure && !mayWrite)) return null;
  return (
    <Panel
      className="person-leaves"
      title="Leave"
      facts={data && nodes.length === 0 && `None from ${year - 1} to ${year + 1}`}
    >
      {failure && <Failed message={`Could not load. ${failure}`} onRetry={retry} />}
      {nodes.length > 0 && (
        <ul>
          {nodes.map(({ id, from, to, kind, note }) => (
            <li key={id}>
              <span>{formatRange(from, to)}</span> <strong>{leaveKinds[kind].word}</strong>{' '}
              {note && <span className="note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="row screen-only">
        {mayWrite && <AddButton look="plain" label="Add Leave" onClick={() => open()} />}
        {totalCount > 0 && (
          <Link className="link" to={`/attendance/leave?${new URLSearchParams({ ...range, search: staff.staffID })}`}>
            {mayWrite ? 'Change leaves' : 'All leaves'}
          </Link>
        )}
      </p>
      {key > 0 && <LeaveModal key={key} isOpen={isOpen} onClose={close} id={null} start={newLeave(staff, day)} />}
    </Panel>
  );
}

interface PersonLeavesProps {
  person: Person;
  /** The shown day: a new leave begins with it. */
  day: string | undefined;
}
