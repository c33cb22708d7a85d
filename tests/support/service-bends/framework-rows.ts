import {
  eachPerson,
  eachRow,
  lists,
  months,
  type Row,
  records,
  registers,
  rowsOf,
  type ServiceBend,
} from './bend-rows.ts';

const shifts = /^GET \/shift\/findAll$/;
const rowsOfStaff = /^GET \/attendance\/(exception|serialLatness|absentee\/monthly)$/;

const renamed =
  (rename: (name: string) => string) =>
  (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name === '_id' ? name : rename(name),
        typeof value === 'object' && value !== null && !Array.isArray(value) ? renamed(rename)(value as Row) : value,
      ]),
    );
const snake = (name: string) =>
  name
    .replace(/ID$/, '_id')
    .replace(/URL$/, '_url')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const capital = (name: string) => name[0]?.toUpperCase() + name.slice(1);

/** Identities as databases of tables write them, and fields of other names. */
export const frameworkIdentities: readonly ServiceBend[] = [
  eachRow('all fields in snake case', lists, renamed(snake)),
  eachRow('all fields with capitals', lists, renamed(capital)),
  eachRow('fields of shifts in snake case', shifts, renamed(snake)),
  eachRow('fields of the register in snake case', registers, renamed(snake)),
  eachRow('fields of records in snake case', records, renamed(snake)),
  eachRow('fields of months in snake case', months, renamed(snake)),
  eachRow('fields of the absent in snake case', /^GET \/attendance\/exception$/, renamed(snake)),
  {
    name: 'numbers of rows as ids, of the register and of reports',
    bend: () => (call, _query, data) =>
      (registers.test(call) || rowsOfStaff.test(call)) && Array.isArray(data)
        ? (data as readonly Row[]).map(({ _id, ...row }, index) => ({ id: index + 1, ...row }))
        : undefined,
  },
  {
    name: 'numbers of rows as ids, of every list',
    bend: () => (call, _query, data) =>
      lists.test(call) && !shifts.test(call) && Array.isArray(data)
        ? (data as readonly Row[]).map(({ _id, ...row }, index) => {
            const id = index + 1;
            if (typeof row.staffID !== 'object') return { id, ...row };
            const { _id: __, ...person } = (row.staffID ?? {}) as Row;
            return { id, ...row, staffID: row.staffID && { id, ...person } };
          })
        : undefined,
  },
  eachRow('the id of the record as the person’s', records, (row) => ({
    ...row,
    staffID: row.staffID && { ...(row.staffID as Row), _id: row._id },
  })),
  eachPerson('_id in capitals in reports', /^GET \/attendance\//, (row) => ({
    ...row,
    _id: String(row._id).toUpperCase(),
  })),
  eachRow('shifts of the register without ids', registers, (row) => ({
    ...row,
    shift: row.shift && { name: (row.shift as Row).name },
  })),
  eachRow('shifts of the register of a number', registers, (row) => ({ ...row, shift: row.shift && 1 })),
];

const lagos = (at: number) => new Date(at + 3_600_000).toISOString();
const written = (name: string, write: (at: number) => unknown, every = 1): ServiceBend =>
  eachRow(
    `times as ${name}`,
    records,
    (row) => ({ ...row, attendanceDate: write(Date.parse(String(row.attendanceDate))) }),
    every,
  );
const twelve = (at: number) => {
  const [day, time = ''] = lagos(at).slice(0, 19).split('T');
  const hours = Number(time.slice(0, 2));
  return { day, time: `${String(hours % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}` };
};

