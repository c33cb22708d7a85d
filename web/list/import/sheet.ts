import { csvCell } from '../../../schema/csv-cell.ts';
import type { SheetFactsFragment, SheetProblemFragment } from '../../api/generated/staff.ts';
import type { Question } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/words.ts';
import type { TableColumns } from '../table/table-columns.ts';

/** What is wrong with a cell of a sheet, or doubtful. */
export type Problem = SheetProblemFragment;

/** What becomes of a row. */
export type Outcome = 'NEW' | 'FAULTY' | 'CHANGED' | 'EXISTS';

/** Each outcome as people read it. */
export const outcomeLabels = { NEW: 'New', FAULTY: 'Faulty', CHANGED: 'Changed', EXISTS: 'Exists' } as const;

/** A row of a checked sheet; it has its cells by the names of their fields too. */
export interface SheetRow {
  readonly line: number;
  readonly staffID: string;
  readonly outcome: Outcome;
  readonly problems: readonly Problem[];
  /** An import may send the row although it is faulty; leave has no such rows. */
  readonly isSendable?: boolean;
}

/** A checked sheet, as the gateway answers it. */
export interface Batch<Row extends SheetRow = SheetRow> {
  readonly rows: readonly Row[];
  readonly sheet: SheetFactsFragment;
  readonly totals: {
    readonly new: number;
    readonly exists: number;
    readonly faulty: number;
    /** Of sheets whose rows can change a record that exists. */
    readonly changed?: number;
    /** Of sheets whose faulty rows can be sent. */
    readonly sendableFaulty?: number;
  };
  readonly isSent: boolean;
}

/** What a sheet may have columns for. */
export type SheetFields = Readonly<Record<string, { readonly label: string; readonly isRequired?: boolean }>>;

/** One of a thing and many. */
type Nouns = readonly [one: string, many: string];

/** What differs between sheets of staff and of leave. */
export interface SheetKind<Row extends SheetRow> {
  /** Name of the gateway's template. */
  readonly template: 'staff' | 'leave';
  /** Title of the dialog and of the review. */
  readonly title: string;
  /** Name of the list that the review goes back to. */
  readonly listName: string;
  /** What an import creates. */
  readonly nouns: Nouns;
  /** What the sheet must have, in words. */
  readonly asks: string;
  readonly fields: SheetFields;
  /** In the order in which people look for them: what an outcome means for a row, and what is said of such rows. */
  readonly outcomes: { readonly [Key in Outcome]?: { readonly meaning: string; readonly said: Nouns } };
  readonly columns: TableColumns<string, Row>;
}

/** What is said of the faulty rows of both kinds. */
export const faultySaid: Nouns = ['faulty row will not be sent', 'faulty rows will not be sent'];

/** The label of a field; the gateway may name one that this client does not know. */
export const labelIn = (fields: SheetFields, field: string): string => fields[field]?.label ?? field;

/** What a remark suggests, where its sentence does not say it; an empty string otherwise. */
export function suggestionOf({ message, value, suggestion }: Problem): string {
  // A damaged ID may hold the one that was meant.
  const said = value ? message.replaceAll(value, '') : message;
  return suggestion && !said.includes(suggestion) ? suggestion : '';
}

type Totals = Pick<Batch, 'totals'>;

/** How many records an import creates: the new rows and, on request, the faulty ones that can be sent. */
export const countSent = ({ totals }: Totals, sendsFaulty: boolean): number =>
  totals.new + (sendsFaulty ? (totals.sendableFaulty ?? 0) : 0);

/** Says what an import will do, in one sentence. */
export function announce(
  { outcomes }: Pick<SheetKind<never>, 'outcomes'>,
  { totals }: Totals,
  sendsFaulty: boolean,
): string {
  const faultySent = countSent({ totals }, sendsFaulty) - totals.new;
  const said = (count: number, nouns: Nouns | undefined) => (count > 0 && nouns ? [counted(count, ...nouns)] : []);
  const parts = [
    ...said(totals.new, outcomes.NEW?.said),
    ...(totals.new + faultySent === 0 ? ['No row is new: there is nothing to import'] : []),
    ...said(faultySent, ['faulty row will be sent as it is', 'faulty rows will be sent as they are']),
    ...said(totals.faulty - faultySent, outcomes.FAULTY?.said),
    ...said(totals.exists, outcomes.EXISTS?.said),
    ...said(totals.changed ?? 0, outcomes.CHANGED?.said),
  ];
  return `${parts.join('; ')}.`;
}

