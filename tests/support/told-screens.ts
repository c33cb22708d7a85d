import { setTimeout as wait } from 'node:timers/promises';
import { foldID } from '../../gateway/upstream/readers/register-ids.ts';
import { companyGateway } from './company-gateway.ts';
import type { CompanyService } from './company-service.ts';
import { readCSV } from './read-csv.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a screen or a file says: its rows and numbers by a name that tells them apart, what it says beside them, or its error. */
export interface Told {
  readonly rows: ReadonlyMap<string, Fields>;
  readonly notice: string;
  readonly code: string;
}

const staff = 'staff { staffID name district department }';
const count = '{ rows distinctStaff withoutStaff source { ok code message } }';
const cards = ['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'];
const coverage = 'coverage { daysAsked daysRead isLearning }';
const sources = 'sources { ok code message }';

/** The day, the month and the person that screens are asked of: a past day, and somebody who works by night. */
export function askedOf(service: CompanyService) {
  const day = service.days.at(-3) ?? '';
  return { day, month: day.slice(0, 7), staffID: service.company.staff[11]?.staffID ?? '' };
}

/** What the screens ask of a day, a month and a person. */
export function screenQuestions(service: CompanyService): Readonly<Record<string, string>> {
  const { day, month, staffID } = askedOf(service);
  const list = (given: string, selection: string, beside = '') =>
    `page: ${given} { totalCount notice ${beside} nodes { ${selection} } }`;
  const ofDay = `(date: "${day}", first: 200)`;
  const ofMonth = `(month: "${month}", first: 200)`;
  const record = `${staff} mode attendanceDate isImageRecognised`;
  return {
    overview: `page: overview(date: "${day}") { ${cards.map((name) => `${name} ${count}`).join(' ')} }`,
    reconciliation: `page: reconciliation(date: "${day}") { groups { group people } withoutStaff ${sources} }`,
    staff: list('staff(first: 200)', `${staff} unit shift { name } createdAt`),
    attendance: list(`attendance(date: "${day}", mode: SIGNED_IN, first: 200)`, record),
    clockOuts: list(`clockOuts${ofDay}`, record),
    lateness: list(`lateness${ofDay}`, `${record} minutesLate`),
    absentees: list(`absentees${ofDay}`, staff),
    explainedDay: list(
      `explainedDay${ofDay}`,
      `${staff} shift reason firstIn lastOut minutesLate isListedAbsent isProbablyNotReal`,
    ),
    serialLateness: list(`serialLateness${ofMonth}`, `${staff} daysLate dayCount`),
    serialLatenessDays: list(`serialLatenessDays${ofMonth}`, `${staff} date`),
    absenteeSummary: list(`absenteeSummary${ofMonth}`, `${staff} datesAbsent dayCount`),
    absenteeDays: list(`absenteeDays${ofMonth}`, `${staff} date`),
    nearSerialLateness: list(`nearSerialLateness${ofMonth}`, `${staff} shift daysLate threshold`, 'withoutRule'),
    attendanceMonth: list(
      `attendanceMonth${ofMonth}`,
      `${staff} shift present late absent dayOff other notKnown listedAbsent lateMinutes days { date mark }`,
      coverage,
    ),
    staffHours: list(
      `staffHours${ofMonth}`,
      `${staff} shift daysSignedIn daysCounted minutesWorked overtime late lateMinutes absent`,
      coverage,
    ),
    // The month's lists have had its days read by now.
    personMonth: `page: personMonth(staffID: "${staffID}", month: "${month}") { ${staff} shiftName ${sources} days { date reason firstIn lastOut minutesLate isListedAbsent isListedLate signIns } counts { lateDays isSeriallyLate absentDays } }`,
    staffAttendance: list(`staffAttendance(staffID: "${staffID}", month: "${month}", first: 200)`, record),
    'attendance.csv': `/export/attendance.csv?date=${day}&mode=SIGNED_IN`,
    'explainedDay.csv': `/export/explainedDay.csv?date=${day}`,
    'attendanceMonth.csv': `/export/attendanceMonth.csv?month=${month}`,
    'staffHours.csv': `/export/staffHours.csv?month=${month}`,
  };
}

