import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet, type Sheet } from './parse-sheet.ts';
import { SheetFault, type SheetLimits, type SheetReason } from './refusals.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the worker is given. */
export interface SheetTask {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Messages of the worker: `begin`, then `rows` in slices and `done`, or `fault`. */
export type SheetMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'done'; readonly sheet: Omit<Sheet, 'rows'> }
  | { readonly type: 'fault'; readonly reason: SheetReason; readonly message: string };

/** Rows of a message: so few that receiving one does not block the main thread. */
const rowsPerMessage = 1_000;

async function run({ bytes, limits }: SheetTask, post: (message: SheetMessage) => void): Promise<void> {
  post({ type: 'begin' });
  try {
    const { rows, ...sheet } = await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits);
    for (let start = 0; start < rows.length; start += rowsPerMessage) {
      post({ type: 'rows', rows: rows.slice(start, start + rowsPerMessage) });
    }
    post({ type: 'done', sheet });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    post({ type: 'fault', reason: error.reason, message: error.message });
  }
}

// The parser prints a line for each record it does not know: a hostile file would fill the log and the main thread's memory.
process.stdout.write = () => true;
process.stderr.write = () => true;

const port = parentPort;
if (port) await run(workerData, (message) => port.postMessage(message));
