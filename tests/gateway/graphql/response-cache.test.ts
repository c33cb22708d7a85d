import { afterEach, describe, expect, it, vi } from 'vitest';
import { codedError } from '../../../gateway/errors.ts';
import { ResponseCache } from '../../../gateway/graphql/response-cache.ts';
import { createLog } from '../../../gateway/log.ts';
import { endpoints } from '../../../gateway/rest/endpoints.ts';
import { RequestTally } from '../../../gateway/rest/tally.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';
import { Reply } from '../../support/fake-rest.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import { signToken } from '../../support/gateway.ts';
import { answeringGateway } from '../../support/kept-answers.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const date = '2026-11-19';
const shifts = [{ _id: 'shift-1', name: 'Day', startTime: '07:00:00', latenessThreshold: '08:00:00' }];
const people = `query People($first: Int = 5) { absentees(date: "${date}", first: $first) { totalCount nodes { staff { name } } } }`;
const shiftNames = '{ shifts { name } }';

/** Answers of a whole company; those given stand in for some, and may be changed between questions. */
const company = (own: Record<string, unknown> = {}): Record<string, unknown> => ({
  'GET /staff/findAll': [staffRecord()],
  'GET /staff/find/all': [staffRecord()],
  'GET /staff/find/1': staffRecord(),
  'GET /shift/findAll': shifts,
  'GET /users/findAll': [{ _id: '1', email: 'ada@demo.example', role: 'admin' }],
  [`GET /attendance/findall?date=${date}&mode=signedIn`]: [attendanceRecord()],
  [`GET /attendance/findall?date=${date}&mode=signedOut`]: [],
  [`GET /attendance/exception?date=${date}`]: [staffRecord()],
  ...Object.fromEntries(
    Array.from({ length: 19 }, (_, day) => {
      const path = `GET /attendance/lateness?date=2026-11-${String(day + 1).padStart(2, '0')}`;
      return [path, [attendanceRecord()]];
    }),
  ),
  'POST /users/resetpassword': 'done',
  ...own,
});
const now = () => Date.parse('2026-11-19T08:09:10Z');