/** What every screen and file says over the service as it answers now. */
export async function askScreens(
  service: CompanyService,
  names: readonly string[],
  token = service.token(),
): Promise<ReadonlyMap<string, Told>> {
  const gateway = await companyGateway(service, { token });
  const questions = screenQuestions(service);
  const told = new Map<string, Told>();
  try {
    for (const name of names) {
      const question = questions[name] ?? '';
      if (question.startsWith('/')) {
        const answer = await gateway.file(question.replace('/export/', ''));
        told.set(name, fileTold(answer.status, (await answer.text()).replaceAll(gateway.url, '')));
        continue;
      }
      const { page, errors } = await askUntilRead(() => gateway.query(`{ ${question} }`));
      told.set(name, {
        rows: page && !errors ? rowsOf(page) : new Map(),
        notice: page ? wordsOf(page) : '',
        // Nobody is found: the screen says so.
        code: String(errors?.[0]?.extensions.code ?? (page ? '' : 'NONE')),
      });
    }
  } finally {
    await gateway.close();
  }
  return told;
}

type Ask = () => ReturnType<Awaited<ReturnType<typeof companyGateway>>['query']>;

/** Asks for `page` again while days of it are still being read, as a screen does. */
export async function askUntilRead(ask: Ask) {
  for (let asked = 0; ; asked++) {
    const { data, errors } = await ask();
    const page = (data as { page?: Fields | null } | undefined)?.page ?? null;
    const isLearning = (page?.coverage as Coverage | undefined)?.isLearning === true;
    if (!isLearning || asked >= mostAsked) return { page, errors };
    await wait(pause);
  }
}

/** Times that a screen is asked for at most, and milliseconds between them. */
const mostAsked = 100;
const pause = 200;

function fileTold(status: number, text: string): Told {
  if (status !== 200) {
    const { errors } = JSON.parse(text) as { errors?: readonly { extensions?: { code?: string } }[] };
    return { rows: new Map(), notice: '', code: errors?.[0]?.extensions?.code ?? `HTTP ${status}` };
  }
  const [head = [], ...lines] = readCSV(text.replace(/^\ufeff/, ''));
  const notes = lines.filter(([first = '']) => first.startsWith('Note: '));
  const rows = lines.filter((line) => !notes.includes(line));
  const fields = rows.map((line) =>
    Object.fromEntries(
      line.flatMap((value, index) => {
        const name = head[index] ?? String(index);
        // Numbers of lines, and sentences made of the other columns.
        return name === 'sn' || name === 'Evidence'
          ? []
          : [[name, /^-?\d+(\.\d+)?$/.test(value) && !/ID/.test(name) ? Number(value) : value]];
      }),
    ),
  );
  return { rows: byName(fields), notice: notes.map(([first]) => first).join(' '), code: '' };
}

/** Rows and numbers of an answer, without what it says beside them. */
function rowsOf({
  nodes,
  days,
  groups,
  sources: _,
  notice: __,
  coverage: ____,
  withoutRule: ___,
  totalCount,
  ...facts
}: Fields): Told['rows'] {
  const listed = (nodes ?? days ?? groups) as readonly Fields[] | undefined;
  return new Map([
    ...byName(listed ?? []),
    ...Object.entries(facts).map(([name, value]): [string, Fields] => [name, { value: withoutSource(value) }]),
    ['totalCount', { value: totalCount ?? null }],
  ]);
}

function withoutSource(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('source' in value)) return value;
  const { source: _, ...counts } = value as Fields;
  return counts;
}

/** Rows by person, day or group, numbered where several have one name; in an order of their own. */
function byName(rows: readonly Fields[]): Told['rows'] {
  const named = new Map<string, Fields>();
  const texts = rows.map((row) => ({ row, text: JSON.stringify(row) })).sort((a, b) => (a.text < b.text ? -1 : 1));
  for (const { row } of texts) {
    const name = [personOf(row), row.date, row.group, row.mode, row.attendanceDate].filter(Boolean).join(' ');
    let number = 1;
    while (named.has(`${name} ${number}`)) number++;
    named.set(`${name} ${number}`, row);
  }
  return named;
}

const personOf = (row: Fields) =>
  foldID(String((row.staff as { staffID?: string } | undefined)?.staffID ?? row['Staff-ID'] ?? ''));

/** All that an answer says in words. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .flatMap(([name, held]) =>
      name === 'notice' || name === 'message'
        ? (held ?? [])
        : // The screen says how many it does not list.
          name === 'withoutRule' && Number(held) > 0
          ? `${held} without a rule`
          : name === 'coverage'
            ? lackOf(held as Coverage)
            : wordsOf(held),
    )
    .filter(Boolean)
    .join(' ');
}

/** How a screen tells what is so. */
export type Verdict = 'right' | 'refused' | 'said' | 'wrong';

