import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { checkLeaves, type KnownLeaves, rangesOf } from './check-leaves.ts';
import { checkRows, photoLinksOf } from './check-rows.ts';
import type { KnownCompany } from './known-names.ts';
import { parseSheet, type Sheet, type SheetFacts } from './parse-sheet.ts';
import { SheetFault, type SheetKind, type SheetLimits, type SheetReason } from './refusals.ts';

/** For each kind of sheet: what is asked before the rows are compared with what is known, and the check of the rows. */
const checks = {
  staff: {
    ask: ({ rows }: Sheet) => photoLinksOf(rows),
    check: ({ rows, missingFields }: Sheet, known: KnownCompany) => checkRows(rows, known, missingFields),
  },
  leave: {
    ask: ({ rows }: Sheet, { dayOrder }: SheetLimits) => rangesOf(rows, dayOrder),
    check: ({ rows }: Sheet, known: KnownLeaves, { dayOrder }: SheetLimits) => checkLeaves(rows, known, dayOrder),
  },
};
type Checks = typeof checks;

export type Asked<Kind extends SheetKind = SheetKind> = ReturnType<Checks[Kind]['ask']>;
export type Known<Kind extends SheetKind = SheetKind> = Parameters<Checks[Kind]['check']>[1];
export type Row<Kind extends SheetKind = SheetKind> = ReturnType<Checks[Kind]['check']>[number];
export type StoredRecord<Kind extends SheetKind = SheetKind> = NonNullable<Row<Kind>['record']>;

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
    const { ask, check } = checks[sheet.kind];
    post({ type: 'parsed', asked: ask(sheet, limits) });
    const [known] = await answer;
    const { rows: _rows, ...facts } = sheet;
    post({ type: 'done', sheet: facts, rows: check(sheet, known, limits) });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    post({ type: 'fault', reason: error.reason, message: error.message });
  }
}

// The parser prints a line for each record it does not know: a hostile file would fill the log and the main thread's memory.
process.stdout.write = () => true;
process.stderr.write = () => true;

await run(workerData, (message) => port.postMessage(message));
