import type { Role } from '../../gateway/auth/viewer.ts';
import { type ListTool, listTools } from '../../gateway/mcp/list-tools.ts';
import { createSchema, exportableLists } from '../../gateway/schema.ts';
import { connectAssistant } from './assistant.ts';
import { signToken, testGateway } from './gateway.ts';
import { sampleAnswers } from './sample-answers.ts';

/** The moment of the sample service. */
export const now = () => Date.UTC(2026, 10, 20, 8, 9, 10);

/** Settings with which the tools are there. */
export const withTools = { MCP: 'on', DASHBOARD_URL: 'https://attendance.example' };

/** All tools. */
export const tools = listTools(createSchema(), exportableLists);

/** Arguments by which the sample service has something for the tool. */
export const given: Record<string, Record<string, unknown>> = {
  attendance: { date: '2026-11-19', mode: 'SIGNED_IN' },
  staffAttendance: { staffID: '00123', month: '2026-11' },
  leaves: { from: '2026-11-19', to: '2026-11-19' },
  recordedLetters: { from: '2026-11-19', to: '2026-11-19' },
  reconciledStaff: { date: '2026-11-19', group: 'NOT_ON_REGISTER' },
};

/** Arguments of a tool: those of `given`, else the month or the day. */
export const argumentsOf = ({ name, field }: ListTool): Record<string, unknown> =>
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
export const wholeMonth = {
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, day) => [
      `GET /attendance/lateness?date=2026-11-${String(day + 1).padStart(2, '0')}`,
      [],
    ]),
  ),
  ...sampleAnswers,
};

/** An assistant of a user of that role, over the sample service. */
export async function assistantOf(role: Role, answers: object = wholeMonth) {
  const gateway = await testGateway({ answers: { ...answers }, now, settings: withTools });
  return connectAssistant(gateway.url, await signToken({ role: role.toLowerCase() }));
}
