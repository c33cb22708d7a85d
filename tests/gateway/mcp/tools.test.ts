import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lastDays } from '../../../gateway/days.ts';
import { mostBytes } from '../../../gateway/mcp/bounded-answer.ts';
import { type ListTool, listTools } from '../../../gateway/mcp/list-tools.ts';
import { type Role, roles } from '../../../gateway/request/viewer.ts';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';
import { createLog } from '../../../telemetry/log.ts';
import { connectAssistant } from '../../support/assistant.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { sampleAnswers } from '../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);
const on = { MCP: 'on', DASHBOARD_URL: 'https://attendance.example' };
const tools = listTools(createSchema(), exportableLists);

/** Arguments by which the sample service has something for the tool. */
const given: Record<string, Record<string, unknown>> = {
  attendance: { date: '2026-11-19', mode: 'SIGNED_IN' },
  staffAttendance: { staffID: '00123', month: '2026-11' },
  reconciledStaff: { date: '2026-11-19', group: 'PRESENT' },
};
const argumentsOf = ({ name, field }: ListTool): Record<string, unknown> =>
  given[name] ??
  Object.fromEntries(
    [
      ['month', '2026-11'],
      ['date', '2026-11-19'],
    ]
      .filter(([argument]) => field.args.some((one) => one.name === argument))
      // A list that takes both takes either.
      .slice(0, 1),
  );

/** The sample service with the rest of its month, in which nobody was late. */
const wholeMonth = {
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, day) => [
      `GET /attendance/lateness?date=2026-11-${String(day + 1).padStart(2, '0')}`,
      [],
    ]),
  ),
  ...sampleAnswers,
};

async function setUp(role: Role, answers: object = wholeMonth) {
  const gateway = await testGateway({ answers: { ...answers }, now, settings: on });
  return connectAssistant(gateway.url, await signToken({ role: role.toLowerCase() }));
}

