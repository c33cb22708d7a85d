import { inflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;

/**
 * Checks the archive of an .xlsx file and gives it back rebuilt from its XML parts, uncompressed: the parser then sees
 * only what was checked here. Sizes are counted while unpacking, since those an archive declares may lie. Throws
 * SheetFault for anything that is not a plain archive, for DOCTYPE and for more than the limits allow.
 */
export function unpackWorkbook(bytes: Buffer, limits: SheetLimits): Uint8Array {
  const parts = new Map<string, Uint8Array>();
  let remaining = limits.unpackedBytes;
  for (const entry of readDirectory(bytes, limits)) {
    // Pictures, macros and other binary parts take no part in a batch, so they are never unpacked.
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    if (parts.has(entry.name)) throw damaged('lists a part twice');
    const content = unpackEntry(bytes, entry, remaining, limits);
    remaining -= content.length;
    refuseDeclarations(content);
    parts.set(entry.name, content);
  }
  if (!parts.has('[Content_Types].xml')) throw new SheetFault('FORMAT', 'The archive is no Excel workbook.');
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

const damaged = (what: string) => new SheetFault('FORMAT', `The workbook's archive ${what}.`);

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

function readDirectory(bytes: Buffer, limits: SheetLimits): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.archiveEntries) {
    throw new SheetFault('SIZE', `The workbook has ${count} parts, at most ${limits.archiveEntries}.`);
  }
  const entries: Entry[] = [];
  let position = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > end || bytes.readUInt32LE(position) !== entrySignature) throw damaged('has a broken directory');
    if (bytes.readUInt16LE(position + 8) & 1) throw new SheetFault('FORMAT', 'The workbook is encrypted.');
    const nameLength = bytes.readUInt16LE(position + 28);
    entries.push({
      name: bytes.toString('utf8', position + 46, position + 46 + nameLength),
      method: bytes.readUInt16LE(position + 10),
      packedSize: bytes.readUInt32LE(position + 20),
      offset: bytes.readUInt32LE(position + 42),
    });
    position += 46 + nameLength + bytes.readUInt16LE(position + 30) + bytes.readUInt16LE(position + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let position = bytes.length - endLength; position >= first; position -= 1) {
    if (bytes.readUInt32LE(position) === endSignature) return position;
  }
  throw damaged('is cut off');
}

function unpackEntry(bytes: Buffer, entry: Entry, remaining: number, limits: SheetLimits): Uint8Array {
  const { offset, packedSize } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature) throw damaged('has a broken part');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + packedSize > bytes.length) throw damaged('has a part that is cut off');
  const packed = bytes.subarray(start, start + packedSize);
  if (entry.method === 0 && packed.length <= remaining) return packed;
  if (entry.method !== 0 && entry.method !== 8) throw damaged('is packed in an unknown way');
  try {
    if (entry.method === 8 && remaining > 0) return inflateRawSync(packed, { maxOutputLength: remaining });
  } catch (error) {
    if (!(error instanceof RangeError)) throw damaged('has a broken part');
  }
  const megabytes = Math.round(limits.unpackedBytes / 1024 / 1024);
  throw new SheetFault('SIZE', `The workbook unpacks to more than ${megabytes} MB. Copy the rows into a new file.`);
}

/** Workbooks need neither document types nor entities; a part in UTF-16 could hide them from this search. */
function refuseDeclarations(content: Uint8Array): void {
  const text = Buffer.from(content.buffer, content.byteOffset, content.length);
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY') || text.includes(0)) {
    throw new SheetFault('FORMAT', 'The workbook declares document types or entities, which no spreadsheet needs.');
  }
}
