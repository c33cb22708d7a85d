import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { absencePath, comparing, serialPath, serial as serialRow, short } from './compared-months.ts';

const months = 'later: "2026-11", earlier: "2026-10"';
const serial = `${months}, measure: SERIAL_LATENESS`;

describe('Query.comparedStaff', () => {
  it('N-14 lays the serially late of two months side by side, with two calls; of the running one it tells nobody gone or better', async () => {
    const { compare, asked } = await comparing();
    const found = await compare(serial);
    expect(found).toMatchObject({ totalCount: 3, throughDay: null, withoutRule: 0, notice: null });
    expect(found.nodes.map(short)).toEqual([
      ['B', 2, 3, 'WORSE'],
      ['C', null, 2, 'NEW'],
      ['A', 2, null, null],
    ]);
    expect(asked()).toEqual([serialPath('2026-10'), serialPath('2026-11')]);
  });

  it('F-107 takes no threshold of others for that of whom a list names with fewer days', async () => {
    const { compare } = await comparing({
      'GET /shift/findAll': [{ _id: 'other', name: 'Other', startTime: '08:00', serialLatenessThreshold: 6 }],
      [serialPath('2026-09')]: [serialRow('B', ['2026-09-01']), serialRow('C', ['2026-09-01', '2026-09-02'])],
    });
    const { nodes } = await compare('later: "2026-10", earlier: "2026-09", measure: SERIAL_LATENESS');
    expect(nodes.map((node: { difference: number }) => [...short(node), node.difference])).toEqual([
      ['A', null, 2, 'NEW', 1],
      ['B', 1, 2, 'WORSE', 1],
      ['C', 2, null, 'GONE', -1],
    ]);
  });

  it('N-14 compares absent days of whole months, and of the days that both have had', async () => {
    const { compare } = await comparing({ [absencePath('2026-09')]: [] });
    expect((await compare(`${months}, measure: ABSENCE`)).nodes.map(short)).toEqual([
      ['A', 2, 1, 'BETTER'],
      ['B', 1, 0, 'GONE'],
    ]);
    const same = await compare(`${months}, measure: ABSENCE, days: SAME`);
    expect([same.throughDay, same.nodes.map(short)]).toEqual([4, [['A', 1, 1, 'SAME']]]);
    const past = await compare('later: "2026-10", earlier: "2026-09", measure: ABSENCE, days: SAME');
    expect(past).toMatchObject({ throughDay: null, totalCount: 2 });
  });

  it('N-14 adds up minutes late, and counts the days whose shift is not known', async () => {
    const { compare, asked } = await comparing();
    const { withoutRule, nodes } = await compare(`${months}, measure: LATE_MINUTES`);
    expect([withoutRule, nodes.map(short)]).toEqual([
      1,
      [
        ['B', 0, 60, 'NEW'],
        ['A', 20, 41, 'WORSE'],
        ['C', 0, 0, 'NEW'],
      ],
    ]);
    expect(asked().filter((call) => call.startsWith('GET /attendance/lateness'))).toHaveLength(35);
    const same = await compare(`${months}, measure: LATE_MINUTES, days: SAME`);
    expect(same.nodes.map(short)).toContainEqual(['A', 0, 41, 'NEW']);
  });

  it('N-17 shows the period that could be read, says why the other is missing, and refuses a file of it', async () => {
    const sources =
      'totalCount notice nodes { key earlier later change } earlierSources { ok code message } laterSources { ok }';
    const timedOut = { [serialPath('2026-10')]: codedError('UPSTREAM_TIMEOUT', 'Too late.') };
    const { compare, file } = await comparing(timedOut);
    const found = await compare(serial, sources);
    expect(found.nodes.map(short)).toEqual([
      ['B', null, 3, null],
      ['C', null, 2, null],
    ]);
    expect(found).toMatchObject({
      earlierSources: [{ ok: false, code: 'UPSTREAM_TIMEOUT', message: 'Too late.' }, { ok: true }],
      laterSources: [{ ok: true }, { ok: true }],
    });
    const name = 'comparedStaff.csv?later=2026-11&earlier=2026-10&measure=SERIAL_LATENESS';
    expect((await file(name)).status).toBe(502);
    const unclear = await comparing({ [serialPath('2026-11')]: new Reply({ status: 'pending' }) });
    expect(await unclear.compare(serial, sources)).toMatchObject({
      totalCount: 2,
      notice: null,
      laterSources: [{ ok: false }, { ok: true }],
    });
  });

  it('fails when neither period can be read', async () => {
    const fault = codedError('UPSTREAM_TIMEOUT', 'Too late.');
    const { query, documentOf } = await comparing({
      [serialPath('2026-10')]: fault,
      [serialPath('2026-11')]: fault,
    });
    expect((await query(documentOf(serial))).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  });

  it.each([
    ['"2026-10", earlier: "2026-11"', { field: 'earlier' }],
    ...['2026-13', '2026-02-28', '2026', 'today'].map((month) => [`"${month}", earlier: "2026-10"`, {}] as const),
  ] as const)('refuses the months %s', async (given, more) => {
    const { query, documentOf, asked } = await comparing();
    const { errors } = await query(documentOf(`later: ${given}, measure: ABSENCE`));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', ...more } }]);
    expect(asked()).toEqual([]);
  });
});
