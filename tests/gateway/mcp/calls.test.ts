import { describe, expect, it } from 'vitest';
import { lastDays } from '../../../gateway/shared/dates.ts';
import { assistantOf, given, tools, wholeMonth } from '../../support/assistant-tools.ts';
import { attendanceRecord } from '../../support/staff.ts';

describe('the tools of /mcp', () => {
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
