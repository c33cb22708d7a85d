import { recordedLetterColumns } from '../../../schema/lists/recorded-letters.ts';
import { isUndone, letterKindWords, letterStepWords } from '../../../schema/recorded-letter.ts';
import { type RecordedLettersRowFragment, useRecordedLettersQuery } from '../../api/generated/letters-on-record.ts';
import { movePeriod } from '../../days/periods.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { dateField, ofPersonFields } from '../../list/view/search-fields.ts';
import { useList } from '../../list/view/use-list.ts';
import { stepTones } from '../../people/letters/step-tones.ts';
import { usePersonOfList } from '../../people/person-of-list.ts';
import { StaffName, staffNameOf } from '../../people/staff-name.tsx';
import { today } from '../../session/today.ts';
import { mayUse } from '../../session/token.ts';
import { useSession } from '../../session/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

type Row = RecordedLettersRowFragment;

/** Days that are shown at first. */
const firstDays = 92;
const fields = {
  from: { ...dateField('From'), initial: () => movePeriod(today(), 1 - firstDays) },
  to: dateField('To'),
  ...ofPersonFields,
};

const nameOf = ({ kind, staff }: Row) =>
  `the letter of ${letterKindWords[kind].toLowerCase()} to ${staffNameOf(staff)}`;

const { REPLY_NOTE: _note, UNDONE_REASON: _reason, ...untold } = recordedLetterColumns;
const drawings = {
  PRINTED_AT: { minSize: 114 },
  NAME: {
    minSize: 111,
    cell: ({ staff, days }: Row) => <StaffName staff={staff} period={days[0]?.slice(0, 7)} />,
  },
  KIND: { minSize: 82 },
  STEP: {
    minSize: 100,
    cell: ({ step }: Row) => <Badge tone={stepTones[step]}>{letterStepWords[step]}</Badge>,
  },
  REFERENCE: {
    minSize: 108,
    cell: (row: Row) => (
      <button
        type="button"
        className="link"
        style={{ textAlign: 'start', overflowWrap: 'anywhere' }}
        data-action="open"
        data-row={row.id}
        aria-label={`${row.reference}: what ${nameOf(row)} says`}
      >
        {row.reference}
      </button>
    ),
  },
  PRINTED_BY: { minSize: 140 },
  UNDONE: {
    minSize: 82,
    cell: (row: Row) => (isUndone(row) ? <Badge tone="red">Undone</Badge> : 'No'),
  },
} as const;
const withTexts = drawColumns<keyof typeof recordedLetterColumns, Row>(recordedLetterColumns, drawings);
/** The columns of who may not read what was written about people. */
const withoutTexts = drawColumns<keyof typeof untold, Row>(untold, drawings) as typeof withTexts;

const rowKey = ({ id }: Row) => id;
const actions = {
  width: 80,
  draw: (row: Row) => (
    <>
      <RowAction action="edit" row={row.id} label={`Note the reply to ${nameOf(row)}`} isOff={isUndone(row)} />
      <RowAction action="revoke" row={row.id} label={`Undo ${nameOf(row)}`} isOff={isUndone(row)} />
    </>
  ),
};

const code = () => import('./letter-dialogs.tsx');
/** The code of what each action opens. */
const dialogs = {
  open: () => code().then(({ LetterDetails }) => LetterDetails),
  edit: () => code().then(({ ReplyForm }) => ReplyForm),
  revoke: () => code().then(({ UndoForm }) => UndoForm),
};

/** `/report/letters`: letters put on record in some days, to everybody or to a person, their replies, and undone ones. Of the extension `letters`. */
export function LettersOnRecord() {
  const role = useSession()?.viewer.role;
  // Those who may write letters on record are those who may read what is written there.
  const mayWrite = role !== undefined && mayUse(role, 'MANAGEMENT');
  const columns = mayWrite ? withTexts : withoutTexts;
  const report = useList('recordedLetters', columns, fields, useRecordedLettersQuery);
  const { view, result } = report;
  const { key, isOpen, subject, open, close } = useDialog<{ action: keyof typeof dialogs; letter: Row }>();
  const person = usePersonOfList(view.values, result.data?.recordedLetters?.nodes);
  const letters = (result.data ?? result.previousData)?.recordedLetters?.nodes ?? [];
  /** The letter as the list has it now: somebody may have noted a reply since its dialog was opened. */
  const asListed = (letter: Row) => letters.find(({ id }) => id === letter.id) ?? letter;

  return (
    <>
      <ReportPage
        {...report}
        title={person ? `Letters to ${staffNameOf(person)}` : 'Letters On Record'}
        rowKey={rowKey}
        searchLabel="Search By Days"
        {...(mayWrite && { actions })}
        onAction={(action, letter) =>
          (action === 'open' || !isUndone(letter)) && open({ action: action as keyof typeof dialogs, letter })
        }
      />
      {subject && (
        <LateOverlay
          key={key}
          load={dialogs[subject.action]}
          overlay={{ letter: asListed(subject.letter), isOpen, onClose: close }}
        />
      )}
    </>
  );
}
