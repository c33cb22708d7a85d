/**
 * Reads the address and the JSON body of a request. Reasons (decision 03): small operations take less CPU than with
 * `express.json`, the handler can add the price to a refusal, and the audits of GraphQL over HTTP pass.
 */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isFromHttps, type TrustedProxies } from '../../common/caller-address.ts';
import { BodyFault } from './errors.ts';

/** Most bytes of a GraphQL request that is not a form, unpacked. */
const maximumBodyBytes = 256 * 1024;

const unreadable = (why: string) => new BodyFault(400, `The body cannot be read: ${why}. Send a JSON object.`);
const tooLarge = () => new BodyFault(413, 'The body is too large: at most 256 kB of JSON.');
const foreign = () => new BodyFault(415, 'The encoding of the body is not supported. Send JSON in UTF-8.');

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads a JSON body; undefined for any other content type. Throws a `BodyFault`: 413 above 256 KiB, 415 for an unsupported
 * encoding, 400 for a body that breaks off, is not in its charset, or is neither a JSON object nor a list.
 */
export async function readJSON(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  return text === undefined ? undefined : parse(text);
}

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const charset = charsetOf(request.headers['content-type'] ?? '');
  if (charset === null) return undefined;
  if (!/^utf-(8|16(le|be)?)$/.test(charset)) throw foreign();
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return decode(await receive(request, request), charset);
  const unpack = unpackers[encoding]?.();
  if (!unpack) throw foreign();
  return decode(await receive(request.pipe(unpack), request), charset);
}

/** The charset of a JSON content type, standard UTF-8; null for other types. */
function charsetOf(contentType: string): string | null {
  if (contentType === 'application/json') return 'utf-8';
  try {
    const type = new MIMEType(contentType);
    return type.essence === 'application/json' ? (type.params.get('charset')?.toLowerCase() ?? 'utf-8') : null;
  } catch {
    return null;
  }
}

function decode(bytes: Buffer, charset: string): string {
  if (charset !== 'utf-8') return decodeBy(charset, bytes);
  if (!isUtf8(bytes)) throw unreadable('it is not in UTF-8');
  const text = bytes.toString();
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function decodeBy(charset: string, bytes: Buffer): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('it is not in the charset that its content-type names');
  }
}

function parse(text: string): unknown {
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // Only the position, since the parser's message quotes the body.
    const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
    throw unreadable(position ? `there is a fault in JSON at position ${position}` : 'it is not JSON');
  }
  if (typeof value !== 'object' || value === null) throw unreadable('it is neither an object nor a list');
  return value;
}

function receive(body: Readable, request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBodyBytes) return reject(tooLarge());
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (fault: BodyFault) => {
      reject(fault);
      if (body !== request) body.destroy();
    };
    body.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maximumBodyBytes) fail(tooLarge());
      else chunks.push(chunk);
    });
    body.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    body.once('error', () => fail(unreadable('it broke off, or is not packed as its content-encoding says')));
    // The caller has left in the middle.
    if (body !== request)
      request.once('error', () => fail(unreadable('it broke off, or is not packed as its content-encoding says')));
  });
}

/** The path of a request, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/, '');

/** The query of an address, from its `?` on. Throws URIError or `BodyFault` for one that is not UTF-8. */
export function searchOf(url: string): string {
  const index = url.indexOf('?');
  if (index < 0) return '';
  const search = url.slice(index);
  decodeURIComponent(search);
  // Node gives bytes beyond ASCII as one character each.
  const bytes = Buffer.from(search, 'latin1');
  if (!isUtf8(bytes)) throw new BodyFault(400, 'The address cannot be read: it is not in UTF-8.');
  return bytes.toString();
}

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** Scheme and host of the request's own URL. */
export function ownOrigin(request: IncomingMessage, trusted: TrustedProxies): string {
  const { headers, socket } = request;
  const named = headers.host !== undefined && host.test(headers.host) ? headers.host : `localhost:${socket.localPort}`;
  return `${isFromHttps(request, trusted) ? 'https' : 'http'}://${named}`;
}
