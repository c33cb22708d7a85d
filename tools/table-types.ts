import { type Kysely, sql } from 'kysely';

/** How the service reads values of PostgreSQL's types (`openDatabase`). */
const types: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  time: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamptz: 'Date',
};

/** What no name tells of a column, by its name or by that of its table, too. */
const notes: Readonly<Record<string, string>> = {
  email: 'Lower case.',
  password_due: 'An administrator has set the default password: the user has to choose another one.',
  token_version: 'Raised by everything that must end earlier tokens: new password, role or activity.',
  valid_from: 'Valid from this day to the day before `valid_before`; `-infinity` and `infinity` are days, too.',
  end_time: 'At or before the start: on the next day.',
  lateness_threshold: 'A clock time after the start, or a grace duration when it is at or before it.',
  work_days: 'ISO weekdays, Monday 1 to Sunday 7.',
  weekdays: 'ISO weekdays, Monday 1 to Sunday 7.',
  staff_id: 'The `id` of a staff record, current or past.',
  'staff.staff_id': "The company's number of the person.",
  'staff_past.staff_id': "The company's number of the person.",
  'staff_versions.staff_id': "The company's number of the person.",
  'letters.staff_id': "The company's number of the person, with the names as they were then.",
  'stale_days.staff_id': 'The `id` of a staff record; null for all.',
  person: 'The `id` of a staff record, current or past; null of one that another version of the service has written.',
  'review_claims.person': 'The user behind them.',
  arrived_at: 'When the service took it in; null for what was written before that was known.',
  operations: "Fields of the gateway's schema that it may ask for; null for all of its role.",
  created_by: 'The user who made it: it acts in their role at most, and ends with their activity.',
  digest: 'Equal for equal requests.',
  answer: 'Of a creation, as JSON; null within the transaction that makes it, and of records.',
  ends_at: "The end of the calendar day in the company's zone.",
  'days.first_at': 'The first sign-in of the shift day; null for somebody absent.',
  entered_by: 'Email address.',
  changed_by: 'Email address.',
  last_day: 'Both days are of the leave.',
  asked_person: 'The user behind whoever asked for another opinion last.',
  opinion_beside: "The users who had judged then: the opinion is somebody else's. Null where none is asked for.",
  claimed_by: 'Of a program its machine token.',
  given: 'Grows from one that is given to the next.',
  'verdicts.user_id': 'Of a program that of its machine token.',
  logo: 'A `data:` address of a picture; empty for none.',
  next_at: 'When it may be tried again; of one being sent, when its service counts as stopped.',
  before: 'JSON, as it was hashed; so is `after`.',
};

interface Column {
  readonly table: string;
  readonly name: string;
  /** With an underscore before it for a list. */
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  /** What is checked of it alone. */
  readonly checks: string;
}

/** The tables of a database as the types of Kysely: the text of `upstream/generated/tables.ts`. */
export async function tableTypes<Schema>(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      array_to_string(array(select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]), ' ') as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%'
    order by c.relname, a.attnum`.execute(db);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]) =>
    [`  ${table}: {`, ...columns.flatMap(lines), '  };'].join('\n'),
  );
  return `import type { Generated } from 'kysely';\n\nexport interface Tables {\n${tables.join('\n')}\n}\n`;
}

function lines({ table, name, type, isNullable, hasDefault, checks }: Column): string[] {
  const plain = types[type.replace(/^_/, '')];
  if (!plain) throw new Error(`${table}.${name} has the type ${type}, of which nothing is known.`);
  const words = [...checks.matchAll(/'[^']*'(?=::text)/g)].map(([word]) => word);
  const one = words.length > 0 ? words.join(' | ') : type.startsWith('_') ? `${plain}[]` : plain;
  const value = isNullable ? `${one} | null` : one;
  const note = notes[`${table}.${name}`] ?? notes[name];
  return [...(note ? [`    /** ${note} */`] : []), `    ${name}: ${hasDefault ? `Generated<${value}>` : value};`];
}
