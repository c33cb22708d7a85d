import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet, type SheetFacts } from './parse-sheet.ts';
import { SheetFault, type SheetKind, type SheetLimits, type SheetReason } from './refusals.ts';
import { type Asked, type CheckedSheetRow, checkParsed, type Known, whatIsAsked } from './sheet-checks.ts';

/** What the worker is given. */
export interface SheetTask {
  readonly bytes: Uint8Array;
  readonly limits: SheetLimits;
}

/** Messages of the worker: `begin`; `parsed`; then `rows`, a slice each time that `next` asks for one, and `done`; or `fault`. */
export type SheetMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'parsed'; readonly asked: Asked<SheetKind> }
  | { readonly type: 'rows'; readonly rows: readonly CheckedSheetRow[] }
  | { readonly type: 'done'; readonly sheet: SheetFacts }
  | { readonly type: 'fault'; readonly reason: SheetReason; readonly message: string };

/** Messages to the worker after `parsed`: what is known, in slices of each list, then `next`. */
export type KnownMessage =
  | { readonly type: 'known'; readonly name: string; readonly value: unknown }
  | { readonly type: 'next' };

/** Rows of a message: so few that writing or receiving one does not block the main thread. */
const rowsPerMessage = 500;

const port = parentPort;
if (!port) throw new Error('This file runs as a worker.');
const inbox = on(port, 'message');

async function nextMessage(): Promise<KnownMessage> {
  const { value: [message] = [] } = await inbox.next();
  return message;
}

/** What the main thread knows, put together again. */
async function receiveKnown(): Promise<Known<SheetKind>> {
  const known: Record<string, unknown> = {};
  for (let message = await nextMessage(); message.type === 'known'; message = await nextMessage()) {
    const { name, value } = message;
    const earlier = known[name];
    if (Array.isArray(earlier) && Array.isArray(value)) earlier.push(...value);
    else known[name] = value;
  }
  return known as unknown as Known<SheetKind>;
}

async function run({ bytes, limits }: SheetTask, post: (message: SheetMessage) => void): Promise<void> {
  post({ type: 'begin' });
  try {
    const sheet = await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), limits);
    post({ type: 'parsed', asked: whatIsAsked(sheet, limits) });
    const checked = checkParsed(sheet, await receiveKnown(), limits);
    for (let start = 0; start < checked.length; start += rowsPerMessage) {
      post({ type: 'rows', rows: checked.slice(start, start + rowsPerMessage) });
      await nextMessage();
    }
    const { rows: _rows, ...facts } = sheet;
    post({ type: 'done', sheet: facts });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    post({ type: 'fault', reason: error.reason, message: error.message });
  }
}

// The parser prints a line for each record it does not know: a hostile file would fill the log and the main thread's memory.
process.stdout.write = () => true;
process.stderr.write = () => true;

await run(workerData, (message) => port.postMessage(message));
