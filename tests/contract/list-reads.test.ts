import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportableLists } from '../../gateway/schema.ts';
import type { ExtensionName } from '../../upstream/extensions.ts';
import { type Contract, startContract } from '../support/contract.ts';
import { addShift } from '../support/upstream.ts';

/** Arguments by name: days and months that nothing has been read of, the months with the most days. */
const values: Readonly<Record<string, string>> = {
  date: '2024-03-29',
  month: '2024-03',
  mode: 'SIGNED_IN',
  staffID: '00124',
  group: 'IN_BOTH_LISTS',
  by: 'DEPARTMENT',
  later: '2024-01',
  earlier: '2023-12',
  measure: 'LATE_MINUTES',
};

/** The same of one list alone. Where an ID has no records, the register is asked too how it is spelled; that is not priced. */
const ownValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  staffAttendance: { staffID: '00123' },
  staffPhotoFindings: { staffID: '00123' },
  changes: { from: '2024-03-01', to: '2024-03-05' },
  recordChanges: { id: '00124' },
  reviews: { from: '2024-03-01', to: '2024-03-05' },
  recordedLetters: { from: '2024-03-01', to: '2024-03-05' },
  leaves: { from: '2024-03-01', to: '2024-03-05' },
};

/** Of lists that take either a day or a month: the month. */
const argumentsOf = ({ field, arguments: given }: (typeof exportableLists)[number]) => {
  const names = Object.keys(given).filter((name) => !(name === 'date' && 'month' in given));
  const asked = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return { ...Object.fromEntries(asked), ...ownValues[field] };
};

/** A company in which as much has to be read as anywhere: nobody signs in, a shift begins soon after midnight, and one lasts two days. */
async function startQuietCompany(extensions: readonly ExtensionName[]): Promise<Contract> {
  const contract = await startContract(extensions);
  const { db } = contract.upstream;
  await addShift(db, 'Dawn', '00:30:00');
  await addShift(db, 'Duty', '22:00:00', '22:00:00');
  await db
    .updateTable('staff')
    .set({ created_at: new Date('2020-01-01T08:00:00+01:00') })
    .execute();
  return contract;
}

const needed = exportableLists.flatMap(({ extension }) => (extension as ExtensionName | undefined) ?? []);

/** Of the lists that read each day of a month, those besides a person's own. */
const months = ['attendanceMonth', 'comparedStaff', 'staffHours'];

let section7: Contract;
let extended: Contract;
beforeAll(async () => {
  [section7, extended] = await Promise.all([startQuietCompany([]), startQuietCompany(needed)]);
});
afterAll(() => Promise.all([section7?.close(), extended?.close()]));

describe('the price of a list', () => {
  for (const list of exportableLists) {
    const { field } = list;
    it(`F-01 rests on the calls that its loader makes: ${field}`, {
      tags: months.includes(field) ? 'nightly' : [],
    }, async () => {
      const { url, token, wire } = await (list.extension ? extended : section7).gateway({ LIST_WINDOW_MS: '0' });
      wire.passed();
      const address = `${url}/export/${field}.csv?${new URLSearchParams(argumentsOf(list))}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
      // What the gateway asks as a stranger, once an hour, is no caller's.
      const own = wire.passed().filter(({ authorization }) => authorization === `Bearer ${token}`);
      const made = own.map(({ call }) => call.replace('/api/v2/attendance', '').replace(/\?.*/, ''));
      const counts = Object.entries(Object.groupBy(made, (call) => call)).map(([call, same]) => [call, same?.length]);
      // What only an extension answers is not asked of a service without it.
      const extensions = list.extension ? [] : ['GET /leave/findAll', 'GET /holiday/findAll'];
      const priced = Object.entries(list.reads ?? {}).filter(([call]) => !extensions.includes(call));
      if (list.reads) expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(priced));
      else expect(made).toHaveLength(1);
    });
  }
});