describe('the tools of /mcp', () => {
  it.each(roles)('are those that the role %s reaches: each answers, and every other is refused', async (role) => {
    const { call, names } = await setUp(role);
    const may = ({ least }: ListTool) => roles.indexOf(least) <= roles.indexOf(role);
    expect(await names()).toEqual(
      tools
        .filter(may)
        .map(({ name }) => name)
        .sort(),
    );
    for (const tool of tools) {
      if (!may(tool)) {
        await expect(call(tool.name, argumentsOf(tool)), tool.name).rejects.toThrow(/-32602.*needs the role/);
        continue;
      }
      const { isError, bytes, answer } = await call(tool.name, { ...argumentsOf(tool), rows: 3 });
      expect([tool.name, isError, answer.list, answer.screen]).toEqual([
        tool.name,
        false,
        tool.name,
        expect.stringMatching(`^https://attendance\\.example${tool.list.screen}`),
      ]);
      expect(answer.totalCount).toBeGreaterThanOrEqual(0);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('are every list that a screen shows, and nothing that writes', async () => {
    const shown = exportableLists.filter(({ screen }) => screen).map(({ field }) => field);
    expect(tools.map(({ name }) => name)).toEqual(shown);
    expect(shown.length).toBeGreaterThanOrEqual(16);
    const { client } = await setUp('ADMIN');
    const { tools: listed } = await client.listTools();
    expect(listed.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
    expect(listed.filter(({ name }) => mutations.includes(name))).toEqual([]);
  });

  it('describe what they take: arguments, conditions that hold conditions, columns', async () => {
    const { client } = await setUp('USER');
    const { tools: listed } = await client.listTools();
    const schema = listed.find(({ name }) => name === 'attendance')?.inputSchema;
    expect(schema).toMatchObject({
      required: ['mode'],
      additionalProperties: false,
      properties: {
        date: { type: 'string', format: 'date' },
        mode: { enum: ['SIGNED_IN', 'SIGNED_OUT'] },
        where: { type: 'array', items: { $ref: '#/$defs/AttendanceCondition' } },
        rows: { maximum: 20, default: 0 },
      },
      $defs: { AttendanceCondition: { properties: { not: { $ref: '#/$defs/AttendanceCondition' } } } },
    });
    expect(Object.keys(schema?.properties ?? {})).not.toEqual(expect.arrayContaining(['first', 'after', 'offset']));
    expect(client.getInstructions()).toContain('Today is 2026-11-20 in Africa/Lagos.');
  });

  it('count what filters offer before any row is asked for, and show rows alone when they are', async () => {
    const { call } = await setUp('USER');
    const { answer: counts } = await call('attendance', given.attendance);
    expect(counts).toEqual({
      list: 'attendance',
      totalCount: 1,
      asOf: '2026-11-20T09:09:10+01:00',
      screen: 'https://attendance.example/all/attendance?date=2026-11-19&mode=signedIn',
      facets: expect.objectContaining({ DISTRICT: { Awka: 1 }, FLAG: { No: 1 } }),
    });
    const { answer: rows } = await call('attendance', { ...given.attendance, rows: 1, facets: ['DEPARTMENT'] });
    expect(rows).toMatchObject({ facets: { DEPARTMENT: { ICT: 1 } }, rowsShown: 1 });
    expect(rows.rows).toEqual([
      {
        staff: expect.objectContaining({ staffID: '00123', name: 'Ngọzị Okafor', department: 'ICT' }),
        serviceCentre: 'Nnewi',
        mode: 'SIGNED_IN',
        latitude: 6.4584,
        longitude: 7.5464,
        location: 'Gate 1',
        attendanceDate: '2026-11-19T07:08:37+01:00',
        isImageRecognised: true,
        isRepeated: false,
        review: expect.objectContaining({ state: 'DISAGREEMENT', isDisagreement: true, isOpinionWanted: false }),
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/images\.test|photos/);
  });

  it('take a single value for a list of one, as GraphQL does, and lead to the same screen', async () => {
    const { call } = await setUp('USER');
    const condition = { column: 'DISTRICT', in: 'Awka' };
    const order = { column: 'NAME', direction: 'DESC' };
    const { answer } = await call('attendance', { ...given.attendance, where: condition, orderBy: order });
    expect(answer).toMatchObject({ totalCount: 1, screen: expect.stringMatching(/&district=Awka&sort=-name$/) });
    const listed = { where: [{ ...condition, in: ['Awka'] }], orderBy: [order] };
    expect((await call('attendance', { ...given.attendance, ...listed })).answer).toEqual(answer);
  });

  it('answer at most 20 rows and 4 kB, whatever stands in them, and say how much they show', async () => {
    const long = 'Ọgbọ́mọ̀ṣọ́ '.repeat(20);
    const many = Array.from({ length: 300 }, (_, place) =>
      attendanceRecord({
        location: `${long}${place}`,
        staffID: { ...staffRecord(), staffID: `S${place}`, name: `${long}${place}`, district: `${long}${place}` },
      }),
    );
    const answers = { ...wholeMonth, 'GET /attendance/findall?date=2026-11-19&mode=signedIn': many };
    const { call } = await setUp('USER', answers);
    for (const rows of [0, 1, 20]) {
      const facets = ['DISTRICT', 'NAME', 'LOCATION', 'STAFF_ID'];
      const { bytes, answer } = await call('attendance', { ...given.attendance, rows, facets });
      expect(bytes).toBeLessThanOrEqual(mostBytes);
      expect(answer.totalCount).toBe(300);
      expect(answer.facets.STAFF_ID.otherValues).toBeGreaterThan(0);
      expect(answer.rows?.length).toBe(answer.rowsShown);
    }
    const { answer } = await call('attendance', { ...given.attendance, rows: 20 });
    expect(answer.rowsShown).toBeGreaterThan(0);
    expect(answer.rowsShown).toBeLessThan(20);
  });

  it('leave out the address of the list where it alone would fill the answer', async () => {
    const { call } = await setUp('USER');
    const contains = 'Ọ'.repeat(250);
    const where = [{ column: 'NAME', contains }];
    const { bytes, answer } = await call('attendance', { ...given.attendance, search: contains, where });
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    expect(answer).toMatchObject({ totalCount: 0, rowsShown: 0 });
    expect(answer).not.toHaveProperty('screen');
  });

  it.each([
    ['more rows', { rows: 21 }, 'BAD_USER_INPUT', /rows must be a whole number from 0 to 20/],
    ['half a row', { rows: 0.5 }, 'BAD_USER_INPUT', /rows must be/],
    ['an unknown argument', { first: null }, 'BAD_USER_INPUT', /first is no argument; use/],
    ['an unknown column', { facets: ['NOPE'] }, 'BAD_USER_INPUT', /facets/],
    ['a faulty condition', { where: [{ column: 'FLAG', in: ['Maybe'] }] }, 'BAD_USER_INPUT', /./],
    ['no mode', { mode: null }, 'BAD_USER_INPUT', /mode/],
  ])('refuse %s as the field does, so that the assistant can correct it', async (_what, more, code, message) => {
    const { call } = await setUp('USER');
    const { isError, answer } = await call('attendance', { ...given.attendance, ...more });
    expect([isError, answer.error.code]).toEqual([true, code]);
    expect(answer.error.message).toMatch(message);
  });

  it('cost what the operations cost that they are, and spend the same budget', async () => {
    const gateway = await testGateway({ answers: wholeMonth, now, settings: { ...on, COST_BUDGET: '60' } });
    const token = await signToken({ role: 'user' });
    const { call } = await connectAssistant(gateway.url, token);
    const ask = () => call('nearSerialLateness', { month: '2026-11', facets: [] });
    expect((await ask()).isError).toBe(false);
    const left = await gateway.post({ query: '{ me { userID } }' }, { authorization: `Bearer ${token}` });
    expect(left.headers.get('ratelimit-remaining')).toBe('28');
    const { isError, answer } = await ask();
    expect([isError, answer.error]).toEqual([
      true,
      { code: 'RATE_LIMITED', message: expect.stringContaining('Try again'), retryAfter: expect.any(Number) },
    ]);
  });

  it('F-148 make no more calls for two rows, or for counts alone, than a page of the same list makes', async () => {
    for (const tool of tools) {
      const row = getNamedType((getNamedType(tool.field.type) as GraphQLObjectType).getFields().nodes?.type);
      const plain = Object.values((row as GraphQLObjectType).getFields())
        .filter(
          ({ type, args, astNode }) =>
            isLeafType(getNamedType(type)) && args.length + (astNode?.directives?.length ?? 0) === 0,
        )
        .map(({ name }) => name);
      const passed = Object.entries(argumentsOf(tool)).map(
        ([name, value]) => `${name}: ${/^[A-Z_]+$/.test(String(value)) ? value : JSON.stringify(value)}`,
      );
      const page = `{ ${tool.name}(${[...passed, 'first: 2'].join(', ')}) { totalCount nodes { ${plain.join(' ')} } } }`;
      const calls = async (
        ask: (gateway: Awaited<ReturnType<typeof testGateway>>, token: string) => Promise<unknown>,
      ) => {
        const gateway = await testGateway({ answers: { ...wholeMonth }, now, settings: on });
        await ask(gateway, await signToken({ role: 'admin' }));
        // The token is confirmed, and the extensions are read, once for all that follows.
        return gateway.calls.map(({ call }) => call).filter((call) => !/^GET \/(shift\/findAll|extensions)/.test(call));
      };
      const ofPage = await calls((gateway, token) => gateway.query(page, {}, token));
      for (const more of [{ rows: 2 }, {}]) {
        const ofTool = await calls(async ({ url }, token) => {
          const { call } = await connectAssistant(url, token);
          return call(tool.name, { ...argumentsOf(tool), ...more });
        });
        // What people have said of photos is one list more.
        const others = ofTool.filter((asked) => !ofPage.includes(asked) && !/^GET \/review\//.test(asked));
        expect([tool.name, others, ofTool.length <= ofPage.length + 1]).toEqual([tool.name, [], true]);
      }
    }
  });

  it('F-148 answer what takes many calls where it is asked for by name, and say what there is', async () => {
    const { call } = await setUp('USER', {
      ...wholeMonth,
      ...Object.fromEntries(
        lastDays('2026-11-20', 40).map((date) => [`GET /attendance/findall?date=${date}&mode=signedIn`, []]),
      ),
      'GET /attendance/findall?date=2026-11-19&mode=signedIn': [attendanceRecord()],
    });
    const ask = async (more: object) => (await call('attendance', { ...given.attendance, rows: 2, ...more })).answer;
    expect((await ask({})).rows[0]).not.toHaveProperty('findings');
    const withFindings = await ask({ with: ['findings', 'distance'] });
    expect(withFindings.rows[0]).toMatchObject({ staff: { staffID: '00123' } });
    expect((await ask({ with: 'findings' })).totalCount).toBe(1);
    expect((await ask({ with: ['photo'] })).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'with' });
    expect(
      (await call('shifts', { with: ['findings'] }).catch((error) => ({ answer: { error } }))).answer.error,
    ).toBeTruthy();
    const tool = tools.find(({ name }) => name === 'attendance');
    expect(tool?.inputSchema.properties).toMatchObject({
      with: { items: { enum: ['distance', 'findings'] }, default: [] },
    });
  });

  it('are logged as operations are', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => lines.push(line) } as never);
    const gateway = await testGateway({ answers: sampleAnswers, now, settings: on, log });
    const { call } = await connectAssistant(gateway.url, await signToken({ role: 'user', userID: 'ada' }));
    await call('attendance', given.attendance);
    log.flush?.();
    const line = lines.map((text) => JSON.parse(text)).find(({ operation }) => operation === 'Assistant_attendance');
    expect(line).toMatchObject({ kind: 'query', user: 'ada', outcome: 'ok' });
  });
});

describe('POST /mcp', () => {
  const hello = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const send = async (
    settings: Record<string, string>,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ) => {
    const { url } = await testGateway({ answers: sampleAnswers, now, settings });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${await signToken()}`,
      ...init.headers,
    };
    const response = await fetch(`${url}/mcp`, { method: 'POST', body: JSON.stringify(hello), ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('is not there unless a setting turns it on', async () => {
    expect((await send({})).status).toBe(404);
    const { status, headers, text } = await send(on);
    expect([status, JSON.parse(text).result.tools.length]).toEqual([200, tools.length]);
    expect([headers.get('cache-control'), headers.get('x-request-id'), headers.get('ratelimit-remaining')]).toEqual([
      'no-store',
      expect.any(String),
      '6000',
    ]);
  });

  it.each([
    ['a token that is none', { headers: { authorization: 'Bearer no.real.token' } }, 401, 'UNAUTHENTICATED'],
    ['F-149 a page of another site', { headers: { origin: 'https://elsewhere.example' } }, 403, 'FORBIDDEN'],
    ['a batch', { body: JSON.stringify([hello, hello]) }, 400, 'BAD_REQUEST'],
    ['no JSON', { body: '{' }, 400, 'BAD_REQUEST'],
    ['a long body', { body: JSON.stringify({ ...hello, x: 'x'.repeat(300_000) }) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['a stream', { method: 'GET', body: null }, 405, 'BAD_REQUEST'],
    ['the end of a session', { method: 'DELETE', body: null }, 405, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, init, status, code) => {
    const reply = await send(on, init as RequestInit & { headers?: Record<string, string> });
    expect([reply.status, JSON.parse(reply.text).errors[0].extensions.code]).toEqual([status, code]);
    if (status === 401) expect(reply.headers.get('www-authenticate')).toBe('Bearer');
    if (status === 405) expect(reply.headers.get('allow')).toBe('POST');
  });

  it.each<Record<string, string>>([
    { origin: 'https://attendance.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://attendance.example', host: 'attendance.example' },
  ])('F-149 refuses pages, those of the dashboard too, before the token is looked at: %j', async (headers) => {
    for (const settings of [on, { ...on, TRUSTED_OPERATIONS: 'off' }]) {
      const { status, text } = await send(settings, { headers });
      expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
      const stranger = await send(settings, { headers: { ...headers, authorization: '' } });
      expect(stranger.status).toBe(403);
    }
  });

  it('answers an unknown tool and an unknown method in the words of the protocol', async () => {
    const call = { ...hello, method: 'tools/call', params: { name: 'deleteStaff', arguments: {} } };
    const tool = JSON.parse((await send(on, { body: JSON.stringify(call) })).text);
    expect(tool.error).toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool deleteStaff'),
    });
    const method = JSON.parse((await send(on, { body: JSON.stringify({ ...hello, method: 'x' }) })).text);
    expect(method.error.code).toBe(-32601);
  });

  it.each<[string, unknown, string]>([
    ['no params', undefined, 'params must be an object with the name of a tool.'],
    ['a list for params', ['shifts'], 'params must be an object with the name of a tool.'],
    ['a number for a name', { name: 7 }, 'params.name must be the name of a tool.'],
    ...[null, [], 'rows: 3', 3].map((given): [string, unknown, string] => [
      `${JSON.stringify(given)} for arguments`,
      { name: 'shifts', arguments: given },
      'params.arguments must be an object; leave it out for none.',
    ]),
  ])('says what is wrong with a call that has %s', async (_what, params, message) => {
    const call = { ...hello, id: 'call-7', method: 'tools/call', params };
    const reply = await send(on, { body: JSON.stringify(call) });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      200,
      { jsonrpc: '2.0', id: 'call-7', error: { code: -32602, message } },
    ]);
  });
});
