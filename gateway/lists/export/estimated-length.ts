/** Rows that stand for all. */
const sampleSize = 100;

/** Rows up to which a file is there before its length could be told. */
const shortFile = 1_000;

/**
 * About how many bytes a file of these rows has, so that a reader can be told how much of it has come: by a file of rows
 * from all over the list, since rows of one district or shift resemble each other. Null for a short file. `write` makes the
 * file of any rows; a workbook of so many photos that they are no links is shorter than told.
 */
export async function estimatedLength<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => AsyncIterable<string | Uint8Array>,
): Promise<number | null> {
  if (rows.length <= shortFile) return null;
  const sample = Array.from({ length: sampleSize }, (_, index) => {
    return rows[Math.floor(((index + 0.5) * rows.length) / sampleSize)] as Row;
  });
  const start = await lengthOf(write([]));
  const perRow = ((await lengthOf(write(sample))) - start) / sampleSize;
  return Math.round(start + perRow * rows.length);
}

async function lengthOf(file: AsyncIterable<string | Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const part of file) bytes += Buffer.byteLength(part);
  return bytes;
}
