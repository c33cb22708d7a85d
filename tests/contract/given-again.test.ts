import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LetterStep, stepAfter } from '../../schema/letter-words.ts';
import { type Contract, startContract } from '../support/contract.ts';
import fc, { cases } from '../support/fast-check.ts';
import { now } from '../support/fixed-clock.ts';
import { readCSV } from '../support/read-csv.ts';
import { addStaff } from '../support/upstream.ts';

/** Somebody who has or had a staff ID, with what was done to them. */
interface Person {
  readonly id: string;
  readonly staffID: string;
  readonly name: string;
  isThere: boolean;
  readonly letters: { readonly day: string; readonly reference: string; readonly step: LetterStep }[];
  readonly leaves: Set<string>;
}

const days = Array.from({ length: 16 }, (_, index) => `2026-11-${String(index + 5).padStart(2, '0')}`);
const happenings = fc.array(
  fc.record({
    staffID: fc.constantFrom('00111', '00222'),
    what: fc.constantFrom('change', 'letter', 'letter', 'away'),
  }),
  { minLength: days.length, maxLength: days.length },
);

describe('staff IDs that are given again', () => {
  let contract: Contract;
  beforeAll(async () => {
    contract = await startContract();
  });
  afterAll(() => contract?.close());

  /** Letters on record of which packs have told. */
  let inPacks = 0;

  /** Of the day on which something happens. */
  let token = '';
  const call = (method: string, path: string, body?: object) =>
    contract.upstream.call(method, path, { token, ...(body && { body }) });

  it('F-221 F-235 leave each person their own letters, references and leaves, in queries, files and packs', async () => {
    const { url, ask: query, token: reader } = await contract.gateway();
    const ask = query as Asking;
    await fc.assert(
      fc.asyncProperty(happenings, async (told) => {
        await empty();
        const people = await happen(told);
        contract.upstream.setNow(now());
        const owners = new Map<string, string>();
        for (const person of people) {
          const { id, staffID, name, letters, leaves } = person;
          const { data, errors } = await ask(document, { staffID, personID: id });
          expect(errors).toBeUndefined();
          const own = letters.map(({ reference, step, day }) => ({
            reference,
            step: step.toUpperCase(),
            isAllLeave: leaves.has(day),
            staff: { personID: id, name },
          }));
          expect(data.recordedLetters.nodes).toEqual(own);
          expect(data.leaves.nodes).toEqual(
            [...leaves].sort().map((from) => ({ from, staff: { personID: id, name } })),
          );
          const file = new URLSearchParams({ from: '2026-11-01', to: '2026-11-25', staffID, personID: id });
          const address = `${url}/export/recordedLetters.csv?${file}&columns=REFERENCE,NAME`;
          const csv = await fetch(address, { headers: { authorization: `Bearer ${reader}` } });
          const [, ...lines] = readCSV((await csv.text()).replace(/^\uFEFF/, ''));
          expect(lines.map(([, ...cells]) => cells)).toEqual(letters.map(({ reference }) => [reference, name]));
          for (const { reference } of letters) {
            expect([reference, owners.get(reference) ?? id]).toEqual([reference, id]);
            owners.set(reference, id);
          }
        }
        await checkPack(people, owners, ask);
      }),
      { numRuns: cases(3, 20) },
    );
    expect(inPacks).toBeGreaterThan(0);
  });

  const document = `query ($staffID: String!, $personID: ID!) {
    recordedLetters(from: "2026-11-01", to: "2026-11-25", staffID: $staffID, personID: $personID, orderBy: [{ column: PRINTED_AT }]) {
      nodes { reference step isAllLeave staff { personID name } }
    }
    leaves(from: "2026-11-01", to: "2026-11-25", staffID: $staffID, personID: $personID, orderBy: [{ column: FROM }]) {
      nodes { from staff { personID name } }
    }
  }`;

  /** The letters that would be printed now say what each person's own say. */
  async function checkPack(people: readonly Person[], owners: ReadonlyMap<string, string>, ask: Asking) {
    const record = '{ step earlier { staff { personID } } known { reference staff { personID } } }';
    const { data } = await ask(
      `{ absenteeSummary(month: "2026-11", first: 200) { letters { letters { reference staff { personID } days { date } record ${record} } } } }`,
    );
    for (const { reference, staff, days: listed, record: told } of data.absenteeSummary.letters.letters) {
      const person = people.find(({ id }) => id === staff.personID);
      if (!person) continue;
      inPacks += told.earlier.length + told.known.length;
      expect(owners.get(reference) ?? person.id).toBe(person.id);
      const dates = listed.map(({ date }: { date: string }) => date);
      const counted = person.letters.filter(({ day }) => !dates.includes(day) && !person.leaves.has(day));
      expect(told.step).toBe(stepAfter(counted.map(({ step }) => step)).toUpperCase());
      for (const letter of [...told.earlier, ...told.known]) expect(letter.staff.personID).toBe(person.id);
    }
  }

  async function happen(told: readonly { staffID: string; what: string }[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const [index, { staffID, what }] of told.entries()) {
      const day = days[index] ?? '';
      contract.upstream.setNow(`${day}T12:00:00Z`);
      token = await contract.upstream.signIn('admin@test.example');
      const holder = people.find((person) => person.staffID === staffID && person.isThere);
      if (!holder) people.push(await hire(staffID, `Person ${index}`, day));
      else if (what === 'change') await leave(holder);
      else if (what === 'away') await beAway(holder, day);
      else await write(holder, people, day);
    }
    return people;
  }

  async function hire(staff_id: string, name: string, day: string): Promise<Person> {
    const fields = { name, valid_from: day, shift_id: contract.shift, created_at: new Date(`${day}T05:00:00Z`) };
    const id = await addStaff(contract.upstream.db, staff_id, fields);
    return { id, staffID: staff_id, name, isThere: true, letters: [], leaves: new Set() };
  }

  async function leave(person: Person) {
    expect((await call('DELETE', `/staff/destroy/${person.id}`)).status).toBe(200);
    person.isThere = false;
  }

  async function beAway(person: Person, day: string) {
    // The day of the last letter, or today.
    const from = person.letters.findLast((letter) => !person.leaves.has(letter.day))?.day ?? day;
    const body = { staffID: person.staffID, from, to: from, kind: 'sick' };
    const { status } = await call('POST', '/leave/create', body);
    if (status === 200) person.leaves.add(from);
  }

  async function write(person: Person, people: readonly Person[], day: string) {
    const { staffID, letters, leaves } = person;
    const others = people.filter((other) => other !== person).flatMap((other) => other.letters);
    const wanted = `ABS/2026-11/${staffID}`;
    let reference = wanted;
    for (let number = 2; others.some((letter) => letter.reference === reference); number++)
      reference = `${wanted}/${number}`;
    const body = { letters: [{ kind: 'absence', staffID, days: [day], reference }] };
    const reply = await call('POST', '/letter/create/many', body);
    const step = stepAfter(letters.filter((letter) => !leaves.has(letter.day)).map((letter) => letter.step));
    expect(reply.body.data).toMatchObject([{ outcome: 'recorded', step }]);
    letters.push({ day, reference, step });
  }

  async function empty() {
    const { db } = contract.upstream;
    await db.deleteFrom('letters').execute();
    await db.deleteFrom('leaves').execute();
    for (const table of ['staff', 'staff_past'] as const)
      await db.deleteFrom(table).where('staff_id', 'in', ['00111', '00222']).execute();
  }
});

// biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
type Asking = (document: string, variables?: Record<string, unknown>) => Promise<{ data: any; errors?: unknown }>;
