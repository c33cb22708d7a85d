/** What becomes of a value that was written in some form. */
export type Outcome =
  /** It is read as it was. */
  | 'read'
  /** It says nothing, and nothing is said of it. */
  | 'none'
  /** It is not known, and the list says of how many records. */
  | 'lost'
  /** It is not known; whether that is said may be decided either way. */
  | 'unknown';

/** One way in which a hand of ten years has written a value. */
export interface Form {
  readonly name: string;
  readonly write: (value: unknown) => unknown;
  readonly outcome: Outcome;
}

/** What values of a field are, which decides how they may be written. */
export type Kind = 'text' | 'instant' | 'day' | 'days' | 'truth' | 'clock' | 'whole' | 'person' | 'shift' | 'position';

/** Written in the place of a value that is left out. */
export const missing = Symbol('missing');

const form = (name: string, outcome: Outcome, write: (value: unknown) => unknown): Form => ({ name, outcome, write });
const read = (name: string, write: (value: never) => unknown) => form(name, 'read', write as Form['write']);
const whatever = (outcome: Outcome, ...values: readonly unknown[]): readonly Form[] =>
  values.map((value) => form(value === missing ? 'missing' : JSON.stringify(value), outcome, () => value));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** An instant as a clock on the wall of the company shows it, one hour before UTC all year. */
