import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { lastDays } from '../../../gateway/shared/dates.ts';
import { connectAssistant } from '../../support/assistant.ts';
import { argumentsOf, assistantOf, given, now, tools, wholeMonth, withTools } from '../../support/assistant-tools.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord } from '../../support/staff.ts';

describe('the tools of /mcp', () => {
  // Each asks of a gateway of its own: one in six by day.
  for (const [place, tool] of tools.entries())
    it(`F-148 make no more calls for two rows, or for counts alone, than a page of the same list makes: ${tool.name}`, {
      tags: place % 6 ? 'nightly' : 'long',
    }, async () => {
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
        const gateway = await testGateway({ answers: { ...wholeMonth }, now, settings: withTools });
        await ask(gateway, await signToken({ role: 'admin' }));
        // The token is confirmed, and the extensions are read, once for all that follows.
        // A page of leaves has the notes, which no tool reads.
        const asked = gateway.calls.map(({ call }) => call.replace('/leave/find/noted', '/leave/findAll'));
        return asked.filter((call) => !/^GET \/(shift\/findAll|extensions)/.test(call));
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
    });

  it('F-148 answer what takes many calls where it is asked for by name, and say what there is', async () => {
    const { call } = await assistantOf('USER', {
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
});
