import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, startOf } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { readOutcomes } from './outcomes.ts';

/** Rows of a list, and the staff IDs among them. */
interface ListFigures {
  readonly rows: number;
  readonly staff: number;
}

/** How long the lists of a day are, and how many people each group has that comes of laying them side by side. */
export interface DayFigures {
  readonly register: ListFigures;
  readonly signedIn: ListFigures;
  readonly signedOut: ListFigures;
  readonly late: ListFigures;
  readonly absent: ListFigures;
  readonly groups: Readonly<Record<Group, number>>;
}

/**
 * Who is in a group, by what the lists have of a staff ID: `r` whether it is on the register, `i` its sign-ins, `a` and `l`
 * how often it is listed as absent and as late. UNEXPLAINED is the rest of the register; nobody is on it twice. The register
 * is that of the day: of a past one, everybody who was registered by then, or whom its lists name with a record of it.
 */
const groups = {
  present: sql`r and i > 0`,
  absent: sql`r and i = 0 and a > 0`,
  late: sql`r and i > 0 and l > 0`,
  inBothLists: sql`i > 0 and a > 0`,
  lateWithoutSignIn: sql`i = 0 and l > 0`,
  notOnRegister: sql`not r and i + a + l > 0`,
  signedInRepeatedly: sql`i > 1`,
} as const;
type Group = keyof typeof groups | 'valid' | 'unexplained' | 'registeredRepeatedly';

/** The lists by the columns that count their rows of a staff ID. */
const lists = { signedIn: 'i', signedOut: 'o', late: 'l', absent: 'a' } as const;

/**
 * The figures of a shift day `YYYY-MM-DD`: of the lists `staff/find/all`, `attendance/findall` of both modes,
 * `attendance/lateness` and `attendance/exception` of that day, without the lists.
 */
export async function dayFigures(
  db: Kysely<Tables>,
  { day, timeZone, now }: { day: string; timeZone: string; now: Date },
): Promise<DayFigures> {
  const span = { timeZone, now, from: day, before: addDays(day, 1) };
  const outcomes = await readOutcomes(db, ['late', 'absent'], span);
  const instant = (of: string) => sql`${startOf(of, timeZone).toISOString()}::timestamptz`;
  const counts = Object.entries(groups).map(
    ([name, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(name)}`,
  );
  const lengths = Object.entries(lists).flatMap(([name, column]) => [
    sql`coalesce(sum(${sql.ref(column)}), 0)::integer as ${sql.ref(`${name}Rows`)}`,
    sql`count(*) filter (where ${sql.ref(column)} > 0)::integer as ${sql.ref(`${name}Staff`)}`,
  ]);
  const isPast = sql`${day < dayOf(now, timeZone)}::boolean`;
  const registered = sql`case when ${isPast} then (
      select count(*)::integer from staff_versions v where ${validOn('v', day)}
        and ((v.created_at at time zone ${timeZone}::text)::date <= ${day}::date or v.staff_id in (select key from named))
    ) else (select count(*)::integer from staff) end`;
  // The lists name the staff record of the day, and the late a shift of theirs besides. Where it is the present one, no
  // other of the register has its staff ID.
  const { rows } = await sql<Readonly<Record<string, number>>>`
    with outcomes as (${outcomes}),
    signs as (
      select staff_id, (count(*) filter (where mode = 'signedIn'))::integer as i,
        (count(*) filter (where mode = 'signedOut'))::integer as o
      from attendance where attendance_at >= ${instant(day)} and attendance_at < ${instant(span.before)}
      group by staff_id
    ),
    named as materialized (
      select v.staff_id as key, v.tableoid = 'staff'::regclass as r, coalesce(signs.i, 0) as i, coalesce(signs.o, 0) as o,
        coalesce((outcomes.outcome = 'absent')::integer, 0) as a,
        coalesce((outcomes.outcome = 'late' and h.id is not null)::integer, 0) as l
      from staff_versions v
      left join signs on signs.staff_id = v.id
      left join outcomes on outcomes.staff_id = v.id
      left join shift_versions h on h.id = v.shift_id and ${validOn('h', day)}
      where ${validOn('v', day)} and (signs.staff_id is not null or outcomes.staff_id is not null)
    ),
    past as (
      select distinct key from named where not r and not ${isPast}
    ),
    people as (
      select i, o, a, l, r or ${isPast} as r from named where key not in (select key from past)
      union all
      select sum(i), sum(o), sum(a), sum(l), exists (select from staff where staff.staff_id = key)
      from named where key in (select key from past) group by key
    )
    select ${sql.join([...counts, ...lengths])}, (select count(*)::integer from staff) as register, ${registered} as valid
    from people`.execute(db);
  const of = (name: string) => rows[0]?.[name] ?? 0;
  const register = of('register');
  const figuresOf = (list: keyof typeof lists) => ({ rows: of(`${list}Rows`), staff: of(`${list}Staff`) });
  const known = Object.fromEntries(Object.keys(groups).map((name) => [name, of(name)])) as Record<
    keyof typeof groups,
    number
  >;
  const valid = of('valid');
  const unexplained = valid - known.present - known.absent;
  return {
    register: { rows: register, staff: register },
    signedIn: figuresOf('signedIn'),
    signedOut: figuresOf('signedOut'),
    late: figuresOf('late'),
    absent: figuresOf('absent'),
    groups: { ...known, valid, unexplained, registeredRepeatedly: 0 },
  };
}