describe('ResponseCache', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives the same bytes and headers again without executing, once upstream has confirmed the list', async () => {
    const { rest, seen } = fakeUpstreamList(() => success([staffRecord()]));
    const { ask, executions } = await answeringGateway({ rest });
    const first = await ask(people);
    expect(first.text).toContain('Ngọzị');
    expect(await ask(people)).toEqual(first);
    expect(await ask(people)).toEqual(first);
    expect(executions()).toBe(1);
    const etag = expect.stringMatching(/^".+"$/);
    expect(seen.map((get) => get.etag)).toEqual([undefined, etag, etag]);
  });

  it('asks nothing of upstream within the window of its lists', async () => {
    const { rest, seen } = fakeUpstreamList(() => success(shifts));
    const { ask, executions } = await answeringGateway({ rest, settings: { LIST_WINDOW_MS: '2000' }, now });
    expect(await ask(shiftNames)).toEqual(await ask(shiftNames));
    expect([executions(), seen.length]).toEqual([1, 1]);
  });

  it('answers anew when a list has changed, and asks for it once', async () => {
    let data = shifts;
    const { rest, seen } = fakeUpstreamList(() => success(data));
    const { ask } = await answeringGateway({ rest });
    await ask(shiftNames);
    for (const name of ['Night', 'Noon']) {
      data = [{ ...shifts[0], name }] as typeof shifts;
      seen.splice(0);
      expect((await ask(shiftNames)).text).toBe(`{"data":{"shifts":[{"name":"${name}"}]}}\n`);
      expect(seen).toHaveLength(1);
    }
  });

  it('answers anew when a list has become a notice, though it is as empty as before', async () => {
    const answers = company({ [`GET /attendance/exception?date=${date}`]: [] });
    const { ask } = await answeringGateway({ answers });
    const document = `{ absentees(date: "${date}") { totalCount notice } }`;
    expect((await ask(document)).text).toContain('"notice":null');
    answers[`GET /attendance/exception?date=${date}`] = new Reply({ status: 'failed', message: 'none' });
    expect((await ask(document)).text).toContain('"notice":"No record found"');
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'UPSTREAM_REJECTED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_BAD_RESPONSE'])(
    'gives the failure of a list, asked for once, and recovers with it: %s',
    async (code) => {
      let isRefused = false;
      const { rest, seen } = fakeUpstreamList(() => {
        if (isRefused) throw refusal(code);
        return success(shifts);
      });
      const { ask } = await answeringGateway({ rest });
      const first = await ask(shiftNames);
      isRefused = true;
      seen.splice(0);
      const refused = JSON.parse((await ask(shiftNames)).text);
      expect(refused).toMatchObject({ data: null, errors: [{ extensions: { code } }] });
      expect(seen).toHaveLength(1);
      isRefused = false;
      expect(await ask(shiftNames)).toEqual(first);
    },
  );

  it('gives nobody what another has got, of the same role or not, though they share the rows', async () => {
    const { rest, seen } = fakeUpstreamList((_path, token) => {
      if (token.endsWith(fourth.slice(-20))) throw refusal('FORBIDDEN');
      return success(shifts);
    });
    const { ask, executions } = await answeringGateway({ rest });
    const claims = [{ userID: 'one' }, { userID: 'two' }, { userID: 'three', role: 'user' }];
    const tokens = await Promise.all(claims.map((own) => signToken(own)));
    const fourth = await signToken({ userID: 'four' });
    const document = '{ me { userID role } shifts { name } }';
    const askAll = () => Promise.all(tokens.map(async (token) => JSON.parse((await ask(document, { token })).text)));
    const answers = await askAll();
    expect(answers.map(({ data }) => [data.me.userID, data.shifts.length])).toEqual([
      ['one', 1],
      ['two', 1],
      ['three', 1],
    ]);
    expect(await askAll()).toEqual(answers);
    expect(executions()).toBe(3);
    expect(new Set(seen.slice(-3).map(({ token }) => token)).size).toBe(3);
    expect((await ask(document, { token: fourth })).text).toContain('FORBIDDEN');
  });

  it('gives each the type of answer that their Accept header asks for', async () => {
    const { ask } = await answeringGateway({ answers: company() });
    const types = ['application/json', 'application/graphql-response+json'];
    for (const accept of [...types, ...types]) {
      expect((await ask(shiftNames, { accept })).headers['content-type']).toBe(`${accept}; charset=utf-8`);
    }
  });

  it('gives no answer that tells when a list was confirmed once that is longer ago', async () => {
    let time = now();
    const { ask, executions } = await answeringGateway({ answers: company(), now: () => time });
    const document = `{ absentees(date: "${date}") { asOf totalCount } }`;
    expect((await ask(document)).text).toContain('09:09:10+01:00');
    expect((await ask(document)).text).toContain('09:09:10+01:00');
    expect(executions()).toBe(1);
    time += 1_000;
    expect((await ask(document)).text).toContain('09:09:11+01:00');
  });

  it.each([
    ['signed photo addresses', '{ staff { nodes { staff { photo { url } } } } }'],
    ['photo addresses of records', `{ attendance(date: "${date}", mode: SIGNED_IN) { nodes { photo { url } } } }`],
    ['the state of upstream', '{ capabilities { sources { call } } }'],
    ['what day it is', '{ organisation { today } }'],
    ['the time of the sample offices', '{ offices { asOf totalCount } }'],
    ['a record that upstream is asked for alone', '{ staffMember(id: "1") { id } }'],
    ['days up to now', '{ nearSerialLateness(month: "2026-11") { totalCount } }'],
    ['days that are read for a trend', `{ attendanceTrend(until: "${date}", days: 1) { daysRead } }`],
    ['a mutation', 'mutation { changePassword(password: "long-enough-1") { message } }'],
  ])('keeps no answer with %s', async (_part, document) => {
    const { ask, executions } = await answeringGateway({ answers: company(), now });
    const first = await ask(document);
    expect(JSON.parse(first.text)).not.toHaveProperty('errors');
    expect(await ask(document)).toEqual(first);
    expect(executions()).toBe(2);
  });

  it.each([
    ['a field that is not for the caller', '{ users { totalCount } }', 'FORBIDDEN'],
    ['arguments that cannot be', `{ absentees(date: "${date}", first: -1) { totalCount } }`, 'BAD_USER_INPUT'],
    ['a field that there is not', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('keeps no failure: %s', async (_fault, document, code) => {
    const { ask, executions } = await answeringGateway({ answers: company() });
    const token = await signToken({ role: 'user' });
    for (let time = 0; time < 2; time += 1) expect((await ask(document, { token })).text).toContain(code);
    expect(executions()).toBe(2);
  });

  it.each([
    [`{ overview(date: "${date}") { lateness { rows } attendance { rows } } }`, '"rows":null'],
    [`{ reconciliation(date: "${date}") { groups { group people } } }`, '"people":null'],
    [`{ attendanceTrend(until: "${date}", days: 1) { days { lateness attendance } } }`, '"lateness":null'],
  ])('keeps no answer of which a part has failed: %s', async (document, missing) => {
    const answers = company();
    const path = `GET /attendance/lateness?date=${date}`;
    const records = answers[path];
    const { ask } = await answeringGateway({ answers, now });
    const whole = await ask(document);
    answers[path] = codedError('UPSTREAM_TIMEOUT', 'Too slow.');
    for (let time = 0; time < 2; time += 1) {
      const text = (await ask(document)).text;
      expect(text).toContain(missing);
      expect(text).not.toContain('errors');
    }
    answers[path] = records;
    expect(await ask(document)).toEqual(whole);
  });

  it('answers service centres anew when a staff list that has failed is there again', async () => {
    const answers = company({ 'GET /staff/find/all': codedError('UPSTREAM_TIMEOUT', 'Too slow.') });
    const { ask } = await answeringGateway({ answers });
    const document = '{ organisation { serviceCentres { centres } } }';
    expect((await ask(document)).text).not.toContain('Amawbia');
    answers['GET /staff/find/all'] = [staffRecord({ serviceCentre: 'Amawbia' })];
    expect((await ask(document)).text).toContain('Amawbia');
  });

  it('counts a dear operation against the budget of its caller each time', async () => {
    const { ask } = await answeringGateway({ answers: company(), settings: { COST_BUDGET: '100' } });
    const whole = `absentees(date: "${date}", first: null) { totalCount }`;
    const dear = `{ one: ${whole} two: ${whole} }`;
    const answer = { text: '{"data":{"one":{"totalCount":1},"two":{"totalCount":1}}}\n' };
    expect(await ask(dear)).toMatchObject(answer);
    expect(await ask(dear)).toMatchObject(answer);
    expect((await ask(dear)).text).toContain('RATE_LIMITED');
  });

  it('refuses a token that has expired, though an answer is kept for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, executions } = await answeringGateway({ answers: company() });
    const token = await signToken({ exp: Math.floor(Date.now() / 1000) + 5 });
    const first = await ask('{ me { userID } }', { token });
    expect(await ask('{ me { userID } }', { token })).toEqual(first);
    expect(executions()).toBe(1);
    vi.setSystemTime(Date.now() + 6_000);
    expect((await ask('{ me { userID } }', { token })).text).toContain('Your session has expired. Sign in again.');
  });

  it('keeps nothing with RESPONSE_CACHE_MIB=0, for nobody without a token, and nothing long', async () => {
    const none = await answeringGateway({ answers: company(), settings: { RESPONSE_CACHE_MIB: '0' } });
    expect(await none.ask(shiftNames)).toEqual(await none.ask(shiftNames));
    expect(none.executions()).toBe(2);
    const { ask, post, executions } = await answeringGateway({ answers: company() });
    await post({ query: '{ __typename }' });
    await post({ query: '{ __typename }' });
    const long = `${shiftNames} # ${'x'.repeat(9_000)}`;
    expect(await ask(long)).toEqual(await ask(long));
    expect(executions()).toBe(4);
  });

  it('refuses to describe the schema each time where that is switched off', async () => {
    const { ask } = await answeringGateway({ answers: company(), settings: { INTROSPECTION: 'false' } });
    const document = '{ __schema { queryType { name } } }';
    for (let time = 0; time < 2; time += 1) expect((await ask(document)).text).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  it('forgets what was asked longest ago when there is no more room', async () => {
    const { ask, executions } = await answeringGateway({ answers: company(), settings: { RESPONSE_CACHE_MIB: '1' } });
    const numbered = (number: number) => `${shiftNames} # ${number} ${'x'.repeat(8_000)}`;
    for (let number = 0; number < 80; number += 1) await ask(numbered(number));
    await ask(numbered(79));
    expect(executions()).toBe(80);
    await ask(numbered(0));
    expect(executions()).toBe(81);
  });

  it('keeps no rows from being forgotten', async () => {
    const cache = new ResponseCache(1_000_000);
    const keep = () => {
      const tally = new RequestTally();
      tally.operation = { name: null, kind: 'query', hash: null, code: null };
      const rows = [staffRecord()];
      tally.noteRead({ call: endpoints.shifts(), list: { rows, notice: null, asOf: '' } });
      cache.keep('key', { status: 200, headers: [], text: '{}' }, tally);
      return new WeakRef(rows);
    };
    const rows = keep();
    await collectGarbage();
    expect(rows.deref()).toBeUndefined();
  });

  it('is logged and measured as an answer that was worked out', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const answers = company();
    const { ask, executions } = await answeringGateway({ answers, log, settings: { METRICS_PORT: '0' } });
    const metricsURL = String(lines.find(({ msg }) => msg === 'metrics are served')?.url);
    lines.splice(0);
    await ask(people);
    await ask(people);
    expect(executions()).toBe(1);
    const [fresh, kept] = lines.map(({ time: _time, milliseconds: _milliseconds, ...line }) => line);
    expect(fresh).toMatchObject({ operation: 'People', kind: 'query', user: 'user-1', rows: 1, code: null });
    expect(kept).toEqual(fresh);
    const metrics = await (await fetch(metricsURL)).text();
    expect(metrics).toContain('attendance_operation_seconds_count{operation="People",outcome="ok"} 2\n');
  });
});
