import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import { startGateway } from '../../../gateway/server.ts';
import { createLog } from '../../../telemetry/log.ts';
import { signToken, testSecret } from '../../support/gateway.ts';
import { body, startMisbehavingService, success } from '../../support/misbehaving-service.ts';
import { operationForm, photoOf, sendForm } from '../../support/multipart.ts';
import { patience } from '../../support/patience.ts';
import { attendanceRecord } from '../../support/staff.ts';

/** A gateway whose log is read by the test, in front of a service that answers as `service.behave` says. */
async function setUp(level = 'info', settings: Record<string, string> = {}) {
  const service = await startMisbehavingService();
  let text = '';
  const log = createLog(level, {
    write: (line) => {
      text += line;
    },
  });
  const config = readConfig({
    PORT: '0',
    JWT_SECRET: testSecret,
    LIST_WINDOW_MS: '0',
    ...patience,
    UPSTREAM_URL: service.url,
    ...settings,
  });
  const gateway = await startGateway({ config: { ...config, upstreamURL: service.url }, log });
  onTestFinished(gateway.close);
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      // What kind of service it is has a line of its own.
      .filter((line) => 'operation' in line);
  const ask = async (query: string, variables: unknown, token: string | null, headers: Record<string, string> = {}) => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  return { service, gateway, lines, ask, text: () => text };
}

const document = 'query Day($date: Date!) { attendance(date: $date, mode: SIGNED_IN) { nodes { key } } }';

