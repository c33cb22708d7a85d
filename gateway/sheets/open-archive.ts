import { inflateRawSync } from 'node:zlib';
import { damagedFile, SheetFault, type SheetLimits } from './refusals.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;

/** The parts of an .xlsx file. Each is unpacked when it is read. */
export interface Archive {
  /** Names of all parts, with slashes and without one at the start. */
  readonly names: readonly string[];
  /** The XML of a part, by its name in any case; null when there is none. */
  readonly read: (name: string) => string | null;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedSize: number;
  readonly offset: number;
}

const damaged = (what: string) => damagedFile(`The workbook's archive ${what}`);

/**
 * Opens the archive of an .xlsx file. Pictures, macros and parts of add-ins are never unpacked. Sizes are counted while
 * unpacking, since the sizes that an archive declares may be false. Throws SheetFault for a damaged archive, for document
 * types and entities, and above the limits.
 */
export function openArchive(bytes: Buffer, limits: SheetLimits): Archive {
  const entries = new Map<string, Entry>();
  for (const entry of readDirectory(bytes, limits)) {
    const key = entry.name.toLowerCase();
    if (entries.has(key)) throw damaged('lists a part twice');
    entries.set(key, entry);
  }
  let remaining = limits.unpackedBytes;
  const read = (name: string): string | null => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return null;
    const content = unpackEntry(bytes, entry, remaining, limits);
    remaining -= content.length;
    const text = decodePart(content);
    refuseDeclarations(text);
    return text;
  };
  return { names: Array.from(entries.values(), ({ name }) => name), read };
}

function readDirectory(bytes: Buffer, limits: SheetLimits): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.archiveEntries) {
    const most = limits.archiveEntries;
    throw new SheetFault(
      'TOO_LARGE',
      `The workbook has ${count} parts, at most ${most}. Copy the rows into a new file.`,
    );
  }
  const entries: Entry[] = [];
  let position = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > end || bytes.readUInt32LE(position) !== entrySignature) throw damaged('has a broken directory');
    const nameLength = bytes.readUInt16LE(position + 28);
    const name = bytes.toString('utf8', position + 46, position + 46 + nameLength);
    entries.push({
      name: name.replaceAll('\\', '/').replace(/^\/+/, ''),
      method: bytes.readUInt16LE(position + 10),
      isEncrypted: (bytes.readUInt16LE(position + 8) & 1) !== 0,
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
  if (entry.isEncrypted) {
    throw new SheetFault(
      'PASSWORD',
      'The archive is protected by a password. Unpack it and choose the workbook in it.',
    );
  }
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
  throw new SheetFault(
    'TOO_LARGE',
    `The workbook unpacks to more than ${megabytes} MB. Copy the rows into a new file.`,
  );
}

/** Decodes a part: as UTF-8 unless it begins with a mark of UTF-16 or names another encoding. */
function decodePart(content: Uint8Array): string {
  const [first, second] = content;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(content);
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.length, 200)).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // A program may have converted a part from UTF-16 and left the old name in it.
  const label = /^utf-?16/i.test(named) ? 'utf-8' : named;
  try {
    return new TextDecoder(label).decode(content);
  } catch {
    throw damaged(`has a part in the unknown encoding ${named.slice(0, 40)}`);
  }
}

/** Refuses document types and entities, which no workbook needs and which can make a small file endless. */
function refuseDeclarations(text: string): void {
  if (!text.includes('<!DOCTYPE') && !text.includes('<!ENTITY')) return;
  throw new SheetFault(
    'DECLARATIONS',
    'The workbook declares document types or entities, which no spreadsheet program writes. Copy the rows into a new file.',
  );
}
