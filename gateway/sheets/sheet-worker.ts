import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { DayRange } from '../leave/leave-days.ts';
import { checkLeaves, type KnownLeaves, type LeaveSheetRow, type NewLeave, rangesOf } from './check-leaves.ts';
import { checkRows, type NewStaff, photoLinksOf, type StaffRow } from './check-rows.ts';
import type { Known as KnownOfStaff } from './known-names.ts';
import { parseSheet, type Sheet, type SheetFacts } from './parse-sheet.ts';
import { SheetFault, type SheetKind, type SheetLimits, type SheetReason } from './refusals.ts';

/** For each kind of sheet: what the check asks of the sheet before it knows anything, with what it compares the rows, a checked row, and a record that it may create. */
interface Checks {
  /** Texts of photos that may be links of the gateway. */
  readonly staff: {
    readonly asked: readonly string[];
    readonly known: KnownOfStaff;
    readonly row: StaffRow;
    readonly record: NewStaff;
  };
  /** Days whose stored leaves matter. */
  readonly leave: {
    readonly asked: readonly DayRange[];
    readonly known: KnownLeaves;
    readonly row: LeaveSheetRow;
    readonly record: NewLeave;
  };
}

export type Asked<Kind extends SheetKind = SheetKind> = Checks[Kind]['asked'];
export type Known<Kind extends SheetKind = SheetKind> = Checks[Kind]['known'];
export type Row<Kind extends SheetKind = SheetKind> = Checks[Kind]['row'];
export type StoredRecord<Kind extends SheetKind = SheetKind> = Checks[Kind]['record'];

/** What is asked of a sheet, and the check of its rows, which changes nothing. */
function checksOf(
  { kind, rows, missingFields }: Sheet,
  { dayOrder }: SheetLimits,
): { asked: Asked; check: (known: Known) => readonly Row[] } {
  if (kind === 'leave')
    return { asked: rangesOf(rows, dayOrder), check: (known) => checkLeaves(rows, known as KnownLeaves, dayOrder) };
  return { asked: photoLinksOf(rows), check: (known) => checkRows(rows, known as KnownOfStaff, missingFields) };
}

/** What the worker is given. */
export interface SheetTask {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Messages of the worker: `begin`; `parsed`, which is answered by what is known; then `done`; or `fault`. */
export type SheetMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'parsed'; readonly asked: Asked }
  | { readonly type: 'done'; readonly sheet: SheetFacts; readonly rows: readonly Row[] }
  | { readonly type: 'fault'; readonly reason: SheetReason; readonly message: string };

const port = parentPort;
if (!port) throw new Error('This file runs as a worker.');
const answer = once(port, 'message');

async function run({ bytes, limits }: SheetTask, post: (message: SheetMessage) => void): Promise<void> {
  post({ type: 'begin' });
  try {
    const sheet = await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits);
    const { asked, check } = checksOf(sheet, limits);
    post({ type: 'parsed', asked });
    const [known] = await answer;
    const { rows: _rows, ...facts } = sheet;
    post({ type: 'done', sheet: facts, rows: check(known) });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    post({ type: 'fault', reason: error.reason, message: error.message });
  }
}

// The parser prints a line for each record it does not know: a hostile file would fill the log and the main thread's memory.
process.stdout.write = () => true;
process.stderr.write = () => true;

await run(workerData, (message) => port.postMessage(message));
