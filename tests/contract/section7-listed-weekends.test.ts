import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startCompanyService } from '../support/company-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

describe('weekends on which the company’s own service lists everybody', () => {
  it('F-113 are no holidays either while their lists are still being read', async () => {
    service.bend((call, { date = '' }) =>
      call === 'GET /attendance/exception' && isWeekend(date)
        ? service.company.staff.map((person) => ({ ...person }))
        : undefined,
    );
    const settings = { UPSTREAM_URL: service.url, COST_BUDGET: '0', LIST_WINDOW_MS: '2000' };
    const { query } = await testGateway({ settings });
    const ask = async (document: string) => {
      const { data, errors } = await query(document, {}, service.token());
      expect(errors).toBeUndefined();
      return data as { readonly explainedDay: { readonly nodes: readonly { readonly reason: string }[] } };
    };
    // Letters read who signed in on each day of the month, and not who was absent.
    const month = service.today().slice(0, 7);
    await ask(`{ absenteeSummary(month: "${month}", first: 1) { letters { letters { title } } } }`);
    const saturday = '2026-11-21';
    const { explainedDay } = await ask(`{ explainedDay(date: "${saturday}", first: 200) { nodes { reason } } }`);
    const reasons = new Set(explainedDay.nodes.map(({ reason }) => reason));
    expect(explainedDay.nodes).toHaveLength(60);
    expect([...reasons].every((reason) => reason === 'UNEXPLAINED' || reason === 'DAY_OFF')).toBe(true);
    service.bend(null);
  });
});
