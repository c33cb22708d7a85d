import { hash } from 'node:crypto';
import type { Context } from '../app-context.ts';
import type { MutationImportLeavesArgs, MutationImportStaffArgs } from '../generated/resolvers.ts';
import { checkKey, withKey, write } from '../graphql/writes.ts';
import { readUpload } from '../http/uploaded-files.ts';
import type { SendCall } from '../upstream/call.ts';
import { type CheckedSheet, checkSheet } from './read-sheet.ts';
import { type SheetKind, sheetLimits } from './refusals.ts';
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

/** Checks a sheet and, unless it is a dry run, sends its NEW rows and, where it is asked to, the FAULTY ones that can be stored. */
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

/** Rows by outcome; of those that are FAULTY, how many an import may send all the same. */
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
