import { describe, expect, it } from 'vitest';
import { roles } from '../../../gateway/auth/viewer.ts';
import { mostBytes } from '../../../gateway/mcp/call-tool.ts';
import type { ListTool } from '../../../gateway/mcp/list-tools.ts';
import { createSchema, exportableLists } from '../../../gateway/schema.ts';
import { createLog } from '../../../telemetry/log.ts';
import { connectAssistant } from '../../support/assistant.ts';
import { argumentsOf, assistantOf, given, now, tools, wholeMonth, withTools } from '../../support/assistant-tools.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { sampleAnswers } from '../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

describe('the tools of /mcp', () => {
  it.each(roles)('are those that the role %s reaches: each answers, and every other is refused', async (role) => {
    const { call, names } = await assistantOf(role);
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

  it('N-24 never read the note of a leave, whatever the token may read', async () => {
    const { call } = await assistantOf('ADMIN');
    const { answer } = await call('leaves', { ...given.leaves, rows: 5, facets: ['NOTE'] });
    expect(answer).toMatchObject({ totalCount: 1, rows: [{ kind: expect.any(String) }] });
    expect(JSON.stringify(answer)).not.toContain('Enugu');
    const { answer: found } = await call('leaves', { ...given.leaves, search: 'Enugu' });
    expect(found.totalCount).toBe(0);
  });

  it('are every list that a screen shows, and nothing that writes', async () => {
    const shown = exportableLists.filter(({ screen }) => screen).map(({ field }) => field);
    expect(tools.map(({ name }) => name)).toEqual(shown);
    expect(shown.length).toBeGreaterThanOrEqual(16);
    const { client } = await assistantOf('ADMIN');
    const { tools: listed } = await client.listTools();
    expect(listed.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const mutations = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
    expect(listed.filter(({ name }) => mutations.includes(name))).toEqual([]);
  });

  it('describe what they take: arguments, conditions that hold conditions, columns', async () => {
    const { client } = await assistantOf('USER');
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
    const { call } = await assistantOf('USER');
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
    const { call } = await assistantOf('USER');
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
    const { call } = await assistantOf('USER', answers);
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
    const { call } = await assistantOf('USER');
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
    ['an unknown argument', { first: null }, 'BAD_USER_INPUT', /first is not an argument. Use/],
    ['an unknown column', { facets: ['NOPE'] }, 'BAD_USER_INPUT', /facets/],
    ['a faulty condition', { where: [{ column: 'FLAG', in: ['Maybe'] }] }, 'BAD_USER_INPUT', /./],
    ['no mode', { mode: null }, 'BAD_USER_INPUT', /mode/],
  ])('refuse %s as the field does, so that the assistant can correct it', async (_what, more, code, message) => {
    const { call } = await assistantOf('USER');
    const { isError, answer } = await call('attendance', { ...given.attendance, ...more });
    expect([isError, answer.error.code]).toEqual([true, code]);
    expect(answer.error.message).toMatch(message);
  });

  it('cost what the operations cost that they are, and spend the same budget', async () => {
    const gateway = await testGateway({ answers: wholeMonth, now, settings: { ...withTools, COST_BUDGET: '60' } });
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

  it('are logged as operations are', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => lines.push(line) } as never);
    const gateway = await testGateway({ answers: sampleAnswers, now, settings: withTools, log });
    const { call } = await connectAssistant(gateway.url, await signToken({ role: 'user', userID: 'ada' }));
    await call('attendance', given.attendance);
    log.flush?.();
    const line = lines.map((text) => JSON.parse(text)).find(({ operation }) => operation === 'Assistant_attendance');
    expect(line).toMatchObject({ kind: 'query', user: 'ada', outcome: 'ok' });
  });
});
