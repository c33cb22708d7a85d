import { setImmediate as nextTurn } from 'node:timers/promises';
import { json, type RequestHandler } from 'express';
import { z } from 'zod';
import { maximumBatchRows } from '../schema/limits.ts';

/** Most objects and lists of a batch, and most values: to parse more would hold up everybody else. Texts may hold some too. */
const mostOfBody = { opened: 5 * maximumBatchRows, values: 100 * maximumBatchRows } as const;

const [comma, bracket, brace] = [',', '[', '{'].map((sign) => sign.charCodeAt(0));

/** Reads the body of a batch; one with far more values than rows have is refused before it is parsed (413). */
export const batchJSON = (): RequestHandler =>
  json({
    limit: '20mb',
    verify: (_request, _response, bytes) => {
      let opened = 0;
      let values = 0;
      // By index: an iterator takes ten times as long for millions of bytes.
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index];
        if (byte === comma) values += 1;
        else if (byte === bracket || byte === brace) opened += 1;
      }
      if (opened <= mostOfBody.opened && values <= mostOfBody.values) return;
      throw Object.assign(new Error('The batch has too many values.'), { status: 413, type: 'entity.too.large' });
    },
  });

/** The rows of a batch: `what` is what they are a list of. */
export const batchRows = (what: string) =>
  z
    .array(z.unknown(), { error: `must be the list of ${what}` })
    .min(1, 'has no rows')
    .max(maximumBatchRows, `must not have more than ${maximumBatchRows} rows`);

/** Rows of a batch that are checked before others' requests run. */
const rowsAtOnce = 200;

/** The parse of each row of a batch; other requests run in between. */
export async function parseRows<Output>(
  schema: z.ZodType<Output>,
  rows: readonly unknown[],
): Promise<z.ZodSafeParseResult<Output>[]> {
  const results: z.ZodSafeParseResult<Output>[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await nextTurn();
    for (const row of rows.slice(start, start + rowsAtOnce)) results.push(schema.safeParse(row));
  }
  return results;
}