/** What may be said where something is not known. */
const unknown = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0) || weak.has(value);
/** Marks and reasons that say no more than that no record can be read. */
const weak: ReadonlySet<unknown> = new Set([
  '?',
  'U',
  'S',
  'UNEXPLAINED',
  'SIGNED_OUT_ONLY',
  'Unexplained',
  'Forgot to sign in',
  'W',
  'NOT_DUE_YET',
  'Not due yet',
]);
/** Counts of what is not known, and of rows of nobody. */
const ofUnknown =
  /\.(notKnown|other|Not Known|Other|No Sign-in|No Sign-out|withoutStaff\.?\w*)$|^totalCount|withoutStaff|\.rows$/;

interface Coverage {
  readonly daysAsked: number;
  readonly daysRead: number;
  readonly isLearning: boolean;
}

/** The screen says how many days it is made of, where it is not made of all. */
const lackOf = ({ daysAsked, daysRead }: Coverage) =>
  daysRead < daysAsked ? `from ${daysRead} of ${daysAsked} days` : [];

/** Compares what a screen says with what is so; the second is why it is wrong. */
export function judgeScreen(right: Told, found: Told): readonly [Verdict, string] {
  if (found.code !== '') return /^(INTERNAL|HTTP 5)/.test(found.code) ? ['wrong', found.code] : ['refused', found.code];
  const faults = faultsOf(right, found);
  if (faults.length === 0 && right.rows.size === found.rows.size) return ['right', ''];
  if (found.notice === '' || found.notice === right.notice) {
    return [
      'wrong',
      `in silence: ${[...faults, `${found.rows.size} rows for ${right.rows.size}`].slice(0, 3).join('; ')}`,
    ];
  }
  const false_ = faults.filter((fault) => !fault.startsWith('less'));
  return false_.length === 0 ? ['said', ''] : ['wrong', `${false_.slice(0, 3).join('; ')} | ${found.notice}`];
}

function faultsOf(right: Told, found: Told): readonly string[] {
  return [...found.rows].flatMap(([name, row]) => {
    const known = right.rows.get(name);
    if (known) return differences(known, row, name);
    // A record without a time is one of the person's, whichever it is; who is near a threshold has that many late days at
    // least; a record of nobody is somebody's.
    const isLess = row.attendanceDate === null || 'threshold' in row || isOfNobody(row);
    return [isLess ? `less ${name}` : `nobody's row: ${name} ${JSON.stringify(row).slice(0, longestRow)}`];
  });
}

/** Characters of a row that a fault quotes. */
const longestRow = 150;

const isOfNobody = (row: Fields) => ('staff' in row || 'Staff-ID' in row) && personOf(row) === '';

/** What of a value differs: `less` where it is unknown, or a smaller number. */
function differences(right: unknown, found: unknown, path: string): readonly string[] {
  if (JSON.stringify(right) === JSON.stringify(found)) return [];
  // A text that the reply lacks is shown as lacking.
  if (found === '' && /\.(name|district|department|Name|District|Department)$/.test(path)) return [];
  if (typeof found === 'string' && found.replaceAll(/\s+/g, ' ') === right) return [];
  if (unknown(found) || (unknown(right) && (found === 0 || found === '0'))) return [`less ${path}`];
  // Who came is there, also where the list that says how late is not whole.
  if (/late/i.test(String(right)) && /^(PRESENT|Present)$/.test(String(found))) return [`less ${path}`];
  if (right === 'L' && found === 'P') return [`less ${path}`];
  if (typeof right === 'number' && typeof found === 'number') {
    return [`${found < right || ofUnknown.test(path) ? 'less' : 'more'} ${path}: ${found}, not ${right}`];
  }
  if (/staffID|Staff-ID/.test(path) && foldID(String(right)) === foldID(String(found)))
    return [`less ${path}: ${found}`];
  if (typeof right === 'string' || typeof found === 'string' || typeof right !== typeof found || unknown(right)) {
    return [`other ${path}: ${JSON.stringify(found)}, not ${JSON.stringify(right)}`];
  }
  if (Array.isArray(right) && Array.isArray(found) && found.every((one) => typeof one !== 'object')) {
    const others = found.filter((one) => !right.includes(one));
    return others.length > 0 ? [`other ${path}: ${others}`] : [`less ${path}`];
  }
  return Object.entries(found as object).flatMap(([name, value]) =>
    // Records without a time are counted by their calendar day.
    name === 'signIns' && (found as Fields).firstIn === null
      ? []
      : differences((right as Fields)[name], value, `${path}.${name}`),
  );
}
