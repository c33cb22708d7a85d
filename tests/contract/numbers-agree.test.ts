import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays } from '../../gateway/shared/dates.ts';
import { keepDays } from '../../upstream/reports/stored-days.ts';
import { type Ask, checkComparison, checkDashboard, checkLetters, checkPerson } from '../support/agreeing-numbers.ts';
import { startCompanyService } from '../support/company-service.ts';
import { now as runsClock } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { testSecret } from '../support/upstream.ts';
import { startWrittenCompany } from '../support/written-company.ts';

const timeZone = 'Africa/Lagos';

/** Asks a gateway over a service with a token of it. */
async function askOf(url: string, token: string, now: () => number): Promise<Ask> {
  const { query } = await testGateway({
    settings: { UPSTREAM_URL: url, JWT_SECRET: testSecret, COST_BUDGET: '0' },
    now,
  });
  return async <Data>(document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await query(document, variables, token);
    expect(errors).toBeUndefined();
    return data as Data;
  };
}

/** The numbers of a dashboard, of people and of the reports of two months agree. */
async function checkAll(ask: Ask, today: string): Promise<void> {
  const months = [addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7), today.slice(0, 7)] as const;
  for (const date of [today, addDays(today, -1), addDays(today, -8)]) await checkDashboard(ask, date);
  await checkComparison(ask, ...months);
  const { staff } = await ask<{ staff: { nodes: readonly { staff: { staffID: string } }[] } }>(
    '{ staff(first: 200) { nodes { staff { staffID } } } }',
    {},
  );
  for (const month of months) {
    await checkLetters(ask, month, () => true);
    for (const [index, { staff: person }] of staff.nodes.entries()) {
      if (index % 9 === 0 && person.staffID !== '') await checkPerson(ask, person.staffID, month);
    }
  }
}

describe('numbers', () => {
  it('F-107 agree over the service of this repository', { tags: 'nightly' }, async () => {
    const moment = Date.parse('2026-11-10T12:00:00+01:00');
    const upstream = await startWrittenCompany({ start: '2026-09-15', days: 60, staff: 60 }, 60, timeZone);
    onTestFinished(() => upstream.close());
    // The gateway checks tokens by the run's clock, the service by its own.
    upstream.setNow(Math.max(moment, runsClock()));
    const token = await upstream.signIn('admin@test.example');
    upstream.setNow(moment);
    await keepDays(upstream.db, { timeZone, now: new Date(moment) });
    await checkAll(await askOf(upstream.url, token, () => moment), '2026-11-10');
  });

  it('F-107 agree over a service of section 7 alone, with people who have left and an ID that was given again', async () => {
    const service = await startCompanyService({ secret: testSecret, staff: 60 });
    onTestFinished(() => service.close());
    service.change(({ staff }) => {
      const [gone] = staff.splice(4, 1);
      staff.splice(7, 1);
      const heir = staff[11];
      if (gone && heir) heir.staffID = gone.staffID;
    });
    await checkAll(await askOf(service.url, service.token(), runsClock), service.today());
  });
});
