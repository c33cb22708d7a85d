/** @module-tag long */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer } from '../../../support/multipart.ts';

const document =
  'mutation Update($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }';
const variables = { id: 'staff-1', input: { image: null } };
const operations = JSON.stringify({ query: document, variables });
const map = JSON.stringify({ 0: ['variables.input.image'] });
const photoForm = async () =>
  operationForm(document, variables, { bytes: await photoOf('red'), name: 'ada.png' }, 'input.image');

/** A form of the parts given, in their order; a text is a field, bytes are a file. */
function formOf(...parts: readonly (readonly [string, string | Uint8Array])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([Uint8Array.from(value)]), 'ada.png');
  }
  return form;
}

const file = new Uint8Array(100);
const codes = (reply: { errors?: { extensions: Record<string, unknown> }[] }) =>
  reply.errors?.map(({ extensions }) => extensions.code);

/** Sends bytes over a socket of its own and answers what comes back until the connection ends or `enough` came. */
function exchange(url: string, head: readonly string[], body: string, enough = /\r\n\r\n[\s\S]*}$/): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      if (enough.test(answer)) end();
    });
    socket.on('close', end).on('error', reject);
    socket.write(`${[`POST /graphql HTTP/1.1`, `Host: ${hostname}`, ...head].join('\r\n')}\r\n\r\n${body}`);
  });
}

// Other tests upload at the same time: this file has a folder of temporary files to itself.
const folder = mkdtempSync(path.join(tmpdir(), 'attendance-uploads-'));
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Temporary files of uploads that exist now. */
const leftovers = () => readdirSync(folder);

