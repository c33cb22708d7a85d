import { describe, expect, it } from 'vitest';
import { clientOperation } from '../../bench/documents.ts';
import { dayOf } from '../../upstream/calendar.ts';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { now } from '../support/fixed-clock.ts';

const date = dayOf(new Date(now()), 'Africa/Lagos');

/** What the screens of a running day ask again and again, and the one call of the service that answers it. */
const looks = [
  {
    name: 'DayNumbers',
    variables: { date, isWhole: true, isSlow: false },
    call: `GET /api/v2/attendance/attendance/figures?date=${date}`,
    rowsOf: (data: Data) => data.overview?.attendance.rows,
  },
  {
    name: 'AttendanceNews',
    variables: { date, mode: 'SIGNED_IN', search: null, where: [], newest: 20 },
    call: `GET /api/v2/attendance/attendance/findall?date=${date}&mode=signedIn`,
    rowsOf: (data: Data) => data.attendance?.totalCount,
  },
] as const;

interface Data {
  readonly overview?: { readonly attendance: { readonly rows: number } };
  readonly attendance?: { readonly totalCount: number };
}

describe('viewers of a running day', () => {
  const contract = begun(() => startContract());

  it.each(looks)(
    'ask the service once each look by $name, get 304 from both, and see a sign-in at the next',
    async ({ name, variables, call, rowsOf }) => {
      const { upstream } = contract;
      const { url, wire } = await contract.gateway();
      const { query } = clientOperation(name, variables);
      const address = `${url}/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
      const viewer = async (token: string) => {
        let validator = '';
        return async () => {
          const response = await fetch(address, {
            headers: {
              authorization: `Bearer ${token}`,
              'apollo-require-preflight': 'true',
              'cache-control': 'no-cache',
              ...(validator && { 'if-none-match': validator }),
            },
          });
          const text = await response.text();
          validator = response.headers.get('etag') ?? validator;
          return { status: response.status, data: text === '' ? null : (JSON.parse(text) as { data: Data }).data };
        };
      };
      const tokens = await Promise.all([1, 2].map(() => upstream.signIn('admin@test.example')));
      const viewers = await Promise.all(tokens.map(viewer));
      const lookAll = async () => {
        wire.replies();
        const answers = [];
        for (const look of viewers) answers.push(await look());
        return { answers, calls: wire.replies() };
      };

      const first = await lookAll();
      const before = rowsOf(first.answers[0]?.data ?? {}) ?? -1;
      expect(before).toBeGreaterThanOrEqual(0);
      for (let turn = 0; turn < 2; turn += 1) {
        const { answers, calls } = await lookAll();
        expect(answers).toEqual([
          { status: 304, data: null },
          { status: 304, data: null },
        ]);
        expect(calls).toEqual([`304 ${call}`, `304 ${call}`]);
      }

      const record = { staffID: '00123', mode: 'signedIn', attendanceDate: new Date(now() - 1_000).toISOString() };
      expect((await upstream.call('POST', '/attendance/create', { body: record })).status).toBe(200);
      const after = await lookAll();
      expect(after.answers.map(({ data }) => rowsOf(data ?? {}))).toEqual([before + 1, before + 1]);
      // One fetches what has changed, the other has it confirmed.
      expect(after.calls).toEqual([`200 ${call}`, `304 ${call}`]);
    },
  );
});
