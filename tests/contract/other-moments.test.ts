import { describe, expect, it, onTestFinished } from 'vitest';
import { examples } from '../../schema/examples.ts';
import { usualDatabase } from '../support/database.ts';
import { clockEnvironment } from '../support/fixed-clock.ts';
import { demoToken, postGraphQL } from '../support/post-graphql.ts';
import { startProduct } from '../support/product.ts';

/** The product with a very small company, begun at a moment of its own, and operations of its administrator. */
async function startAt(instant: string, timeZone: string) {
  const company = { TIME_ZONE: timeZone, DEMO_STAFF: '40', DEMO_DAYS: '8' };
  const settings = { ...clockEnvironment(instant), ...company, ...(await usualDatabase()) };
  const product = await startProduct(settings);
  onTestFinished(product.stop);
  const token = await demoToken(product.url);
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await postGraphQL(product.url, query, { variables, token });
    expect(errors).toBeUndefined();
    return data;
  };
  return { ask, today: async (): Promise<string> => (await ask('{ organisation { today } }')).organisation.today };
}

const ofDay = `query ($date: Date!, $month: Month!) {
  attendance(date: $date, mode: SIGNED_IN, first: 200) { totalCount nodes { attendanceDate } }
  absentees(date: $date) { totalCount }
  serialLateness(month: $month) { totalCount }
  overview(date: $date) {
    attendance { source { ok } } signOuts { source { ok } } lateness { source { ok } }
    absent { source { ok } } serialLateness { source { ok } }
  }
}`;

describe('the product at another moment', { tags: 'nightly' }, () => {
  for (const { name, instant, today, zone = 'Africa/Lagos' } of [
    { name: 'before dawn', instant: '2026-11-26T03:40:00+01:00', today: '2026-11-26' },
    { name: 'on a Sunday', instant: '2026-11-22T12:00:00+01:00', today: '2026-11-22' },
    {
      name: 'at the first minute of a month',
      instant: '2026-12-01T00:00:30+01:00',
      today: '2026-12-01',
    },
    {
      name: 'in the hour that a zone skips',
      instant: '2027-03-14T01:59:50-05:00',
      today: '2027-03-14',
      zone: 'America/New_York',
    },
    {
      name: 'in the hour that a zone repeats',
      instant: '2026-10-25T02:59:50+02:00',
      today: '2026-10-25',
      zone: 'Europe/Berlin',
    },
  ])
    it(`F-92 answers every question of its day ${name}`, async () => {
      const product = await startAt(instant, zone);
      expect(await product.today()).toBe(today);
      const day = await product.ask(ofDay, { date: today, month: today.slice(0, 7) });
      const { nodes, totalCount } = day.attendance;
      expect(nodes).toHaveLength(totalCount);
      for (const { attendanceDate } of nodes) expect(attendanceDate.slice(0, 10)).toBe(today);
      expect(JSON.stringify(day.overview).match(/"ok":true/g)).toHaveLength(5);
      for (const { name, document, variables } of examples(today, true).filter(({ name }) => name !== 'SignIn')) {
        expect([name, await product.ask(document, variables)]).toEqual([name, expect.anything()]);
      }
    });

  it("F-92 passes from New Year's Eve into the year while it runs", async () => {
    const product = await startAt('2026-12-31T23:59:45+01:00', 'Africa/Lagos');
    await expect.poll(product.today).toBe('2027-01-01');
    const day = await product.ask(ofDay, { date: '2027-01-01', month: '2027-01' });
    expect(day.attendance).toMatchObject({ totalCount: expect.any(Number) });
    const eve = await product.ask(ofDay, { date: '2026-12-31', month: '2026-12' });
    expect(eve.attendance.totalCount).toBeGreaterThan(0);
  });
});
