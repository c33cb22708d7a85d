import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearerOf } from '../../support/bearer.ts';
import { testGateway } from '../../support/gateway.ts';
import { clientOf, getCall, type Handler, outcome } from '../../support/rest-client.ts';

const text = JSON.stringify({ status: 'success', message: 'Gespeichert', data: [{ name: 'Ngozi Ẹ̀là “Ada”' }] });
const latin = JSON.stringify({ status: 'success', message: '', data: [{ name: 'Renée Müller' }] });
const utf16 = (value: string, isBig = false) => {
  const bytes = Buffer.from(value, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const reply =
  (bytes: Buffer, headers: Record<string, string> = {}, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(bytes);
const unreadable = { code: 'UPSTREAM_BAD_RESPONSE' };

const read = async (handler: Handler) => {
  const { client, requests } = await clientOf(handler);
  const answer = await outcome(client.get(getCall('/x'), bearerOf('tok')));
  return { answer, requests } as { answer: { bytes: Buffer }; requests: typeof requests };
};

describe('what a service sends', () => {
  it('F-190 is asked for compressed', async () => {
    const { requests } = await read(reply(Buffer.from(text)));
    expect(requests[0]?.headers['accept-encoding']).toBe('gzip, br');
  });

  it('F-190 is asked for plain by a gateway once it knows that the service has extensions', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url = '', headers }, response) => {
      if (url.includes('/staff/')) asked.push(headers['accept-encoding']);
      const data = url.endsWith('/extensions') ? [{ name: 'audit', version: 1 }] : [];
      response.end(JSON.stringify({ status: 'success', message: '', data }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    const UPSTREAM_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { query } = await testGateway({ settings: { UPSTREAM_URL, LIST_WINDOW_MS: '0' } });
    const ask = async () => {
      await query('{ staff(first: 1) { totalCount } }');
      return asked.at(-1);
    };
    await expect.poll(ask).toBeUndefined();
    expect(asked.length).toBeGreaterThan(0);
  });

  it.each([
    ['GZIP', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['none', Buffer.from(text)],
    ['UTF-8', Buffer.from(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('F-190 is decoded: %s', async (coding, bytes) => {
    const { answer } = await read(reply(bytes, { 'content-encoding': coding }));
    expect(answer.bytes.toString()).toBe(text);
  });

  it('F-190 is unreadable where it is empty', async () => {
    const { answer } = await read(reply(Buffer.alloc(0), { 'content-encoding': 'gzip' }));
    expect(answer).toMatchObject(unreadable);
  });

  it.each([
    ['a coding that was not asked for', { 'content-encoding': 'compress' }, Buffer.from(text)],
    ['a coding beside one that is none', { 'content-encoding': 'utf-8, gzip' }, gzipSync(text)],
    ['`deflate` without its head', { 'content-encoding': 'deflate' }, deflateRawSync(text)],
    ['many codings', { 'content-encoding': 'gzip, gzip, gzip, gzip, gzip, gzip' }, Buffer.from(text)],
    ['bytes that are not of the coding', { 'content-encoding': 'br' }, Buffer.from(text)],
    ['a body that breaks off', { 'content-encoding': 'gzip' }, gzipSync(text).subarray(0, 40)],
    ['an unknown charset', { 'content-type': 'application/json; charset=klingon' }, Buffer.from(text)],
    [
      'bytes that are not of the charset',
      { 'content-type': 'text/json; charset=utf-16' },
      Buffer.from([0x7b, 0xd8, 0]),
    ],
  ])('F-190 is refused with a code: %s', async (_kind, headers, bytes) => {
    const { client } = await clientOf(reply(bytes, headers as Record<string, string>));
    const refused = client.get(getCall('/x'), bearerOf('tok')).then((one) => ('bytes' in one ? one : null));
    expect(await outcome(refused)).toMatchObject(unreadable);
  });

  it.each([
    ['of one coding', 'gzip', (body: Buffer) => gzipSync(body)],
    ['of two', 'gzip, gzip', (body: Buffer) => gzipSync(gzipSync(body))],
    ['of brotli', 'br', (body: Buffer) => brotliCompressSync(body)],
  ])(
    'F-190 is read no further than the limit when it unfolds to more: a bomb %s',
    { tags: 'long' },
    async (_kind, coding, fold) => {
      const bomb = fold(Buffer.alloc(4_000_000, ' '));
      expect(bomb.length).toBeLessThan(100_000);
      const { answer } = await read(reply(bomb, { 'content-encoding': coding }));
      expect(answer).toMatchObject(unreadable);
    },
  );

  it.each([
    ['a bomb of two codings', 'gzip, gzip', gzipSync(gzipSync(Buffer.alloc(4_000_000)))],
    ['bytes that are not of the coding', 'gzip', Buffer.from('x'.repeat(1_000))],
    ['bytes that are not of the inner coding', 'gzip, gzip', gzipSync('x'.repeat(1_000))],
    ['a coding that was not asked for', 'zstd', Buffer.from('x'.repeat(1_000))],
  ])('F-190 holds no connection when it is given up: %s that does not end', async (_kind, coding, bytes) => {
    const { client, server } = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).write(bytes);
    });
    expect(await outcome(client.get(getCall('/x'), bearerOf('tok')))).toMatchObject(unreadable);
    await expect.poll(() => promisify(server.getConnections).call(server)).toBe(0);
  });

  it('F-190 is read no further than the limit as it comes, however little it unfolds to', {
    tags: 'long',
  }, async () => {
    // Empty pieces of gzip: they are many bytes, and nothing when they are decoded.
    const nothing = Buffer.concat(Array.from({ length: 8_000 }, () => gzipSync('')));
    const { answer } = await read(reply(nothing, { 'content-encoding': 'gzip' }));
    expect(answer).toMatchObject(unreadable);
  });

  it.each([
    ['UTF-8 by another name', text, Buffer.from(text), '; charset=UTF8'],
    ['UTF-8 as a database calls it', text, Buffer.from(text), '; charset=utf8mb4'],
    ['UTF-8 with its mark in its name', text, Buffer.from(text), '; charset="UTF-8-sig"'],
    ['UTF-8 with a comma behind it', text, Buffer.from(text), '; charset=UTF_8,'],
    ['UTF-8 in quotes that were quoted', text, Buffer.from(text), '; charset=\\"utf-8\\"'],
    ['ISO 8859-1 by another name', latin, Buffer.from(latin, 'latin1'), '; charset=Latin-1'],
    ['ISO 8859-1 with underlines', latin, Buffer.from(latin, 'latin1'), "; charset='ISO8859_1'"],
    ['Windows-1252 by another name', '{"status":"success","data":"“€”"}', windows1252(), '; charset=cp-1252'],
    ['UTF-16 by another name', text, utf16(text), '; charset=utf16le'],
    ['ISO 8859-1 in quotes', latin, Buffer.from(latin, 'latin1'), ';Charset="ISO-8859-1"'],
    ['Windows-1252', '{"status":"success","data":"“€”"}', windows1252(), '; charset=windows-1252'],
    ['UTF-16 with a mark', text, utf16(`\ufeff${text}`), '; charset=utf-16'],
    ['UTF-16 with a mark alone', text, utf16(`\ufeff${text}`, true), ''],
    ['UTF-16, big end first, without a mark', text, utf16(text, true), '; charset=utf-16'],
    ['UTF-16 that says nothing of it', text, utf16(text), ''],
  ])('F-190 is read in its charset: %s', async (_kind, wanted, bytes, charset) => {
    const { answer } = await read(reply(bytes, { 'content-type': `application/json${charset}` }));
    expect(answer.bytes.toString()).toBe(wanted);
  });
});

function windows1252(): Buffer {
  return Buffer.concat([
    Buffer.from('{"status":"success","data":"'),
    Buffer.from([0x93, 0x80, 0x94]),
    Buffer.from('"}'),
  ]);
}