describe('POST /graphql with a form', () => {
  it('needs the preflight header', async () => {
    const { url, calls } = await testGateway({});
    const reply = await sendForm(url, await photoForm(), { 'apollo-require-preflight': undefined });
    expect(reply).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(calls).toEqual([]);
  });

  it('needs a valid token', async () => {
    const { url, calls } = await testGateway({});
    for (const authorization of [undefined, 'Bearer forged', `Bearer ${await signToken({}, 'x'.repeat(32))}`]) {
      const reply = await sendForm(url, await photoForm(), { authorization });
      expect(reply).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    expect(calls).toEqual([]);
  });

  it('keeps no byte of a form without a token and cuts it off', async () => {
    const { url } = await testGateway({});
    const head = [
      'apollo-require-preflight: 1',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000000',
    ];
    const answer = await exchange(url, head, 'x'.repeat(2_000_000), /\r\n\r\n[\s\S]*}$/);
    expect(answer).toContain('401');
    expect(leftovers()).toEqual([]);
  });

  it.each<[string, string[], number]>([
    ['no boundary', ['Content-Type: multipart/form-data', 'Content-Length: 1'], 400],
    ['an empty boundary', ['Content-Type: multipart/form-data; boundary=', 'Content-Length: 1'], 400],
    ['another kind of parts', ['Content-Type: multipart/mixed; boundary=x', 'Content-Length: 1'], 415],
    ['no length', ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked'], 411],
    ['too great a length', ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 12000000'], 413],
  ])('answers a form with %s before its body came', async (_kind, head, status) => {
    const { url } = await testGateway({});
    const authorization = `Authorization: Bearer ${await signToken()}`;
    const answer = await exchange(url, [...head, authorization, 'apollo-require-preflight: 1'], '');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"code":"(BAD_REQUEST|PAYLOAD_TOO_LARGE)"`));
  });

  it.each<[string, FormData]>([
    ['no parts', new FormData()],
    ['no operations', formOf(['map', map], ['0', file])],
    ['no map', formOf(['operations', operations])],
    ['the file before the map', formOf(['operations', operations], ['0', file], ['map', map])],
    ['the map before the operations', formOf(['map', map], ['operations', operations], ['0', file])],
    ['operations that are not JSON', formOf(['operations', '{'], ['map', map], ['0', file])],
    ['operations that are a number', formOf(['operations', '7'], ['map', map], ['0', file])],
    ['a map that is a list', formOf(['operations', operations], ['map', '[]'], ['0', file])],
    ['a map of texts', formOf(['operations', operations], ['map', '{"0":"variables.input.image"}'], ['0', file])],
    ['a map of numbers', formOf(['operations', operations], ['map', '{"0":[7]}'], ['0', file])],
    ['the file missing', formOf(['operations', operations], ['map', map])],
    ['the file missing in the map', formOf(['operations', operations], ['map', '{}'], ['0', file])],
    ['the file under another name', formOf(['operations', operations], ['map', map], ['1', file])],
    [
      'a map to the prototype',
      formOf(['operations', operations], ['map', '{"0":["__proto__.polluted"]}'], ['0', file]),
    ],
  ])('refuses %s with a code of its own', async (_kind, form) => {
    const { url, calls } = await testGateway({});
    const reply = await sendForm(url, form);
    expect(codes(reply)).toEqual(['BAD_USER_INPUT']);
    expect(reply.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).polluted).toBe(undefined);
    expect(calls).toEqual([]);
  });

  it.each<[string, FormData]>([
    ['operations above 256 KiB', formOf(['operations', operations + ' '.repeat(300_000)], ['map', map], ['0', file])],
    ['a map above 256 KiB', formOf(['operations', operations], ['map', map + ' '.repeat(300_000)], ['0', file])],
    ['a file above 10 MiB', formOf(['operations', operations], ['map', map], ['0', new Uint8Array(10_490_000)])],
    ['a form above its limit', formOf(['operations', operations], ['map', map], ['0', new Uint8Array(12_000_000)])],
  ])('refuses %s as too large', async (_kind, form) => {
    const { url, calls } = await testGateway({});
    expect(codes(await sendForm(url, form))).toEqual(['PAYLOAD_TOO_LARGE']);
    expect(calls).toEqual([]);
  });

  it('S16 refuses operations that are nested too deeply in words, not as an error of its own', async () => {
    const { url } = await testGateway({});
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const nested = `{"query":"{ me { userID } }","variables":{"input":{"image":null},"deep":${deep}}}`;
    const reply = await sendForm(url, formOf(['operations', nested], ['map', map], ['0', file]));
    expect(codes(reply)?.[0]).toMatch(/^(BAD_USER_INPUT|BAD_REQUEST)$/);
  });

  it('F-24 refuses a second file, not mapped, before the operation runs', async () => {
    const images = await startGoodImageServer();
    const { url, calls } = await testGateway({ settings: { IMAGE_SERVER_URL: images.url } });
    const form = formOf(['operations', operations], ['map', map], ['0', await photoOf('red')], ['1', file]);
    const reply = await sendForm(url, form);
    expect(reply).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringMatching(/^The form has more than one file\./) }],
    });
    expect(codes(reply)).toEqual(['BAD_USER_INPUT']);
    expect([...images.uploads, ...calls]).toEqual([]);
  });

  it('F-24 says of a map of two files that there is more than one', async () => {
    const { url } = await testGateway({});
    const form = formOf(['operations', operations], ['map', '{"0":[],"1":[]}'], ['0', file], ['1', file]);
    const message = expect.stringMatching(/^The form has more than one file\./);
    expect(await sendForm(url, form)).toMatchObject({
      status: 400,
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', field: 'map' } }],
    });
  });

  it('F-14 refuses operations that are not UTF-8, and takes any bytes in the file', async () => {
    const images = await startGoodImageServer();
    const { url } = await testGateway({
      answers: { 'PUT /staff/modify/staff-1': null },
      settings: { IMAGE_SERVER_URL: images.url },
    });
    const [before, after] = operations.split('staff-1') as [string, string];
    const send = async (id: Buffer) => {
      const part = (name: string) => `--xy\r\nContent-Disposition: form-data; name="${name}"`;
      const body = Buffer.concat([
        Buffer.from(`${part('operations')}\r\n\r\n${before}`),
        id,
        Buffer.from(`${after}\r\n${part('map')}\r\n\r\n${map}\r\n${part('0')}; filename="\ufffd.png"\r\n\r\n`),
        await photoOf('red'),
        Buffer.from('\r\n--xy--\r\n'),
      ]);
      const headers = {
        authorization: `Bearer ${await signToken()}`,
        'apollo-require-preflight': 'true',
        'content-type': 'multipart/form-data; boundary=xy',
      };
      const reply = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      return { status: reply.status, ...((await reply.json()) as object) };
    };
    expect(await send(Buffer.from([0x61, 0xff]))).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringMatching(/^The form is not in UTF-8, /) }],
    });
    expect(await send(Buffer.from('staff-1'))).not.toHaveProperty('errors');
  });

  it.each([
    ['two places', { 0: ['variables.input.image', 'variables.input.name'] }],
    ['no place', { 0: [] }],
  ])('refuses one file for %s', async (_what, places) => {
    const { url, calls } = await testGateway({});
    const form = formOf(['operations', operations], ['map', JSON.stringify(places)], ['0', await photoOf('red')]);
    const reply = await sendForm(url, form);
    expect(reply).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringMatching(/^The map must put the file at one position\./) }],
    });
    expect(codes(reply)).toEqual(['BAD_USER_INPUT']);
    expect(calls).toEqual([]);
  });

  it('refuses a batch of operations', async () => {
    const { url, calls } = await testGateway({});
    const form = formOf(['operations', `[${operations}]`], ['map', '{"0":["0.variables.input.image"]}'], ['0', file]);
    expect((await sendForm(url, form)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('is read at no other address', async () => {
    const { url } = await testGateway({ webFolder: '/nowhere' });
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${await signToken()}` };
    const response = await fetch(`${url}/export/staff.csv`, { method: 'POST', headers, body: await photoForm() });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')]);
  });

  it('leaves no temporary file behind, whatever became of the uploads', async () => {
    const images = await startGoodImageServer();
    const { url, close, calls } = await testGateway({
      answers: { 'PUT /staff/modify/staff-1': null },
      settings: { IMAGE_SERVER_URL: images.url },
    });
    const token = await signToken();
    const part = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const begin = `${part('operations', operations)}${part('map', map)}--x\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n`;
    const head = [
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 900000',
      'apollo-require-preflight: 1',
      `Authorization: Bearer ${token}`,
    ];
    const { hostname, port } = new URL(url);
    const aborted = Array.from(
      { length: 20 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          const text = `POST /graphql HTTP/1.1\r\nHost: x\r\n${head.join('\r\n')}\r\n\r\n${begin}${'y'.repeat(200_000)}`;
          socket.on('close', () => resolve()).on('error', () => {});
          socket.write(text, () => socket.destroy());
        }),
    );
    await Promise.all(aborted);
    expect((await sendForm(url, await photoForm())).errors).toBe(undefined);
    expect(calls).toHaveLength(1);
    await close();
    await expect.poll(leftovers).toEqual([]);
  });
});