/** Times as databases and languages write them. */
export const frameworkTimes: readonly ServiceBend[] = [
  written('text of seconds', (at) => String(Math.floor(at / 1000))),
  written('microseconds', (at) => at * 1000),
  written('{seconds, nanos}', (at) => ({ seconds: Math.floor(at / 1000), nanos: 0 })),
  written('{_seconds, _nanoseconds}', (at) => ({ _seconds: Math.floor(at / 1000), _nanoseconds: 0 })),
  written('an object of PHP', (at) => ({
    date: `${lagos(at).slice(0, 19).replace('T', ' ')}.000000`,
    timezone_type: 3,
    timezone: 'Africa/Lagos',
  })),
  written('an object of PHP in UTC', (at) => ({
    date: `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}.000000`,
    timezone_type: 3,
    timezone: 'UTC',
  })),
  written('days of Excel', (at) => at / 86_400_000 + 25_569),
  written('clocks of twelve hours', (at) => `${twelve(at).day} ${twelve(at).time}`),
  written('fourteen digits', (at) => lagos(at).slice(0, 19).replaceAll(/\D/g, '')),
  written('/Date()/', (at) => `/Date(${at})/`),
  written('microseconds of text', (at) => new Date(at).toISOString().replace('.000Z', '.000000Z')),
  written('an offset without a colon', (at) => `${lagos(at).slice(0, 19)}+0100`),
  written('small letters', (at) => new Date(at).toISOString().toLowerCase()),
  written('0000-00-00, every fifth', () => '0000-00-00 00:00:00', 5),
  written('0001-01-01, every fifth', () => '0001-01-01T00:00:00', 5),
  written('1900, every fifth', () => '1900-01-01 00:00:00', 5),
  written('0, every fifth', () => 0, 5),
  eachRow('days and times apart', records, (row) => {
    const text = lagos(Date.parse(String(row.attendanceDate)));
    return { ...row, attendanceDate: text.slice(0, 10), attendanceTime: text.slice(11, 19) };
  }),
];

const ruled = (name: string, change: (shift: Row) => object): ServiceBend =>
  eachRow(`shifts with ${name}`, shifts, (row) => ({ ...row, ...change(row) }));

/** Rules of shifts that are missing, or of another kind. */
export const frameworkRules: readonly ServiceBend[] = [
  ruled('starts missing', () => ({ startTime: undefined })),
  ruled('starts null', () => ({ startTime: null })),
  ruled('starts of a clock of twelve', ({ startTime }) => ({
    startTime: twelve(Date.parse(`2026-11-23T${startTime}+01:00`)).time,
  })),
  ruled('starts in seconds', ({ startTime }) => ({ startTime: Date.parse(`1970-01-01T${startTime}Z`) / 1000 })),
  ruled('graces missing', () => ({ latenessThreshold: undefined })),
  ruled('a serial threshold null', () => ({ serialLatenessThreshold: null })),
  ruled('a serial threshold of 0', () => ({ serialLatenessThreshold: 0 })),
  ruled('no names', () => ({ name: null })),
  rowsOf('shifts twice, of two ids', shifts, (rows) =>
    rows.flatMap((row) => [row, { ...row, _id: `${row._id}-old`, startTime: '10:00:00' }]),
  ),
];

const field = (row: Row) => ('daysLate' in row ? 'daysLate' : 'dateAbsent');
const byMonth = (name: string, change: (days: readonly string[]) => unknown): ServiceBend =>
  eachRow(`months with ${name}`, months, (row) => ({
    ...row,
    [field(row)]: change(row[field(row)] as readonly string[]),
  }));

/** Lists of months in further forms. */
export const frameworkMonths: readonly ServiceBend[] = [
  byMonth('days of two meanings', (days) => days.map((day) => day.split('-').toReversed().join('-'))),
  byMonth('numbers as text', (days) => days.map((day) => day.slice(8))),
  byMonth('days and times', (days) => days.map((date) => ({ date, time: '08:35:01' }))),
  byMonth('a range', (days) => ({ from: days[0], to: days.at(-1) })),
  byMonth('days as keys', (days) => Object.fromEntries(days.map((day) => [day, true]))),
  byMonth('seconds', (days) => days.map((day) => Date.parse(`${day}T00:00:00+01:00`) / 1000)),
  byMonth('a day of the month before', (days) => ['2026-10-30', ...days]),
  byMonth('a day that there is not', (days) => [...days, '2026-11-31']),
  byMonth('0000-00-00', (days) => [...days, '0000-00-00']),
  rowsOf('months of somebody without a name and an ID', months, (rows) => [
    ...rows,
    { ...rows[0], _id: 'x', staffID: null, name: null },
  ]),
  rowsOf('months with each row twice, of other ids', months, (rows) =>
    rows.flatMap((row) => [row, { ...row, _id: `${row._id}2` }]),
  ),
  rowsOf('months with the days of the first for all', months, (rows) =>
    rows.map((row) => ({ ...row, occurrence: rows[0]?.occurrence })),
  ),
];