/** Some rows of a checked sheet, which a chip shows. */
export interface SheetView<Row> {
  readonly value: 'ALL' | 'SENT' | 'REMARKS' | Outcome;
  readonly label: string;
  readonly title?: string;
  readonly rows: readonly Row[];
}

/** The choices of rows: all, rows that an import sends, rows of each outcome, rows with remarks. */
export function viewsOf<Row extends SheetRow>(
  { outcomes }: Pick<SheetKind<Row>, 'outcomes'>,
  { rows, totals, isSent }: Batch<Row>,
  sendsFaulty: boolean,
): readonly SheetView<Row>[] {
  const title = 'The rows that Import sends, with the values that it sends.';
  const isToSend = ({ outcome, isSendable }: Row) => outcome === 'NEW' || (sendsFaulty && isSendable === true);
  const hasChoice = totals.sendableFaulty !== undefined && !isSent;
  return [
    { value: 'ALL', label: 'All rows', rows },
    ...(hasChoice ? [{ value: 'SENT', label: 'To be sent', title, rows: rows.filter(isToSend) } as const] : []),
    ...(Object.keys(outcomes) as Outcome[]).map((value) => ({
      value,
      label: outcomeLabels[value],
      title: outcomes[value]?.meaning ?? '',
      rows: rows.filter(({ outcome }) => outcome === value),
    })),
    { value: 'REMARKS', label: 'With remarks', rows: rows.filter(({ problems }) => problems.length > 0) },
  ];
}

/** What people look at first: what is sent on request, what is wrong, what can be changed where nothing is new, else all. */
export function firstView({ isSent, totals }: Pick<Batch, 'isSent' | 'totals'>, sendsFaulty: boolean) {
  if (sendsFaulty && !isSent) return 'SENT';
  if (totals.faulty > 0) return 'FAULTY';
  return (totals.changed ?? 0) > 0 && (isSent || totals.new === 0) ? 'CHANGED' : 'ALL';
}

/** What would be lost or left unknown if the review of a sheet were left now. */
export interface OpenWork {
  readonly isImporting: boolean;
  readonly isUpdating: boolean;
  /** What came of the chosen updates where some are not known to be stored, in a sentence; null where all are. */
  readonly undone: string | null;
}

/** Asks before the review is left while something is sent, or while chosen updates are not known to be stored; null otherwise. */
export function unfinishedQuestion({ isImporting, isUpdating, undone }: OpenWork): Question | null {
  const text = isImporting
    ? 'The file is being imported. If you leave now, you do not see which rows were stored.'
    : isUpdating
      ? 'Records are being updated. If you leave now, the rest is not sent.'
      : undone && `${undone} If you leave now, you lose the list of these rows.`;
  if (text === null) return null;
  return {
    title: 'Leave this upload?',
    question: isImporting || isUpdating ? 'The upload is not finished.' : 'Some updates are not confirmed.',
    text,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  };
}

/**
 * The faulty rows as a CSV sheet that can be mended and uploaded again: the cells as they were, behind them the line of the
 * sheet and the reasons, in columns that an upload does not read.
 */
export function faultyRowsFile(rows: readonly SheetRow[], fields: SheetFields): Blob {
  const names = Object.keys(fields);
  const cellOf = (row: SheetRow, name: string) => String((row as SheetRow & Record<string, unknown>)[name] ?? '');
  const lines = rows
    .filter(({ outcome }) => outcome === 'FAULTY')
    .map((row) => [...names.map((name) => cellOf(row, name)), String(row.line), reasonsOf(row, fields)]);
  const text = [[...names, 'Line', 'Reason'], ...lines]
    .map((cells) => `${cells.map((cell) => csvCell('text', cell)).join(',')}\r\n`)
    .join('');
  // Without a byte order mark spreadsheets misread letters with accents.
  return new Blob(['\uFEFF', text], { type: 'text/csv' });
}

const reasonsOf = ({ problems }: SheetRow, fields: SheetFields) =>
  problems
    .filter(({ severity }) => severity === 'ERROR')
    .map((problem) => {
      const suggestion = suggestionOf(problem);
      const reason = `${labelIn(fields, problem.column)}: ${problem.message}`;
      return suggestion ? `${reason} Probably meant: ${suggestion}` : reason;
    })
    .join(' ');
