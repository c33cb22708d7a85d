import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { absencePath, answers, ask, now, serialPath, short } from './compared-months.ts';

const staffRows = (args: string) => `{ comparedStaff(${args}) {
  totalCount throughDay withoutRule notice
  nodes { key staff { staffID } earlier later difference change }
  earlierSources { call ok code message } laterSources { call ok }
} }`;

describe('Query.comparedStaff', () => {
  it('N-14 lays the serially late of two months side by side, with two calls', async () => {
    const { data, errors, calls } = await ask(
      staffRows('later: "2026-11", earlier: "2026-10", measure: SERIAL_LATENESS'),
    );
    expect(errors).toBeUndefined();
    expect(data.comparedStaff).toMatchObject({ totalCount: 3, throughDay: null, withoutRule: 0, notice: null });
    expect(data.comparedStaff?.nodes.map(short)).toEqual([
      ['B', 2, 3, 'WORSE'],
      ['C', null, 2, 'NEW'],
      ['A', 2, null, 'GONE'],
    ]);
    expect(calls.filter((call) => call.includes('/attendance/'))).toEqual([
      serialPath('2026-10'),
      serialPath('2026-11'),
    ]);
  });

  it('F-107 takes no threshold of others for that of whom a list names with fewer days', async () => {
    const { data } = await ask(staffRows('later: "2026-11", earlier: "2026-10", measure: SERIAL_LATENESS'), {
      'GET /shift/findAll': [{ _id: 'other', name: 'Other', startTime: '08:00', serialLatenessThreshold: 6 }],
    });
    expect(data.comparedStaff?.nodes.map((node) => [...short(node), node.difference])).toEqual([
      ['B', 2, 3, 'WORSE', 1],
      ['C', null, 2, 'NEW', 1],
      ['A', 2, null, 'GONE', -1],
    ]);
  });

  it('N-14 compares absent days of whole months, and of the days that both have had', async () => {
    const months = 'later: "2026-11", earlier: "2026-10", measure: ABSENCE';
    const whole = await ask(staffRows(months));
    expect(whole.data.comparedStaff?.nodes.map(short)).toEqual([
      ['A', 2, 1, 'BETTER'],
      ['B', 1, 0, 'GONE'],
    ]);
    const same = await ask(staffRows(`${months}, days: SAME`));
    expect(same.data.comparedStaff).toMatchObject({ throughDay: 4 });
    expect(same.data.comparedStaff?.nodes.map(short)).toEqual([['A', 1, 1, 'SAME']]);
    const past = await ask(staffRows('later: "2026-10", earlier: "2026-09", measure: ABSENCE, days: SAME'), {
      [absencePath('2026-09')]: [],
    });
    expect(past.data.comparedStaff).toMatchObject({ throughDay: null, totalCount: 2 });
  });

  it('N-14 adds up minutes late, and counts the days whose shift is not known', async () => {
    const { data, calls } = await ask(staffRows('later: "2026-11", earlier: "2026-10", measure: LATE_MINUTES'));
    expect(data.comparedStaff).toMatchObject({ withoutRule: 1 });
    expect(data.comparedStaff?.nodes.map(short)).toEqual([
      ['B', 0, 60, 'NEW'],
      ['A', 20, 41, 'WORSE'],
      ['C', 0, 0, 'NEW'],
    ]);
    expect(calls.filter((call) => call.startsWith('GET /attendance/lateness'))).toHaveLength(35);
    const same = await ask(staffRows('later: "2026-11", earlier: "2026-10", measure: LATE_MINUTES, days: SAME'));
    expect(same.data.comparedStaff?.nodes.map(short)).toContainEqual(['A', 0, 41, 'NEW']);
  });

  it('N-17 shows the period that could be read, says why the other is missing, and refuses a file of it', async () => {
    const failing = { [serialPath('2026-10')]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const args = 'later: "2026-11", earlier: "2026-10", measure: SERIAL_LATENESS';
    const { data, errors } = await ask(staffRows(args), failing);
    expect(errors).toBeUndefined();
    expect(data.comparedStaff?.nodes.map(short)).toEqual([
      ['B', null, 3, null],
      ['C', null, 2, null],
    ]);
    expect(data.comparedStaff).toMatchObject({
      earlierSources: [{ ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Too late.' }, { ok: true }],
      laterSources: [{ ok: true }, { ok: true }],
    });
    const { url } = await testGateway({ answers: { ...answers, ...failing }, now });
    const file = await fetch(`${url}/export/comparedStaff.csv?later=2026-11&earlier=2026-10&measure=SERIAL_LATENESS`, {
      headers: { authorization: `Bearer ${await signToken()}` },
    });
    expect(file.status).toBe(502);
    const unclear = await ask(staffRows(args), { [serialPath('2026-11')]: new Reply({ status: 'pending' }) });
    expect(unclear.data.comparedStaff).toMatchObject({
      totalCount: 2,
      notice: null,
      laterSources: [{ ok: false }, { ok: true }],
    });
  });

  it('fails when neither period can be read', async () => {
    const failing = Object.fromEntries(
      ['2026-10', '2026-11'].map((month) => [serialPath(month), codedError('UPSTREAM_TIMEOUT', 'Too late.')]),
    );
    const { errors } = await ask(staffRows('later: "2026-11", earlier: "2026-10", measure: SERIAL_LATENESS'), failing);
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  });

  it('refuses months the wrong way round and names the field', async () => {
    const { errors, calls } = await ask(staffRows('later: "2026-10", earlier: "2026-11", measure: ABSENCE'));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'earlier' } }]);
    expect(calls.filter((call) => call.includes('/attendance/'))).toEqual([]);
  });

  it.each(['2026-13', '2026-02-28', '2026', 'today'])('refuses %s for a month', async (period) => {
    const { errors } = await ask(staffRows(`later: "${period}", earlier: "2026-10", measure: ABSENCE`));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