describe('requestLog', () => {
  it('writes one line a request: who asked what with which client, what it cost, how it ended', async () => {
    const { service, lines, ask } = await setUp();
    service.behave(success([attendanceRecord(), attendanceRecord({ attendanceDate: '2026-11-19T07:00:00Z' })]));
    const client = { 'apollographql-client-name': 'payroll', 'apollographql-client-version': '2.1' };
    await ask(document, { date: '2026-11-19' }, await signToken(), client);
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
        operation: 'Day',
        kind: 'query',
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
        client: 'payroll',
        version: '2.1',
        user: 'user-1',
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        address: '127.0.0.1',
        milliseconds: expect.any(Number),
        parts: {
          read: expect.any(Number),
          wait: 0,
          parse: expect.any(Number),
          select: expect.any(Number),
          execute: expect.any(Number),
          write: expect.any(Number),
        },
        rows: 2,
        lists: [{ call: 'GET /attendance/findall', answer: 'newBody' }],
        upstream: [
          {
            call: 'GET /attendance/findall',
            milliseconds: expect.any(Number),
            queued: expect.any(Number),
            status: 200,
          },
        ],
        code: null,
        outcome: 'ok',
      },
    ]);
  });

  it('tells of each list how upstream was found to stand by it', async () => {
    const { service, lines, ask } = await setUp('info', { LIST_WINDOW_MS: '60000' });
    const token = await signToken();
    const date = { date: '2026-11-19' };
    service.behave(success([attendanceRecord()]));
    await ask(document, date, token);
    await ask(document, date, token);
    await ask(document, date, await signToken({ userID: 'user-2' }));
    service.behave(success([attendanceRecord(), attendanceRecord({ attendanceDate: '2026-11-19T07:00:00Z' })]));
    await ask(document, date, await signToken({ userID: 'user-3' }));
    const twice = `query Twice { a: staff { totalCount } b: staff { totalCount } }`;
    await ask(twice, {}, token);
    expect(lines().map(({ lists }) => lists.map(({ answer }: { answer: string }) => answer))).toEqual([
      ['newBody'],
      ['window'],
      // The smallest list shows that this caller is let in. This one answers strangers too, so each caller has lists of their own.
      ['newBody', 'equalBytes'],
      ['newBody', 'newBody'],
      ['shared', 'newBody'],
    ]);
    const [, window] = lines();
    expect([window.upstream, window.parts.parse]).toEqual([[], 0]);
  });

  it('logs lists and calls of a kind once, with how often and the longest time of one', async () => {
    const { service, lines, ask } = await setUp();
    service.behave(success([attendanceRecord()]));
    const days = ['16', '17', '18'].map(
      (day) => `d${day}: attendance(date: "2026-11-${day}", mode: SIGNED_IN) { totalCount }`,
    );
    await ask(`query Days { ${days.join(' ')} staff { totalCount } }`, {}, await signToken());
    const [line] = lines();
    expect(line.lists).toEqual([
      { call: 'GET /attendance/findall', answer: 'newBody', times: 3 },
      { call: 'GET /staff/findAll', answer: 'newBody' },
    ]);
    expect(line.upstream).toMatchObject([
      {
        call: 'GET /attendance/findall',
        status: 200,
        times: 3,
        milliseconds: expect.any(Number),
        queued: expect.any(Number),
      },
      { call: 'GET /staff/findAll', status: 200 },
    ]);
  });

  it('calls a request as its caller does, where the id is sane, and answers its id', async () => {
    const { gateway, lines } = await setUp();
    const send = (id: string | null) =>
      fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(id !== null && { 'x-request-id': id }) },
        body: '{"query":"{ __typename }"}',
      });
    const ids: (string | null)[] = [];
    for (const id of ['proxy-7f:1.2', null, 'with "quotes"', 'x'.repeat(101)])
      ids.push((await send(id)).headers.get('x-request-id'));
    expect(lines().map(({ request }) => request)).toEqual(ids);
    expect(ids).toEqual(['proxy-7f:1.2', ...Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/))]);
    for (const address of ['/graphql?query=%', '/export/staff.csv', '/healthz', '/nothing'])
      expect(
        (await fetch(gateway.url + address, { headers: { 'x-request-id': 'mine' } })).headers.get('x-request-id'),
      ).toBe('mine');
  });

  it('F-83 tells answers that lack a part from whole ones and from failures', async () => {
    const { service, lines, ask } = await setUp();
    const token = await signToken();
    service.behave(body('<html>', 502, 'text/html'));
    await ask('query Lacking { overview(date: "2026-11-19") { absent { rows source { ok } } } }', {}, token);
    await ask('query Beside { me { userID } absentees(date: "2026-11-19") { totalCount } }', {}, token);
    await ask('query Nothing { absentees(date: "2026-11-19") { totalCount } }', {}, token);
    service.behave(success([]));
    await ask('query Whole { overview(date: "2026-11-18") { signOuts { rows } } }', {}, token);
    expect(lines().map(({ operation, outcome, code }) => [operation, outcome, code])).toEqual([
      ['Lacking', 'partial', null],
      ['Beside', 'partial', 'UPSTREAM_UNAVAILABLE'],
      ['Nothing', 'error', 'UPSTREAM_UNAVAILABLE'],
      ['Whole', 'ok', null],
    ]);
  });

  it('tells the code of a failure, and a call that was refused', async () => {
    const { service, lines, ask } = await setUp();
    service.behave(body('<html>', 502, 'text/html'));
    await ask(document, { date: '2026-11-19' }, await signToken());
    await ask(document, { date: '2026-11-19' }, null);
    await ask('{ nothing }', {}, null);
    expect(
      lines().map(({ operation, user, rows, upstream, code }) => [operation, user, rows, upstream.length, code]),
    ).toEqual([
      ['Day', 'user-1', 0, 1, 'UPSTREAM_UNAVAILABLE'],
      ['Day', null, 0, 0, 'UNAUTHENTICATED'],
      [null, null, 0, 0, 'UNAUTHENTICATED'],
    ]);
    expect(lines()[0].upstream[0].status).toBe(502);
  });

  it('holds no token, password, photo or name, whatever the level', async () => {
    const { service, gateway, ask, text } = await setUp('trace');
    const token = await signToken();
    const signedIn = await signToken({ email: 'eve@demo.example' });
    service.behave(success({ token: signedIn }));
    await ask('mutation { signIn(email: "a@b.example", password: "hunter-two-in-clear") { token } }', {}, null);
    await ask('mutation { changePassword(password: "hunter-two-in-clear") { message } }', {}, token);
    service.behave(body('{"status":"error","message":"hunter-two-in-clear is too weak"}', 400));
    await ask(
      'mutation ($p: String!) { changePassword(password: $p) { message } }',
      { p: 'hunter-two-in-clear' },
      token,
    );
    const photo = await photoOf('red');
    service.behave(body('{"status":"success","images":["http://images.test/1.jpg"],"data":[]}'));
    const input = {
      staffID: '1',
      name: 'Ọlá Secret',
      district: 'A',
      serviceCentre: 'A',
      department: 'A',
      unit: 'A',
      shift: '1',
    };
    const create = 'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { message } }';
    const form = operationForm(
      create,
      { input: { ...input, image: null } },
      { bytes: photo, name: 'p.png' },
      'input.image',
    );
    await sendForm(gateway.url, form, { authorization: `Bearer ${token}` });
    await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: '{' });
    await ask('{ me { email } }', {}, `${token}x`);
    expect(text().split('\n').length).toBeGreaterThan(5);
    const secrets = [
      token,
      signedIn,
      token.split('.')[2],
      'hunter-two-in-clear',
      'Ọlá Secret',
      photo.toString('base64').slice(0, 40),
    ];
    for (const secret of secrets) expect(text()).not.toContain(secret);
    expect(text()).not.toMatch(/Bearer|PNG|authorization/i);
  });
});

describe('exportLog', () => {
  it('writes one line an export, without the values that were asked for', async () => {
    const { service, gateway, lines, text } = await setUp();
    service.behave(success([attendanceRecord(), attendanceRecord({ attendanceDate: '2026-11-18T07:00:00Z' })]));
    const headers = { authorization: `Bearer ${await signToken()}`, 'apollographql-client-name': 'cron' };
    const file = `${gateway.url}/export/staffAttendance.csv?staffID=00123&month=2026-11`;
    await (await fetch(file, { headers })).text();
    await (await fetch(file)).text();
    await expect.poll(() => lines().length).toBe(2);
    expect(lines()).toMatchObject([
      {
        operation: 'export/staffAttendance.csv',
        kind: 'export',
        client: 'cron',
        user: 'user-1',
        rows: 2,
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        lists: [{ answer: 'newBody' }],
        code: null,
        isWhole: true,
      },
      {
        operation: 'export/staffAttendance.csv',
        kind: 'export',
        client: null,
        user: null,
        rows: 0,
        code: 'HTTP_401',
        upstream: [],
      },
    ]);
    expect(lines()[0].upstream).toHaveLength(1);
    expect(text()).not.toContain('00123');
  });
});
