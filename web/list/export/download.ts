import { readRefusal } from '../../api/failure.ts';
import { messages } from '../../messages.ts';
import { fetchInSession, SessionEnded, sessionNow } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';

/** A file to ask the gateway for. */
export interface DownloadRequest {
  /** Name of the list's field in Query. */
  readonly list: string;
  readonly ending: 'csv' | 'xlsx';
  /** Columns of the file, in order; without them the list's own, or the columns in the gateway's settings. */
  readonly columns?: readonly string[];
  /** The list field's arguments; objects and lists travel as JSON, null and empty lists not at all. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Thrown for a file whose days are still being read: it is there later. */
export class FileNotReady extends Error {
  /** How far it is: `12 of 59 days have been read`. */
  declare readonly cause: string;
}

/** The address of an export. */
export function exportAddress({ list, ending, columns, args }: DownloadRequest): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    parameters.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (columns) parameters.set('columns', columns.join(','));
  return `/export/${list}.${ending}?${parameters}`;
}

/** The file name in a Content-Disposition header; null when it has none. */
export function fileName(header: string | null): string | null {
  return /filename="?([^";]+)"?/.exec(header ?? '')?.[1] ?? null;
}

/** A body that reports to `onBytes` how many bytes of it have come. */
export function countBytes(body: ReadableStream<Uint8Array>, onBytes: (bytes: number) => void) {
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, counted) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      counted.enqueue(chunk);
    },
  });
  return body.pipeThrough(count);
}

/**
 * Fetches an export with the session's token and saves it under the gateway's name, which it returns. `onShare` gets how
 * much of a long file has come, from 0 to 0.99: the gateway tells about how long it is. Saves nothing after the session
 * has ended, nor what another than the gateway answers, such as the page of a network that asks for a sign-in. Throws the
 * gateway's message, as `FileNotReady` where the file is there later.
 */
export async function download(request: DownloadRequest, onShare: (share: number) => void): Promise<string> {
  const session = sessionNow(readSession());
  const response = await fetchInSession(session, exportAddress(request)).catch(inWords);
  if (!response.ok) {
    const { message, progress } = await readRefusal(response, session.token);
    throw progress === null ? new Error(message) : new FileNotReady(message, { cause: progress });
  }
  const length = Number(response.headers.get('estimated-length'));
  const tell = (bytes: number) => length > 0 && onShare(Math.min(bytes / length, 0.99));
  const counted = response.body && countBytes(response.body, tell);
  const name = fileName(response.headers.get('content-disposition'));
  if (!name) throw new Error(messages.unexpected);
  saveFile(await new Response(counted, { headers: response.headers }).blob().catch(inWords), name);
  return name;
}

/** Throws a fault of the network, or the end of the session, in the product's words, not in the browser's. */
function inWords(error: unknown): never {
  if (error instanceof DOMException) throw new SessionEnded();
  throw error instanceof TypeError ? new Error(messages.unexpected) : error;
}

/** Saves a file that is here already. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
