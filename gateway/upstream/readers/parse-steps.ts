import { randomUUID } from 'node:crypto';
import type { ResumableTask } from '../../shared/event-loop.ts';

/** Sizes in bytes: of bodies that are parsed at once, and of the pieces of others. */
const usualSizes = { small: 262_144, piece: 131_072 };

/** Where the list of `data` begins and ends is tried this often. */
const mostTries = 4;

/**
 * What JSON.parse makes of a body, and the error that it throws. The list of a large envelope (`"data":[{…},{…}]`) is
 * parsed piece by piece, in steps; every other body in one.
 */
export function* parseSteps(bytes: Buffer, sizes = usualSizes): ResumableTask<unknown> {
  const list = bytes.length >= sizes.small ? findList(bytes) : null;
  if (list) {
    const entries = yield* parseEntries(bytes, list.start, list.end, sizes.piece);
    if (entries) return { ...list.envelope, data: entries };
  }
  return JSON.parse(bytes.toString('utf8'));
}

/** The envelope of a body, without the entries of a large list; `isWhole` says whether it has them. Null for what is not JSON. */
export function parseOutline(bytes: Buffer): { readonly envelope: unknown; readonly isWhole: boolean } {
  const list = bytes.length >= 4_096 ? findList(bytes) : null;
  return list
    ? { envelope: list.envelope, isWhole: false }
    : { envelope: parsed(bytes.toString('utf8')), isWhole: true };
}

/** A list within a body: its envelope, and where its entries begin and end. */
interface FoundList {
  readonly envelope: object;
  readonly start: number;
  readonly end: number;
}

/**
 * The list of `data`. A mark in its place, which no body holds, proves it: the envelope is JSON, and the mark, the only
 * entry of `data`, shows that the bracket before it is not part of a text or of another list.
 */
function findList(bytes: Buffer): FoundList | null {
  const mark = randomUUID();
  const end = bytes.lastIndexOf('}]') + 1;
  let open = bytes.indexOf('[{');
  for (let tries = 0; tries < mostTries && open >= 0 && open < end; tries++, open = bytes.indexOf('[{', open + 1)) {
    const envelope = parsed(`${bytes.toString('utf8', 0, open)}["${mark}"]${bytes.toString('utf8', end + 1)}`);
    const data = (envelope as { data?: unknown } | null)?.data;
    if (Array.isArray(data) && data.length === 1 && data[0] === mark) {
      return { envelope: envelope as object, start: open + 1, end };
    }
  }
  return null;
}

/**
 * The entries between two indexes, cut at `},{`. A piece that is a list by itself proves its cut, for JSON that has
 * begun well goes on at one place alone; a cut within a text or an entry does not, and the next one is tried. Null when
 * there is no end to that, or the entries are not JSON.
 */
function* parseEntries(bytes: Buffer, start: number, end: number, size: number): ResumableTask<unknown[] | null> {
  const entries: unknown[] = [];
  let wasted = 0;
  for (let index = start; index < end; ) {
    let cut = cutAfter(bytes, index + size, end);
    let piece = parsed(`[${bytes.toString('utf8', index, cut)}]`);
    while (!piece && cut < end) {
      wasted += cut - index;
      if (wasted > bytes.length) return null;
      yield;
      cut = cutAfter(bytes, cut + 1, end);
      piece = parsed(`[${bytes.toString('utf8', index, cut)}]`);
    }
    if (!Array.isArray(piece)) return null;
    for (const entry of piece) entries.push(entry);
    index = cut + 1;
    yield;
  }
  return entries;
}

/** The next index where one entry may end and another begin; `end` when there is none. */
function cutAfter(bytes: Buffer, index: number, end: number): number {
  const found = bytes.indexOf('},{', index);
  return found < 0 || found + 1 > end ? end : found + 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
