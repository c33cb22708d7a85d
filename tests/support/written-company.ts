import { addDays } from '../../gateway/shared/dates.ts';
import { instantOf } from '../../upstream/calendar.ts';
import { historyOf } from '../../upstream/demo/day-plan.ts';
import { writeEvents, writeOrganisation } from '../../upstream/demo/write-company.ts';
import { makeAttendanceMonths } from '../../upstream/partitions.ts';
import { startTestUpstream, type TestUpstream } from './upstream.ts';

/** A company of the demo's kind: its first day, the days that decide who moves or comes, and its people. */
interface WrittenCompany {
  readonly start: string;
  readonly days: number;
  readonly staff: number;
}

/** The attendance service with such a company and so many days of its records. */
export async function startWrittenCompany(
  company: WrittenCompany,
  daysWritten: number,
  timeZone: string,
): Promise<TestUpstream> {
  const upstream = await startTestUpstream();
  const since = new Date(instantOf(company.start, 0, timeZone));
  const until = new Date(instantOf(addDays(company.start, daysWritten), 0, timeZone));
  await upstream.db.transaction().execute(async (transaction) => {
    await writeOrganisation(transaction, { company, timeZone, passwordHash: 'none' });
    await makeAttendanceMonths(transaction, since, until);
    for (const events of historyOf(company, timeZone).between(since.getTime(), until.getTime())) {
      await writeEvents(transaction, events);
    }
  });
  return upstream;
}
