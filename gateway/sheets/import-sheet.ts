import { hash } from 'node:crypto';
import { leaveFields } from '../../schema/leave-fields.ts';
import { staffFields } from '../../schema/staff-fields.ts';
import type { Context } from '../app-context.ts';
import type { MutationImportLeavesArgs, MutationImportStaffArgs } from '../generated/resolvers.ts';
import { checkKey, withKey, write } from '../graphql/writes.ts';
import { readUpload } from '../http/uploaded-files.ts';
import type { SendCall } from '../upstream/call.ts';
import { type CheckedSheet, checkSheet } from './check-sheet.ts';
import { fieldOf, type SheetField } from './find-headings.ts';
import type { SheetFacts } from './parse-sheet.ts';
import { quoted, type SheetKind, sheetLimits } from './refusals.ts';
import type { Asked, Known, Row, StoredRecord } from './sheet-worker.ts';

/** What differs between the imports of the kinds of sheets. */
interface SheetImport<Kind extends SheetKind> {
  readonly kind: Kind;
  /** Reads what the rows are compared with, once the sheet was read. */
  readonly readKnown: (asked: Asked<Kind>, context: Context) => Promise<Known<Kind>>;
  /** The call that stores records, all or none. */
  readonly store: (records: readonly StoredRecord<Kind>[]) => SendCall;
}

/** A sheet that was checked, and perhaps sent. */
export interface ImportedSheet<Kind extends SheetKind> extends CheckedSheet<Kind> {
  /** The records that were sent; empty where nothing was. */
  readonly sent: readonly StoredRecord<Kind>[];
  readonly isSent: boolean;
  readonly message: string | null;
}

/**
 * Checks a sheet and, unless it is a dry run, sends its NEW rows. With `sendFaulty` it also sends the FAULTY ones that can be
 * stored.
 */
export async function importSheet<Kind extends SheetKind>(
  { kind, readKnown, store }: SheetImport<Kind>,
  args: MutationImportStaffArgs | MutationImportLeavesArgs,
  context: Context,
): Promise<ImportedSheet<Kind>> {
  const key = checkKey(args);
  const file = await readUpload(args.file, sheetLimits.bytes, 'file');
  const dayOrder = ('dayOrder' in args && args.dayOrder) || null;
  const sendFaulty = 'sendFaulty' in args && args.sendFaulty;
  const { sheet, rows } = await checkSheet(file, kind, (asked) => readKnown(asked, context), { dayOrder });
  const outcomes = sendFaulty ? ['NEW', 'FAULTY'] : ['NEW'];
  const toSend = outcomes.flatMap((outcome) => rows.filter((row) => row.outcome === outcome && row.record !== null));
  const sent = toSend.map(({ record }) => record as StoredRecord<Kind>);
  if (args.dryRun || sent.length === 0) return { sheet, rows, sent: [], isSent: false, message: null };
  // A repeated file may have fewer NEW rows, so the fingerprint is of the file and not of the rows sent.
  const fingerprint = `${hash('sha256', file.bytes, 'base64url')}${sendFaulty ? '+faulty' : ''}`;
  const lines = toSend.map(({ line }) => line);
  const call = withKey(store(sent), key, fingerprint);
  const { message } = await write(call, context, { timeout: context.batchTimeout, lines });
  return { sheet, rows, sent, isSent: true, message: message || 'Operation Completed' };
}

/** Numbers of rows by outcome, and of the FAULTY ones that an import may send. */
export function totalsOf(rows: readonly Pick<Row, 'outcome' | 'record'>[]) {
  const { NEW = [], EXISTS = [], CHANGED = [], FAULTY = [] } = Object.groupBy(rows, ({ outcome }) => outcome);
  return {
    new: NEW.length,
    exists: EXISTS.length,
    changed: CHANGED.length,
    faulty: FAULTY.length,
    sendableFaulty: FAULTY.filter(({ record }) => record !== null).length,
  };
}

/** For each kind of sheet: how sentences name its fields, and which fields a row needs. */
const rulesOf: Readonly<
  Record<SheetKind, Readonly<Partial<Record<SheetField, { readonly noun: string; readonly isRequired?: boolean }>>>>
> = { staff: staffFields, leave: leaveFields };

/** Sentences about what people should know of a sheet before its rows are sent; none for a sheet in order. */
export function sheetRemarks(sheet: SheetFacts): string[] {
  const { name, isHidden, otherSheets, headingLine, linesAbove, missingFields, headings, unnamedColumns } = sheet;
  const remarks: string[] = [];
  if (isHidden) remarks.push(`The sheet "${name}" is hidden in the workbook. It is read because it is the first.`);
  if (otherSheets.length > 0) remarks.push(`Only the first sheet is read. Not read: ${quoted(otherSheets)}.`);
  if (linesAbove > 0) remarks.push(`The headings are in line ${headingLine}. The lines above them are not read.`);
  const rules = rulesOf[sheet.kind];
  const nounOf = (field: SheetField) => rules[field]?.noun ?? field;
  const missing = missingFields.filter((field) => rules[field]?.isRequired || field === 'name');
  if (missing.length > 0) {
    remarks.push(`The sheet has no column for the ${missing.map(nounOf).join(', ')}.`);
  }
  for (const { heading, field } of headings) {
    const named = field === null ? fieldOf(heading, sheet.kind) : null;
    const first = named && headings.find((other) => other.field === named);
    if (!first) continue;
    remarks.push(`Two columns are for the ${nounOf(named)}: "${first.heading}" is read, "${heading}" is not.`);
  }
  if (unnamedColumns.length > 0) {
    const words = unnamedColumns.length === 1 ? ['Column', 'has', 'is'] : ['Columns', 'have', 'are'];
    remarks.push(`${words[0]} ${unnamedColumns.join(', ')} ${words[1]} no heading and ${words[2]} not read.`);
  }
  const { hiddenRows } = sheet;
  if (hiddenRows > 0) {
    remarks.push(`${hiddenRows} ${hiddenRows === 1 ? 'row is' : 'rows are'} hidden in the sheet but still read.`);
  }
  return remarks;
}
