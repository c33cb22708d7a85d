/** The checksum of ZIP, a bit at a time: a template has a few kilobytes. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/** The numbers of a header in little endian: two bytes each, or four where it is a pair with `4`. */
function header(...numbers: readonly (number | readonly [4, number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(
    new ArrayBuffer(numbers.reduce<number>((sum, one) => sum + (typeof one === 'number' ? 2 : 4), 0)),
  );
  let at = 0;
  for (const one of numbers) {
    if (typeof one === 'number') view.setUint16(at, one, true);
    else view.setUint32(at, one[1], true);
    at += typeof one === 'number' ? 2 : 4;
  }
  return new Uint8Array(view.buffer);
}

/** The first of January 1980, the earliest day of a ZIP: the same contents make the same file. */
const noDay = 0x21;

/** A ZIP of texts as they are, not compressed: a library that compresses is larger than all that it could save here. */
export function storedArchive(texts: Readonly<Record<string, string>>, type: string): Blob {
  const encoder = new TextEncoder();
  const [files, entries]: [Uint8Array<ArrayBuffer>[], Uint8Array<ArrayBuffer>[]] = [[], []];
  const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);
  for (const [path, text] of Object.entries(texts)) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const facts = [
      20,
      0,
      0,
      0,
      noDay,
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      name.length,
      0,
    ] as const;
    entries.push(header([4, 0x02014b50], 20, ...facts, 0, 0, 0, [4, 0], [4, sizeOf(files)]), name);
    files.push(header([4, 0x04034b50], ...facts), name, bytes);
  }
  const count = Object.keys(texts).length;
  const end = header([4, 0x06054b50], 0, 0, count, count, [4, sizeOf(entries)], [4, sizeOf(files)], 0);
  return new Blob([...files, ...entries, end], { type });
}
