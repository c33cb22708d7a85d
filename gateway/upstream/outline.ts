import { randomUUID } from 'node:crypto';

/** Where the list of `data` begins is tried this often, and where it ends. */
const mostTries = { start: 4, end: 32 };

/** The envelope of a body, without the entries of a large list; `isWhole` says whether it has them. Null for what is not JSON. */
export function parseOutline(bytes: Buffer): { readonly envelope: unknown; readonly isWhole: boolean } {
  const envelope = bytes.length >= 4_096 ? outlineOf(bytes) : null;
  return envelope ? { envelope, isWhole: false } : { envelope: parsed(bytes.toString('utf8')), isWhole: true };
}

/** The envelope of a list in `data`, with a mark in the place of the entries, which no body holds; null where it is not found. */
function outlineOf(bytes: Buffer): object | null {
  const mark = randomUUID();
  let start = bytes.indexOf('[{');
  for (let tries = 0; tries < mostTries.start && start >= 0; tries++, start = bytes.indexOf('[{', start + 1)) {
    const before = bytes.toString('utf8', 0, start);
    let outline: object | null = null;
    let end = bytes.lastIndexOf(']');
    // Further lists may stand behind it: it ends at the first place that leaves an envelope.
    for (let ends = 0; ends < mostTries.end && end > start; ends++, end = bytes.lastIndexOf(']', end - 1)) {
      const envelope = parsed(`${before}["${mark}"]${bytes.toString('utf8', end + 1)}`);
      const data = (envelope as { data?: unknown } | null)?.data;
      if (Array.isArray(data) && data.length === 1 && data[0] === mark) outline = envelope as object;
    }
    if (outline) return outline;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
