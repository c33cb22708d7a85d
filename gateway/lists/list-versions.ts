import { hash } from 'node:crypto';
import { processName } from '../http/headers.ts';
import { estimateBytes } from '../shared/estimate-bytes.ts';
import { nextTurn } from '../shared/event-loop.ts';
import type { ListCall } from '../upstream/call.ts';
import { openEnvelope } from '../upstream/envelope.ts';
import { badResponse } from '../upstream/faults.ts';
import { type Loss, Losses, type TimeFormat } from '../upstream/readers/losses.ts';
import { type RegisterIDs, RegisterWanted } from '../upstream/readers/register-ids.ts';
import { derivedBytesPerRow } from './list-index.ts';

/** Shape of a list of which only what screens ask of its rows is stored. */
export const reducedShape = 'reduced';

/**
 * The call with one row: what `reduce` makes of its rows, which are not stored. A call must have one `reduce` for all
 * readers (daily-lists.ts), since two would replace each other in the store.
 */
export function reducedCall<Row, Value>(call: ListCall<Row>, reduce: (rows: readonly Row[]) => Value): ListCall<Value> {
  return {
    ...call,
    shape: reducedShape,
    readRows: (data, losses) => [reduce(call.readRows(data, losses))],
  };
}

const versionNames = new WeakMap<readonly unknown[], string>();
let namedHere = 0;

/**
 * The name of a version: versions of one list with the same name have the same rows. All gateways give a list of upstream the
 * same name; the name of a list that is worked out of others is known only to this process.
 */
export function versionName(rows: readonly unknown[]): string {
  const known = versionNames.get(rows);
  if (known !== undefined) return known;
  namedHere += 1;
  const name = `${processName} ${namedHere}`;
  versionNames.set(rows, name);
  return name;
}

/** A body of upstream, parsed and shaped once for all who get the same bytes. */
export interface ListVersion {
  readonly rows: readonly unknown[];
  /** `No record found`, and what came with it, when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** Parts of the rows that could not be read. */
  readonly losses: readonly Loss[];
  /** Estimated bytes in memory. */
  readonly bytes: number;
  /** Bytes that upstream sent, which are many more than a reduced list takes in memory. */
  readonly bodyBytes: number;
  /** Names of the answers that have this body; without any it is deleted. */
  readonly answers: Set<string>;
}

/** Name of a body: equal bytes have the same. */
export const bodyName = (bytes: Buffer): string => hash('sha256', bytes, 'base64');

/** How bodies are read. */
export interface ReadingOptions {
  readonly timeFormat: TimeFormat | undefined;
  /**
   * The register, by which the people of a list are spelled: where it is at hand or on its way, and read where it is needed.
   * Null where it cannot be had.
   */
  readonly findRegister: (isNeeded: boolean) => Promise<RegisterIDs | null>;
}

/** Bytes of a body that is parsed and read in turns of their own: each takes some 10 ms. */
const largeBody = 1_000_000;

/** Parses the body of that name. Throws what `openEnvelope` and `readRows` throw. */
export async function readVersion(
  bytes: Buffer,
  name: string,
  call: ListCall<unknown>,
  { timeFormat, findRegister }: ReadingOptions,
): Promise<ListVersion> {
  const isLarge = bytes.length > largeBody;
  // Right after the network the first wait lets nobody else in: without this one, parsing and reading were one piece of work.
  if (isLarge) await nextTurn();
  const envelope = openEnvelope(bytes);
  if (isLarge) await nextTurn();
  const isSuccess = envelope.status === 'success';
  const data = isSuccess ? envelope.data : [];
  // Nothing in the place of a list is not an empty one.
  if ((data ?? '') === '') throw badResponse('a success without a list');
  const read = async (register: Losses['register']): Promise<Pick<ListVersion, 'rows' | 'losses'>> => {
    const losses = new Losses(timeFormat, register);
    try {
      return { rows: call.readRows(data, losses), losses: losses.all };
    } catch (error) {
      if (!(error instanceof RegisterWanted)) throw error;
      return read((await findRegister(error.isNeeded)) ?? (error.isNeeded ? null : 'unfound'));
    }
  };
  const { rows, losses } = isSuccess ? await read('unsought') : { rows: [], losses: [] };
  // What is asked of them has a turn of its own.
  if (isLarge) await nextTurn();
  versionNames.set(rows, name);
  return {
    rows,
    notice: isSuccess ? null : envelope.notice,
    losses,
    bytes:
      bytesBesides +
      (call.shape === reducedShape ? estimateBytes(rows) : bytes.length + rows.length * derivedBytesPerRow),
    bodyBytes: bytes.length,
    answers: new Set(),
  };
}

/** Estimated bytes of a version besides its rows: the names of some fifty answers. */
const bytesBesides = 16_384;