const wall = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString().slice(0, 19);

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mon Nov 02 2026`, as JavaScript writes a date. */
function dateText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const month = months[date.getUTCMonth()];
  return `${weekdays[date.getUTCDay()]} ${month} ${twoDigits(date.getUTCDate())} ${date.getUTCFullYear()}`;
}

const instantText = (iso: string) =>
  `${dateText(wall(iso).slice(0, 10))} ${wall(iso).slice(11)} GMT+0100 (West Africa Standard Time)`;

const dayFirst = (day: string) => day.split('-').reverse().join('-');
const slashed = (day: string) => day.split('-').reverse().join('/');

const texts: readonly Form[] = [
  read('spaces outside', (text: string) => `  ${text} `),
  read('a tab and a line end outside', (text: string) => `\t${text}\r\n`),
  read('no-break spaces outside', (text: string) => `\u00a0${text}\u202f`),
  read('zero-width characters outside', (text: string) => `\ufeff${text}\u200b`),
  read('a mark of direction outside', (text: string) => `\u202a${text}\u202c`),
  ...whatever('unknown', {}, [], missing, null, ''),
];

const instants: readonly Form[] = [
  read('whole seconds', (iso: string) => iso.replace('.000Z', 'Z')),
  read('an offset', (iso: string) => `${wall(iso)}+01:00`),
  read('an offset without a colon', (iso: string) => `${wall(iso)}+0100`),
  read(
    'an offset of elsewhere',
    (iso: string) => `${new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 19)}+05:30`,
  ),
  read('a space for the T', (iso: string) => `${wall(iso).replace('T', ' ')}+01:00`),
  read('no zone', wall),
  read('no zone, milliseconds', (iso: string) => `${wall(iso)}.000`),
  read('no zone, a space', (iso: string) => wall(iso).replace('T', ' ')),
  read('spaces outside', (iso: string) => ` ${iso}\u00a0`),
  read('milliseconds', (iso: string) => Date.parse(iso)),
  read('milliseconds as text', (iso: string) => String(Date.parse(iso))),
  read('a text of JavaScript', instantText),
  read('a text of HTTP', (iso: string) => new Date(iso).toUTCString()),
  read('$date', (iso: string) => ({ $date: iso })),
  read('$date in milliseconds', (iso: string) => ({ $date: Date.parse(iso) })),
  read('$date as $numberLong', (iso: string) => ({ $date: { $numberLong: String(Date.parse(iso)) } })),
  form('day first', 'lost', (iso) => `${dayFirst(wall(iso as string).slice(0, 10))} 08:00`),
  form('slashes', 'lost', (iso) => `${slashed(wall(iso as string).slice(0, 10))} 08:00`),
  ...whatever('lost', '02-11-2026', 'Mon', {}, [], missing, null, '', 'yesterday', 8, true, [1, 2]),
];

const days: readonly Form[] = [
  read('an instant at midnight of the company', (day: string) => `${day}T00:00:00+01:00`),
  read('the same in UTC', (day: string) => new Date(`${day}T00:00:00+01:00`).toISOString()),
  read('an instant of the morning', (day: string) => `${day}T07:10:00.000Z`),
  read('milliseconds', (day: string) => Date.parse(`${day}T08:10:00+01:00`)),
  read('{date}', (day: string) => ({ date: day })),
  read('{date, time}', (day: string) => ({ date: day, time: '08:49:00' })),
  read('{date} as an instant', (day: string) => ({ date: `${day}T08:10:00+01:00` })),
  read('$date', (day: string) => ({ $date: `${day}T08:10:00.000Z` })),
  read('a date of JavaScript', dateText),
  read('a text of JavaScript', (day: string) => instantText(`${day}T07:10:00.000Z`)),
  read('spaces outside', (day: string) => ` ${day}\u00a0`),
  form('day first', 'lost', (day) => dayFirst(day as string)),
  form('slashes', 'lost', (day) => slashed(day as string)),
  ...whatever('lost', 'Mon', {}, [], true, { date: '02-11-2026' }),
  ...whatever('unknown', null, ''),
];

const dayLists: readonly Form[] = whatever('lost', missing, null, '', {}, [], 'Mon');

const truths: readonly Form[] = [
  read('Yes, No', (is: boolean) => (is ? 'Yes' : 'No')),
  read('true, false', (is: boolean) => String(is)),
  read('TRUE, FALSE', (is: boolean) => String(is).toUpperCase()),
  read('1, 0', (is: boolean) => Number(is)),
  read('1, 0 as text', (is: boolean) => String(Number(is))),
  ...whatever('lost', 'perhaps', 7, 'ja'),
  ...whatever('unknown', {}, [], missing, null, '', [true, false]),
];

const clocks: readonly Form[] = [
  read('no seconds', (time: string) => time.slice(0, 5)),
  read('no leading zero', (time: string) => time.replace(/^0/, '')),
  read('seconds twice', (time: string) => `${time}:00`),
  read('spaces outside', (time: string) => ` ${time}\u00a0`),
  read('half a day', (time: string) => {
    const hours = Number(time.slice(0, 2));
    return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
  }),
  ...whatever('lost', '25:00:00', 'eight', '8'),
  ...whatever('unknown', {}, [], missing, null, ''),
];

const wholes: readonly Form[] = [
  read('text', (number: number) => String(number)),
  read('text with spaces', (number: number) => ` ${number} `),
  read('decimals', (number: number) => `${number}.0`),
  ...whatever('lost', 'three', '3 days'),
  ...whatever('unknown', {}, [], missing, null, ''),
];

const people: readonly Form[] = [
  read('alone in a list', (person: object) => [person]),
  form('two in a list', 'lost', (person) => [person, { ...(person as object), staffID: '099999' }]),
  ...whatever('lost', null, {}, [], missing, '', [null]),
];

const shifts: readonly Form[] = [
  read('its id', ({ _id }: { readonly _id: string }) => _id),
  read('alone in a list', (shift: object) => [shift]),
  read('its id alone in a list', ({ _id }: { readonly _id: string }) => [_id]),
  ...whatever('unknown', null, {}, [], missing, ''),
];

type Position = { readonly latitude: number; readonly longitude: number };

const positions: readonly Form[] = [
  read('texts', ({ latitude, longitude }: Position) => ({ latitude: `${latitude}`, longitude: ` ${longitude} ` })),
  ...whatever(
    'none',
    { latitude: 0, longitude: 0 },
    { latitude: '0', longitude: '0.0' },
    { latitude: null, longitude: null },
  ),
  form('half a pair', 'unknown', (place) => ({ latitude: (place as Position).latitude, longitude: null })),
  form('the other half', 'unknown', (place) => ({ latitude: missing, longitude: (place as Position).longitude })),
  ...whatever('lost', { latitude: 'north', longitude: 'east' }, { latitude: 6.2, longitude: 707.1 }),
];

/** The forms of each kind of value besides the usual one. */
export const forms: Readonly<Record<Kind, readonly Form[]>> = {
  text: texts,
  instant: instants,
  day: days,
  days: dayLists,
  truth: truths,
  clock: clocks,
  whole: wholes,
  person: people,
  shift: shifts,
  position: positions,
};
