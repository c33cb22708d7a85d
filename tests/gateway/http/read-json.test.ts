/** @module-tag long */
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signToken, testGateway, withoutCost } from '../../support/gateway.ts';

const asked = JSON.stringify({ query: '{ shifts { name } }' });
const shifts = [{ _id: 'shift-1', name: 'Ọjọ́ 日', startTime: '07:00:00' }];
const answered = { status: 200, code: null, text: '{"data":{"shifts":[{"name":"Ọjọ́ 日"}]}}' };
const unreadable = { status: 400, code: 'BAD_REQUEST', text: expect.stringMatching(/^The body cannot be read: /) };
const foreign = { status: 415, code: 'BAD_REQUEST' };
const tooLarge = { status: 413, code: 'PAYLOAD_TOO_LARGE', text: 'The body is too large: at most 256 kB of JSON.' };
const empty = { status: 400, code: 'BAD_REQUEST', text: expect.stringContaining('POST body missing') };
const batched = { status: 400, code: 'BAD_REQUEST', text: 'Operation batching disabled.' };

/** A body of JSON of so many bytes. */
const ofBytes = (bytes: number) => `${asked.slice(0, -1)},"x":"${'x'.repeat(bytes - asked.length - 7)}"}`;
const most = 256 * 1024;

/** How a body is sent. */
interface Sending {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces that are written one after the other, without a word on their length before. */
  readonly pieces?: readonly (string | Buffer)[];
}

/** A gateway that is sent bodies over one connection, which must therefore stay good for the next. */
async function setUp() {
  const gateway = await testGateway({ answers: { 'GET /shift/findAll': shifts } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const authorization = `Bearer ${await signToken()}`;
  const open = ({ path = '/graphql', headers = {} }: Sending): ClientRequest =>
    request(`${gateway.url}${path}`, {
      method: 'POST',
      agent,
      headers: { authorization, 'content-type': 'application/json', ...headers },
    });
  const send = async (body: string | Buffer, sending: Sending = {}) => {
    const sent = open(sending);
    const response = once(sent, 'response') as Promise<[IncomingMessage]>;
    for (const piece of sending.pieces ?? []) sent.write(piece);
    sent.end(body);
    const [reply] = await response;
    const whole = withoutCost(await text(reply));
    const [fault] = (JSON.parse(whole).errors ?? []) as { message: string; extensions: { code: string } }[];
    return { status: reply.statusCode, code: fault?.extensions.code ?? null, text: fault?.message ?? whole };
  };
  return { open, send };
}

/** The ways in which a body is said to be JSON. */
const roads = [
  { path: '/graphql' },
  { path: '/graphql/' },
  { headers: { 'content-type': 'application/json;charset="utf-8"' } },
];

describe('bodies at /graphql', () => {
  it.each([
    ['an operation', asked, answered],
    ['blanks around it', ` \r\n\t${asked}\n`, answered],
    ['a mark of its byte order before it', `\ufeff${asked}`, answered],
    ['F-14 bytes that are not UTF-8', Buffer.from(asked.replace('}"', '} #\xff\xfe"'), 'latin1'), unreadable],
    ['F-14 half of a letter', Buffer.from(asked.replace('}"', '} #\xe1\xbb"'), 'latin1'), unreadable],
    ['F-14 half of a pair in UTF-8', Buffer.from(asked.replace('}"', '} #\xed\xa0\x80"'), 'latin1'), unreadable],
    ['a mark of replacement that was sent', asked.replace('}"', '} #\ufffd"'), answered],
    ['a key that means nothing', asked.replace('{', '{"__proto__":{"query":1},'), answered],
    ['nothing', '', empty],
    ['an empty object', '{}', empty],
    ['half of it', asked.slice(0, -1), unreadable],
    ['more than it', `${asked} x`, unreadable],
    ['blanks alone', ' \n', unreadable],
    ['a number', '7', unreadable],
    ['a text', '"{ shifts { name } }"', unreadable],
    ['null', 'null', unreadable],
    ['true', 'true', unreadable],
    ['a blank that JSON has not', `\u00a0${asked}`, unreadable],
    ['a list', `[${asked}]`, batched],
    ['an empty list', '[]', batched],
    ['as many bytes as may be', ofBytes(most), answered],
    ['one byte more', ofBytes(most + 1), tooLarge],
  ])(
    'are answered the same however they are said to be JSON, announced or in pieces: %s',
    async (_kind, body, expected) => {
      const { send } = await setUp();
      const bytes = Buffer.from(body as string);
      for (const road of roads) {
        expect(await send(body, road)).toEqual(expected);
        const half = Math.floor(bytes.length / 2);
        const pieces = bytes.length > 1 ? [bytes.subarray(0, half)] : [];
        expect(await send(bytes.subarray(pieces.length * half), { ...road, pieces })).toEqual(expected);
        expect(await send(asked, road)).toEqual(answered);
      }
    },
  );

  it.each([
    ['application/json; charset=utf-8', {}, asked, answered],
    ['Application/JSON;charset=UTF-8', {}, asked, answered],
    ['application/json; charset=utf-16', {}, Buffer.from(`\ufeff${asked}`, 'utf16le'), foreign],
    ['application/json', { 'content-encoding': 'gzip' }, gzipSync(asked), answered],
    ['application/json', { 'content-encoding': 'gzip' }, gzipSync(ofBytes(most + 1)), tooLarge],
    ['application/json', { 'content-encoding': 'identity' }, asked, answered],
    ['application/json', { 'content-encoding': 'gzip' }, asked, { status: 400, code: 'BAD_REQUEST' }],
    ['application/json', { 'content-encoding': 'br' }, brotliCompressSync(asked), answered],
    ['application/json', { 'content-encoding': 'deflate' }, deflateSync(asked), answered],
    ['application/json; charset=utf-7', {}, asked, foreign],
    ['application/json; charset=latin1', {}, asked, foreign],
    ['application/json', { 'content-encoding': 'zip' }, asked, foreign],
    ['text/plain', {}, asked, { status: 400, code: 'BAD_REQUEST' }],
  ])('are read as their headers say: %s %j', async (type, headers, body, expected) => {
    const { send } = await setUp();
    expect(await send(body, { headers: { ...headers, 'content-type': type } })).toMatchObject(expected);
    expect(await send(asked)).toEqual(answered);
  });

  it.each(roads)('may break off: the gateway goes on and answers others, by %j', async (road) => {
    const { open, send } = await setUp();
    for (const headers of [{ 'content-length': '5000' }, { 'transfer-encoding': 'chunked' }]) {
      const left = open({ ...road, headers: { ...road.headers, ...headers } });
      left.on('error', () => {});
      left.write(asked);
      await once(left, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
      left.destroy();
      expect(await send(asked, road)).toEqual(answered);
    }
  });
});
