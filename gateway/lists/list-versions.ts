import { hash } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import { processName } from '../http/headers.ts';
import { estimateBytes } from '../shared/estimate-bytes.ts';
import { nextTurn } from '../shared/event-loop.ts';
import type { ListCall } from '../upstream/call.ts';
import { type Envelope, openEnvelope } from '../upstream/envelope.ts';
import { badResponse } from '../upstream/faults.ts';
import { type Loss, Losses, type TimeFormat } from '../upstream/readers/losses.ts';
import { type RegisterIDs, RegisterWanted } from '../upstream/readers/register-ids.ts';
import type { ShiftRow } from '../upstream/readers/shift.ts';
import { ValueReader } from '../upstream/readers/value-reader.ts';
import { derivedBytesPerRow } from './select.ts';

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
    readRows: (data, read) => [reduce(call.readRows(data, read))],
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
  /** From when on the body is to be read again, in milliseconds since 1970: a time that was still to come may have come. */
  readonly dueAt: number;
  /** Names of the answers that have this body; without any it is deleted. */
  readonly answers: Set<string>;
}

/** Name of a body: equal bytes have the same. */
export const bodyName = (bytes: Buffer): string => hash('sha256', bytes, 'base64');

/** The register by which the people of a list are spelled, and the shifts with which its times are compared. */
export interface RegisterSource {
  /** Those that are stored: no list waits for them. */
  readonly shifts: () => readonly ShiftRow[];
  /** What is stored, however old it is; null where nothing is. */
  readonly known: () => RegisterIDs | null;
  /** What is stored or on its way, and where it `isNeeded`, what the service answers; null where it cannot be had. */
  readonly find: (isNeeded: boolean) => Promise<RegisterIDs | null>;
}

/** How bodies are read. */
interface ReadingOptions {
  readonly timeZone: string;
  readonly timeFormat: TimeFormat | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly register: RegisterSource;
}

/** Milliseconds by which a device's clock may be ahead. */
const clockAhead = 5 * 60_000;

/** Bytes of a body that is parsed and read in turns of their own. */
const largeBody = 1_000_000;

/** Where large bodies are parsed and read, one after another: what is parsed takes several times its bytes in memory. */
const largeBodies = bulkhead(1, Number.POSITIVE_INFINITY);

/** Parses the body of that name. Throws what `openEnvelope` and `readRows` throw. */
export async function readVersion(
  bytes: Buffer,
  name: string,
  call: ListCall<unknown>,
  { timeZone, timeFormat, now, register }: ReadingOptions,
): Promise<ListVersion> {
  const isLarge = bytes.length > largeBody;
  const shifts = call.readsShifts ? register.shifts() : [];
  let envelope: Envelope | null = null;
  const read = async (ids: Losses['register']): Promise<Pick<ListVersion, 'rows' | 'notice' | 'losses'>> => {
    // Right after the network the first wait lets nobody else in: without this one, parsing and reading were one piece of work.
    if (isLarge) await nextTurn();
    envelope ??= openEnvelope(bytes);
    if (envelope.status !== 'success') return { rows: [], notice: envelope.notice, losses: [] };
    // Nothing in the place of a list is not an empty one.
    if ((envelope.data ?? '') === '') throw badResponse('a success without a list');
    if (isLarge) await nextTurn();
    const losses = new Losses(timeFormat, ids, shifts, now + clockAhead);
    const given = call.readRows(envelope.data, new ValueReader(timeZone, losses));
    const rows = call.settle ? await call.settle(given) : given;
    // What is asked of them has a turn of its own.
    if (isLarge) await nextTurn();
    return { rows, notice: null, losses: losses.all };
  };
  const readInPlace = async (ids: Losses['register']): ReturnType<typeof read> => {
    try {
      return await (isLarge ? largeBodies.execute(() => read(ids)) : read(ids));
    } catch (error) {
      if (!(error instanceof RegisterWanted)) throw error;
      // Others are read meanwhile: the register may be among them.
      return readInPlace((await register.find(error.isNeeded)) ?? (error.isNeeded ? null : 'unfound'));
    }
  };
  const version = await readInPlace(register.known() ?? 'unsought');
  const { rows } = version;
  versionNames.set(rows, name);
  return {
    ...version,
    bytes:
      bytesBesides +
      (call.shape === reducedShape ? estimateBytes(rows) : bytes.length + rows.length * derivedBytesPerRow),
    bodyBytes: bytes.length,
    dueAt: version.losses.some(({ field }) => field === 'stillToCome') ? now + clockAhead : Number.POSITIVE_INFINITY,
    answers: new Set(),
  };
}

/** Estimated bytes of a version besides its rows: the names of some fifty answers. */
const bytesBesides = 16_384;
