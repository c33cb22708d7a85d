import { describe, expect, it } from 'vitest';
import { type LetterStep, stepAfter } from '../../schema/letter-words.ts';
import { connectAssistant } from '../support/assistant.ts';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
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
  /** Sign-ins by their keys, with what a reviewer noted of them. */
  readonly signIns: Map<string, string>;
}

const days = Array.from({ length: 16 }, (_, index) => `2026-11-${String(index + 5).padStart(2, '0')}`);
const happenings = fc.array(
  fc.record({
    staffID: fc.constantFrom('00111', '00222'),
    what: fc.constantFrom('change', 'letter', 'letter', 'away', 'signIn'),
  }),
  { minLength: days.length, maxLength: days.length },
);

describe('staff IDs that are given again', () => {
  const contract = begun(() => startContract());

  /** Letters on record of which packs have told. */
  let inPacks = 0;

  /** Of the day on which something happens. */
  let token = '';
  const call = (method: string, path: string, body?: object) =>
    contract.upstream.call(method, path, { token, ...(body && { body }) });

  /** Names in morning mails. */
  let inMails = 0;

  /** Whether letters on record were in packs, and names in mails. */
  const wereNamed = () => [inPacks, inMails].map((count) => count > 0);

  it('F-221 F-235 leave each person their own month, records, verdicts, letters, references and leaves', async () => {
    const happen = ['hire', 'letter', 'signIn', 'away', 'letter', 'change', 'hire', 'signIn', 'letter'];
    await (await checker())(happen.map((what) => ({ staffID: '00111', what })));
    expect(wereNamed()).toEqual([true, true]);
  });

  it('F-221 F-235 do so in whatever order, in queries, files, packs, mails and answers to assistants', {
    tags: 'nightly',
  }, async () => {
    const check = await checker();
    await fc.assert(fc.asyncProperty(happenings, check), { numRuns: cases(1, 20) });
    expect(wereNamed()).toEqual([true, true]);
  });

  /** Has things happen, and compares what is told of each person with what happened to them. */
  async function checker() {
    const settings = { MCP: 'on', DASHBOARD_URL: 'https://attendance.example', COST_BUDGET: '0' };
    const { url, ask: query, token: reader } = await contract.gateway(settings);
    const { call: askTool } = await connectAssistant(url, reader);
    const ask = query as Asking;
    return async (told: readonly { readonly staffID: string; readonly what: string }[]) => {
      await empty();
      const people = await happen(told);
      contract.upstream.setNow(now());
      const owners = new Map<string, string>();
      for (const person of people) {
        const { id, staffID, name, letters, leaves, signIns } = person;
        const whose = { staffID, personID: id };
        const { data, errors } = await ask(document, whose);
        expect(errors).toBeUndefined();
        const own = letters.map(({ reference, step, day }) => ({
          reference,
          step: step.toUpperCase(),
          isAllLeave: leaves.has(day),
          staff: { personID: id, name },
        }));
        expect(data.recordedLetters.nodes).toEqual(own);
        expect(data.leaves.nodes).toEqual([...leaves].sort().map((from) => ({ from, staff: { personID: id, name } })));
        const judged = [...signIns].map(([key, note]) => ({
          key,
          staff: { personID: id, name },
          review: { verdicts: note ? [{ note }] : [] },
        }));
        expect(data.staffAttendance.nodes).toEqual(judged);
        expect(data.personMonth.staff).toEqual({ personID: id, name });
        const { days: ownDays, otherRecords } = data.personMonth;
        const records = [...ownDays.flatMap((day: typeof data.personMonth) => day.records), ...otherRecords];
        expect(records.map(({ key }) => key).sort()).toEqual([...signIns.keys()].sort());
        for (const [tool, more, expected] of [
          ['leaves', { from: '2026-11-01', to: '2026-11-25' }, leaves.size],
          ['recordedLetters', { from: '2026-11-01', to: '2026-11-25' }, letters.length],
          ['staffAttendance', { month: '2026-11' }, signIns.size],
        ] as const) {
          const { answer } = await askTool(tool, { ...whose, ...more, rows: 20 });
          const names = (answer.rows ?? []).map((row: typeof answer) => row.staff.name);
          expect([tool, answer.totalCount, new Set([...names, name])]).toEqual([tool, expected, new Set([name])]);
        }
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
    };
  }

  const document = `query ($staffID: String!, $personID: ID!) {
    recordedLetters(from: "2026-11-01", to: "2026-11-25", staffID: $staffID, personID: $personID, orderBy: [{ column: PRINTED_AT }]) {
      nodes { reference step isAllLeave staff { personID name } }
    }
    leaves(from: "2026-11-01", to: "2026-11-25", staffID: $staffID, personID: $personID, orderBy: [{ column: FROM }]) {
      nodes { from staff { personID name } }
    }
    staffAttendance(staffID: $staffID, personID: $personID, month: "2026-11", mode: SIGNED_IN, orderBy: [{ column: ATTENDANCE_DATE }]) {
      nodes { key staff { personID name } review { verdicts { note } } }
    }
    personMonth(staffID: $staffID, personID: $personID, month: "2026-11") {
      staff { personID name } days { records { key } } otherRecords { key }
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
      const same = person.letters.find(({ day }) => dates.every((date: string) => date === day));
      expect(told.step).toBe((same?.step ?? stepAfter(counted.map(({ step }) => step))).toUpperCase());
      for (const letter of [...told.earlier, ...told.known]) expect(letter.staff.personID).toBe(person.id);
    }
  }

  async function happen(told: readonly { readonly staffID: string; readonly what: string }[]): Promise<Person[]> {
    const people: Person[] = [];
    for (const [index, { staffID, what }] of told.entries()) {
      const day = days[index] ?? '';
      contract.upstream.setNow(`${day}T12:00:00Z`);
      token = await contract.upstream.signIn('admin@test.example');
      const holder = people.find((person) => person.staffID === staffID && person.isThere);
      if (!holder) people.push(await hire(staffID, `Person ${String.fromCharCode(65 + index)}`, day));
      else if (what === 'change') await leave(holder);
      else if (what === 'away') await beAway(holder, day);
      else if (what === 'signIn') await signIn(holder, day);
      else await write(holder, people, day);
      await checkMail(people);
    }
    return people;
  }

  async function hire(staff_id: string, name: string, day: string): Promise<Person> {
    const fields = { name, valid_from: day, shift_id: contract.shift, created_at: new Date(`${day}T05:00:00Z`) };
    const id = await addStaff(contract.upstream.db, staff_id, fields);
    return { id, staffID: staff_id, name, isThere: true, letters: [], leaves: new Set(), signIns: new Map() };
  }

  /** The mail of the moment names nobody who has left. */
  async function checkMail(people: readonly Person[]) {
    const { body } = await call('GET', '/digest/preview/own?scope=all');
    const named = people.filter(({ name, staffID }) => body.data.text.includes(`${name} (${staffID})`));
    inMails += named.length;
    expect(named.filter(({ isThere }) => !isThere)).toEqual([]);
  }

  /** Signs in late, and is judged every other time. */
  async function signIn({ staffID, name, signIns }: Person, day: string) {
    const record = { staffID, mode: 'signedIn', attendanceDate: `${day}T08:30:00+01:00` };
    expect((await call('POST', '/attendance/create', record)).status).toBe(200);
    const note = signIns.size % 2 === 0 ? `Seen by ${name}` : '';
    signIns.set(`${staffID}-SIGNED_IN-${record.attendanceDate}`, note);
    if (note === '') return;
    const verdict = { ...record, verdict: 'cannotTell', note };
    expect((await call('POST', '/review/create', verdict)).status).toBe(200);
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
    for (const table of ['leaves', 'verdicts', 'reviews'] as const) await db.deleteFrom(table).execute();
    await db.deleteFrom('attendance').where('attendance_at', '>', new Date('2026-01-01')).execute();
    for (const table of ['staff', 'staff_past'] as const)
      await db.deleteFrom(table).where('staff_id', 'in', ['00111', '00222']).execute();
  }
});

// biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
type Asking = (document: string, variables?: Record<string, unknown>) => Promise<{ data: any; errors?: unknown }>;
