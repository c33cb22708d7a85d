import { Worker } from 'node:worker_threads';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { GraphQLError } from 'graphql';
import { batchExtensions } from '../../schema/limits.ts';
import type { UploadedFile } from '../http/uploaded-files.ts';
import { codedError } from '../shared/errors.ts';
import type { SheetFacts } from './parse-sheet.ts';
import { type SheetKind, type SheetLimits, type SheetReason, sheetLimits } from './refusals.ts';
import type { Asked, Known, Row, SheetMessage, SheetTask } from './sheet-worker.ts';

const hint = 'Use an .xls, .xlsx or .csv file with a column headed Staff ID and the staff below it.';

/** Milliseconds between two checks of the worker's CPU time. */
const checkEveryMs = 100;

/** One worker at a time, since it may take its whole heap; few files wait, since each holds its bytes. */
const workers = bulkhead(1, 8);

/** A sheet whose rows were checked. */
export interface CheckedSheet<Kind extends SheetKind> {
  readonly sheet: SheetFacts;
  /** In the sheet's order. */
  readonly rows: readonly Row<Kind>[];
}

/** Reads what the rows are compared with. */
type ReadKnown<Kind extends SheetKind> = (asked: Asked<Kind>) => Promise<Known<Kind>>;

/**
 * Reads the first sheet of an .xls, .xlsx or .csv file as text and checks its rows, in a worker thread with limits on bytes,
 * unpacked size, rows, columns, value length, heap and CPU time. The worker keeps no process alive. The name must end with
 * one of the three; the content decides what the file is. `readKnown` is called once the sheet was read.
 *
 * Errors: BATCH_FORMAT_INVALID `The file format is invalid` with `reason` (a code word), `advice` (what is wrong and what
 * to do) and `hint`; PAYLOAD_TOO_LARGE; RATE_LIMITED when too many files wait or the machine is too busy; what `readKnown`
 * throws.
 */
export async function checkSheet<Kind extends SheetKind>(
  { bytes, fileName }: UploadedFile,
  kind: Kind,
  readKnown: ReadKnown<Kind>,
  limits: Partial<SheetLimits> = {},
): Promise<CheckedSheet<Kind>> {
  const all = { ...sheetLimits, ...limits, kind };
  if (!batchExtensions.some((extension) => fileName.toLowerCase().endsWith(extension))) {
    throw fault(
      'FILE_NAME',
      `The file's name does not end with ${batchExtensions.join(', ')}. Choose a file of one of these types.`,
    );
  }
  if (bytes.length > all.bytes) {
    throw fault(
      'TOO_LARGE',
      `The file has ${bytes.length} bytes, at most ${all.bytes}. Split it and upload the parts.`,
    );
  }
  return workers
    .execute(() => runWorker(bytes, all, readKnown))
    .catch((error: unknown) => {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw codedError('RATE_LIMITED', 'Other spreadsheets are being read. Try again in a minute.');
    });
}

/** The error by which the caller learns why the whole file is refused. */
function fault(reason: SheetReason, advice: string): GraphQLError {
  if (reason === 'TOO_LARGE') return codedError('PAYLOAD_TOO_LARGE', advice);
  return codedError('BATCH_FORMAT_INVALID', 'The file format is invalid', { reason, advice, hint });
}

function runWorker<Kind extends SheetKind>(
  bytes: Buffer,
  limits: SheetLimits,
  readKnown: ReadKnown<Kind>,
): Promise<CheckedSheet<Kind>> {
  const task: SheetTask = { bytes: new Uint8Array(bytes), limits };
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: task,
    transferList: [task.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 16 },
    // The worker needs none of the parent's flags and secrets.
    execArgv: [],
    env: {},
  });
  return new Promise<CheckedSheet<Kind>>((resolve, reject) => {
    let look: NodeJS.Timeout | undefined;
    const deadline = setTimeout(
      () =>
        reject(codedError('RATE_LIMITED', 'The machine is too busy to read the spreadsheet. Try again in a minute.')),
      limits.waitMilliseconds,
    );
    deadline.unref();
    worker.on('message', (message: SheetMessage) => {
      if (message.type === 'parsed') {
        readKnown(message.asked as Asked<Kind>)
          .then((known) => worker.postMessage(known))
          .catch(reject);
        // The kind of the sheet has these rows.
      } else if (message.type === 'done') resolve({ sheet: message.sheet, rows: message.rows as readonly Row<Kind>[] });
      else if (message.type === 'fault') reject(fault(message.reason, message.message));
      else look = watchTime(worker, limits.milliseconds, reject);
    });
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(
        isMemory ? fault('TOO_LARGE', 'The file takes too much memory to read. Split it and upload the parts.') : error,
      );
    });
    worker.on('exit', () => {
      clearTimeout(deadline);
      clearInterval(look);
      reject(fault('DAMAGED', 'The file is damaged. Open it in a spreadsheet program and save it again.'));
    });
    // After the listener for messages, which would reference the worker again.
    worker.unref();
  }).finally(() => worker.terminate());
}

/** Rejects when the worker has used its CPU time. Waiting on a busy machine uses none. */
function watchTime(worker: Worker, milliseconds: number, reject: (error: unknown) => void): NodeJS.Timeout {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  const spent = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  const start = spent();
  // It rejects when the worker has ended, which has then answered.
  start.catch(() => {});
  const look = setInterval(() => {
    Promise.all([start, spent()]).then(
      ([before, now]) => {
        if (now - before < milliseconds) return;
        reject(fault('TOO_SLOW', `The file could not be read within ${seconds} s. Save its rows in a new file.`));
      },
      () => {},
    );
  }, checkEveryMs);
  return look.unref();
}
