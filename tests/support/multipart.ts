import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { answered, signToken } from './gateway.ts';
import { listen } from './listen.ts';

/** A file to send. */
export interface SentFile {
  readonly bytes: Uint8Array | string;
  readonly name: string;
}

/** What a GraphQL endpoint answers, with the status of the response. */
export interface SentReply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  readonly data?: any;
  readonly errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
}

/** A multipart request for an operation whose variable at `path` is the file. */
export function operationForm(
  query: string,
  variables: Record<string, unknown>,
  file: SentFile,
  path: string,
): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ 0: [`variables.${path}`] }));
  const bytes = typeof file.bytes === 'string' ? file.bytes : Uint8Array.from(file.bytes);
  form.append('0', new Blob([bytes]), file.name);
  return form;
}

/** Sends a form to a gateway as a browser does; without a token of its own an administrator's is sent. */
export async function sendForm(
  url: string,
  form: FormData,
  headers: Record<string, string | undefined> = {},
): Promise<SentReply> {
  const all = { 'apollo-require-preflight': 'true', authorization: `Bearer ${await signToken()}`, ...headers };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: given, body: form });
  return { status: response.status, ...(await answered(response)) };
}

/** A small photo of one colour; each colour is another file. */
export const photoOf = (colour: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();

/** An upload as the image server received it. */
interface ReceivedUpload {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly form: FormData;
}

async function read(request: IncomingMessage): Promise<ReceivedUpload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const contentType = request.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': contentType } }).formData();
  const { method = '', url: path = '', headers } = request;
  return { method, path, authorization: headers.authorization ?? '', contentType, form };
}

/** An image server on a free port that answers each upload with what `answer` gives: status and text of the body. */
export async function startImageServer(answer: (upload: number) => { status?: number; body: string }) {
  const uploads: ReceivedUpload[] = [];
  const { url, close } = await listen(async (request, response) => {
    uploads.push(await read(request));
    const { status = 200, body } = answer(uploads.length);
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' }).end(body);
  });
  onTestFinished(close);
  return { url, uploads };
}

/** An image server that stores everything at addresses that count up. */
export const startGoodImageServer = () =>
  startImageServer((upload) => ({ body: JSON.stringify({ images: [`http://images.test/${upload}.jpg`] }) }));
