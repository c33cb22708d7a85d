import { type Kysely, sql } from 'kysely';
import { districts } from '../../schema/organisation.ts';
import { instantOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { demoAccounts } from './accounts.ts';
import type { DemoEvent } from './day-plan.ts';
import { holidaysOf } from './interruptions.ts';
import { leavesOf } from './leaves.ts';
import { type Company, hasPlants } from './origin.ts';
import { isWoman, nameOf, type Person, peopleOf } from './people.ts';
import { portraitFolder, referenceOf } from './pictures.ts';
import { randomOf } from './random.ts';
import { rotas } from './rotas.ts';

const furtherUsers = 12;

/** Writes shifts, holidays, staff and dashboard users of the demo company into empty tables. */
export async function writeOrganisation(
  db: Kysely<Tables>,
  { company, timeZone, passwordHash }: { company: Company; timeZone: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto('shifts')
    .values(
      rotas.map((rota) => ({
        id: rota.id,
        name: rota.name,
        start_time: rota.start,
        end_time: rota.end,
        lateness_threshold: rota.threshold,
        serial_lateness_threshold: rota.serial,
        work_days: [...rota.workDays],
      })),
    )
    .execute();
  await db
    .insertInto('holidays')
    .values([...holidaysOf(company)].map(([day, name]) => ({ day, name })))
    .execute();
  await writeStaff(db, company, timeZone);
  await writeLeaves(db, company, timeZone);
  await db.insertInto('users').values(usersOf(passwordHash)).execute();
}

/** Id of a person's record. */
const idOf = ({ index }: Person) => `5b1f7000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;

async function writeStaff(db: Kysely<Tables>, company: Company, timeZone: string): Promise<void> {
  const photoOf = (person: Person) => {
    const file = referenceOf(person, hasPlants(company));
    return file === null ? '' : `${portraitFolder}/${file}`;
  };
  const people = peopleOf(company).map((person) => ({
    id: idOf(person),
    staff_id: person.staffID,
    name: person.name,
    district: person.district,
    service_centre: person.serviceCentre,
    department: person.department,
    unit: person.unit,
    image_url: photoOf(person),
    shift_id: person.rota?.id ?? null,
    created_at: new Date(instantOf(person.joined, 4 * 3600, timeZone)).toISOString(),
  }));
  await sql`
    insert into staff (id, staff_id, name, district, service_centre, department, unit, image_url, shift_id, created_at)
    select * from json_to_recordset(${JSON.stringify(people)}::json) as person(
      id uuid, staff_id text, name text, district text, service_centre text, department text, unit text,
      image_url text, shift_id uuid, created_at timestamptz)`.execute(db);
  await writeMoves(db, peopleOf(company));
}

/** Moves people day by day, as their administrators did: the past of each stays. */
async function writeMoves(db: Kysely<Tables>, people: readonly Person[]): Promise<void> {
  const moves = people.flatMap(({ staffID, moves }) => moves.map((move) => ({ staffID, ...move })));
  const days = Map.groupBy(moves, ({ from }) => from);
  for (const day of [...days.keys()].sort()) {
    const rows = (days.get(day) ?? []).map(({ staffID, rota, district }) => {
      return { staff_id: staffID, shift_id: rota?.id ?? null, district };
    });
    await sql`
      update staff set valid_from = ${day}::date, shift_id = moved.shift_id, district = moved.district,
        service_centre = moved.district
      from json_to_recordset(${JSON.stringify(rows)}::json) as moved(staff_id text, shift_id uuid, district text)
      where staff.staff_id = moved.staff_id`.execute(db);
  }
}

async function writeLeaves(db: Kysely<Tables>, company: Company, timeZone: string): Promise<void> {
  const leaves = leavesOf(company, timeZone).map(({ person, from, to, kind, note, enteredOn }, index) => ({
    id: `5b1f7000-0000-4000-a000-${String(index + 1).padStart(12, '0')}`,
    staff_id: idOf(person),
    first_day: from,
    last_day: to,
    kind,
    note,
    entered_by: demoAccounts[1].email,
    entered_at: new Date(instantOf(enteredOn, 10 * 3600, timeZone)),
  }));
  await sql`
    insert into leaves (id, staff_id, first_day, last_day, kind, note, entered_by, entered_at)
    select * from json_to_recordset(${JSON.stringify(leaves)}::json) as leave(
      id uuid, staff_id uuid, first_day date, last_day date, kind text, note text, entered_by text,
      entered_at timestamptz)`.execute(db);
}

/** The three accounts of the demo and a dozen colleagues, one of them no longer active. */
function usersOf(passwordHash: string) {
  const accounts = demoAccounts.map(({ email, role, name, district }) => ({
    email: email as string,
    role: role as 'admin' | 'management' | 'user',
    name: name as string,
    district: district as string,
    service_centre: district as string,
    is_active: true,
    mac_address: '',
    password_hash: passwordHash,
  }));
  const colleagues = Array.from({ length: furtherUsers }, (_, index) => {
    const random = randomOf(5, index);
    const name = nameOf(random, isWoman(index));
    const district = random.pick(districts);
    return {
      email: `${plain(name)}.${index + 1}@demo.example`,
      role: random.pick(['admin', 'management', 'management', 'user', 'user', 'user'] as const),
      name,
      district,
      service_centre: district,
      is_active: index !== 7,
      mac_address: random.chance(0.5) ? macAddress(random) : '',
      password_hash: passwordHash,
    };
  });
  return [...accounts, ...colleagues];
}

/** A name as mail addresses have it: `Chịnedụ Okafọ` is `chinedu.okafo`. */
function plain(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z -]/g, '').replaceAll(' ', '.');
}

function macAddress(random: { whole(low: number, high: number): number }): string {
  const pairs = Array.from({ length: 5 }, () => random.whole(0, 255).toString(16).padStart(2, '0'));
  return ['02', ...pairs].join(':').toUpperCase();
}

const rowsOfStatement = 5_000;

/**
 * Writes events as attendance rows, ordered by time within a statement. People who are no longer on record are left
 * out.
 */
export async function writeEvents(db: Kysely<Tables>, events: readonly DemoEvent[]): Promise<void> {
  for (let from = 0; from < events.length; from += rowsOfStatement) {
    const portion = events.slice(from, from + rowsOfStatement);
    await sql`
      insert into attendance
        (staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location, is_image_recognised,
        arrived_at)
      select s.id, e.mode, to_timestamp(e.at / 1000.0), e."serviceCentre", ${portraitFolder}::text || '/' || e.portrait,
        e.latitude, e.longitude, e.location, e."isImageRecognised", to_timestamp(e.at / 1000.0)
      from json_to_recordset(${JSON.stringify(portion)}::json) as e(
        "staffID" text, mode text, at bigint, "serviceCentre" text, portrait text, latitude float8, longitude float8,
        location text, "isImageRecognised" boolean)
      join staff s on s.staff_id = e."staffID"
      order by e.at, e."staffID"`.execute(db);
  }
}
