import { Worker } from 'node:worker_threads';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { GraphQLError } from 'graphql';
import { batchExtensions } from '../../schema/limits.ts';
import { codedError } from '../errors.ts';
import type { Sheet } from './parse-sheet.ts';
import type { SheetFaultKind } from './sheet-fault.ts';
import { type SheetLimits, sheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { SheetMessage, SheetTask } from './sheet-worker.ts';

const hint = 'Use an .xls, .xlsx or .csv file whose first row holds the column names, staffID among them.';

/** One at a time, since a worker may take its whole heap; few wait, since each holds its bytes. */
const workers = bulkhead(1, 8);

/**
 * Reads the first sheet of an .xls, .xlsx or .csv file as text, in a worker thread with limits on bytes, unpacked size,
 * rows, columns, value length, heap and time; the calling thread stays free and the worker keeps no process alive. The
 * content decides what the file is, its name only whether it is taken at all.
 *
 * Errors: BATCH_FORMAT_INVALID `The file format is invalid` with `reason` and `hint` (also when the first row has no
 * staffID, R-059), PAYLOAD_TOO_LARGE, RATE_LIMITED when too many files wait.
 */
export async function readSheet(bytes: Buffer, fileName: string, limits: Partial<SheetLimits> = {}): Promise<Sheet> {
  const all = { ...sheetLimits, ...limits };
  if (!batchExtensions.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw fault('FORMAT', `The file's name does not end with ${batchExtensions.join(', ')}.`);
  }
  if (bytes.length > all.bytes) {
    throw fault('SIZE', `The file has ${bytes.length} bytes, at most ${all.bytes}. Split it and upload the parts.`);
  }
  return workers
    .execute(() => runWorker(bytes, all))
    .catch((error: unknown) => {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw codedError('RATE_LIMITED', 'Other spreadsheets are being read. Try again in a minute.');
    });
}

/** A refusal of the whole file as the caller sees it. */
function fault(kind: SheetFaultKind, reason: string): GraphQLError {
  if (kind === 'SIZE') return codedError('PAYLOAD_TOO_LARGE', reason);
  return codedError('BATCH_FORMAT_INVALID', 'The file format is invalid', { reason, hint });
}

function runWorker(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const task: SheetTask = { bytes: Uint8Array.from(bytes), limits };
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [task.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16 },
    // The worker needs none of the parent's flags and secrets.
    execArgv: [],
    env: {},
  });
  return new Promise<Sheet>((resolve, reject) => {
    const rows: SheetRow[] = [];
    const seconds = Math.max(1, Math.round(limits.milliseconds / 1_000));
    const deadline = setTimeout(
      () => reject(fault('FORMAT', `The file could not be read within ${seconds} s. Save its rows in a new file.`)),
      limits.milliseconds,
    );
    deadline.unref();
    worker.on('message', (message: SheetMessage) => {
      if (message.type === 'rows') rows.push(...message.rows);
      else if (message.type === 'done') resolve({ ...message.sheet, rows });
      else reject(fault(message.kind, message.message));
    });
    worker.on('error', (error) => reject(workerFault(error)));
    worker.on('exit', () => {
      clearTimeout(deadline);
      reject(fault('FORMAT', 'The file is damaged. Open it in a spreadsheet program and save it again.'));
    });
    // Only now: a listener for messages would take the worker's reference up again.
    worker.unref();
  }).finally(() => worker.terminate());
}

function workerFault(error: unknown): unknown {
  const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (isMemory) return fault('SIZE', 'The file takes too much memory to read. Split it and upload the parts.');
  return error;
}
