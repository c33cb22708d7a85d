import { memoizeByIdentity } from '../../gateway/shared/memoize.ts';
import { addDays, dayOf, weekdayOf, instantOf as workOutInstant } from '../../upstream/calendar.ts';
import { signToken, testGateway } from './gateway.ts';
import { quietDays } from './quiet-days.ts';
import { staffRecord } from './staff.ts';

const instants = new Map<string, number>();

/** The same moments are asked for again and again: of everybody, on every day. */
function instantOf(day: string, seconds: number, timeZone: string): number {
  const key = `${day} ${seconds} ${timeZone}`;
  const instant = instants.get(key) ?? workOutInstant(day, seconds, timeZone);
  instants.set(key, instant);
  return instant;
}

/** A shift of the small service; times are seconds after the midnight of its day. */
export interface SmallShift {
  readonly name: string;
  readonly start: number;
  readonly grace: number;
  readonly length: number;
  /** ISO weekdays. */
  readonly works: readonly number[];
}

/** Seconds. */
export const hour = 3_600;

/** The shift of most people of most companies here. */
export const office: SmallShift = {
  name: 'Office',
  start: 8 * hour,
  grace: 900,
  length: 9 * hour,
  works: [1, 2, 3, 4, 5],
};

/** What somebody signs on a day off. */
export const noSigns = { in: [], out: [] };

/** Somebody of the small service. */
export interface SmallPerson {
  readonly staffID: string;
  /** Tells them from others who have had the staff ID; else the staff ID does. */
  readonly id?: string;
  readonly name?: string;
  /** The first day on which they are not on the register any more. */
  readonly left?: string;
  /** Their shift now, which the register has. */
  readonly shift: SmallShift | null;
  /** The shift that they had up to a day, where it was another one. */
  readonly before?: { readonly until: string; readonly shift: SmallShift | null; readonly centre?: string };
  readonly centre?: string;
  readonly registered?: string;
  /** When they come and go on a shift day, in seconds after its midnight, ascending. */
  readonly signs: (day: string) => { readonly in: readonly number[]; readonly out: readonly number[] };
}

/** A small company, day by day. */
export interface SmallService {
  readonly timeZone: string;
  readonly people: readonly SmallPerson[];
  readonly shifts: readonly SmallShift[];
  readonly holidays?: ReadonlySet<string>;
  /** Whether the lists of a past day have people where they were then; else where they are now. */
  readonly tellsPast?: boolean;
  /** Shift days of which something may be recorded. */
  readonly days: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Other answers than a faultless service gives. */
  readonly bend?: (answers: Record<string, unknown>) => Record<string, unknown>;
}

/** A person's shift on a day. */
export const shiftOn = ({ shift, before }: SmallPerson, day: string): SmallShift | null =>
  before && day <= before.until ? before.shift : shift;

/** A person's service centre on a day. */
const centreOn = ({ centre = 'Awka', before }: SmallPerson, day: string) =>
  before?.centre && day <= before.until ? before.centre : centre;

const idOf = ({ staffID, id = staffID }: SmallPerson) => id;

/** Whether the service expects a person on a shift day by now: who is not there is listed as absent. */
export function isDueOn({ now, timeZone, holidays }: SmallService, person: SmallPerson, day: string) {
  const { registered = '2020-01-01', left = '9999-12-31' } = person;
  const shift = shiftOn(person, day);
  const works = shift?.works ?? [1, 2, 3, 4, 5];
  const hasBegun = instantOf(day, shift?.start ?? 0, timeZone) <= now;
  return registered <= day && day < left && !holidays?.has(day) && works.includes(weekdayOf(day)) && hasBegun;
}

const clock = (seconds: number) => new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);

/**
 * What a service of section 7 answers of such a company: one that goes by shift days, as the one here does. Three months
 * before it and a week after it are quiet.
 */
export const answersOf = memoizeByIdentity(makeAnswers);

function makeAnswers(service: SmallService): Record<string, unknown> {
  const { people, shifts, days, now, timeZone, tellsPast } = service;
  const at = (day: string, seconds: number) => instantOf(day, seconds, timeZone);
  const person = (one: SmallPerson, day?: string) => {
    const { staffID, name, centre = 'Awka', registered = '2020-01-01' } = one;
    const then = day !== undefined && tellsPast;
    const shift = then ? shiftOn(one, day) : one.shift;
    return staffRecord({
      _id: `id-${idOf(one)}`,
      staffID,
      ...(name !== undefined && { name }),
      serviceCentre: then ? centreOn(one, day) : centre,
      shift: shift && { _id: shift.name, name: shift.name },
      createdAt: new Date(at(registered, 9 * 3600)).toISOString(),
    });
  };
  const record = (
    one: SmallPerson,
    mode: string,
    instant: number,
    day: string,
    of = tellsPast ? shiftOn(one, day) : one.shift,
  ) => {
    const { shift: _present, ...staffID } = person(one, day);
    return {
      staffID: { ...staffID, shift: of && { _id: of.name, name: of.name } },
      mode,
      attendanceDate: new Date(instant).toISOString(),
      location: 'Gate 1',
    };
  };
  const signs = people.flatMap((one) =>
    days.flatMap((day) => {
      const { in: arrivals, out: departures } = one.signs(day);
      const made = [
        ...arrivals.map((seconds) => ({ mode: 'signedIn', instant: at(day, seconds) })),
        ...departures.map((seconds) => ({ mode: 'signedOut', instant: at(day, seconds) })),
      ];
      return made
        .filter(({ instant }) => instant <= now)
        .map((sign) => ({ one, day, recorded: dayOf(new Date(sign.instant), timeZone), ...sign }));
    }),
  );
  const recordedOn = Map.groupBy(signs, ({ mode, recorded }) => `${mode} ${recorded}`);
  const arrivalsOf = Map.groupBy(
    signs.filter(({ mode }) => mode === 'signedIn'),
    ({ one, day }) => `${idOf(one)} ${day}`,
  );
  const asked = askedDays(service);
  const isDue = (one: SmallPerson, day: string) => isDueOn(service, one, day);
  const entries = asked.flatMap((day): [string, unknown][] => {
    const of = (mode: string) =>
      (recordedOn.get(`${mode} ${day}`) ?? [])
        .toSorted((one, other) => one.instant - other.instant)
        .map(({ one, instant, day: shiftDay }) => record(one, mode, instant, shiftDay));
    const came = (one: SmallPerson) => arrivalsOf.get(`${idOf(one)} ${day}`)?.[0];
    const late = people.filter((one) => isLateOn(service, one, day));
    return [
      [`findall?date=${day}&mode=signedIn`, of('signedIn')],
      [`findall?date=${day}&mode=signedOut`, of('signedOut')],
      [`exception?date=${day}`, people.filter((one) => isDue(one, day) && !came(one)).map((one) => person(one, day))],
      [
        `lateness?date=${day}`,
        late.map((one) => record(one, 'signedIn', came(one)?.instant ?? 0, day, shiftOn(one, day))),
      ],
    ];
  });
  return {
    ...quietDays(addDays(days[0] ?? '', -30)),
    ...quietDays(addDays(days[0] ?? '', -1)),
    ...quietDays(addDays(days.at(-1) ?? '', 7)),
    'GET /staff/find/all': people.filter(({ left }) => left === undefined).map((one) => person(one)),
    'GET /shift/findAll': shifts.map(({ name, start, grace, length }) => ({
      _id: name,
      name,
      startTime: clock(start),
      endTime: clock(start + length),
      // A threshold after the start is a time of day, any other a duration.
      latenessThreshold: clock(grace > start ? start + grace : grace),
      serialLatenessThreshold: 3,
    })),
    ...monthsOf(service),
    ...recordsOf(
      service,
      signs.map(({ one, mode, instant, day, recorded }) => ({
        staffID: one.staffID,
        mode,
        day: recorded,
        record: record(one, mode, instant, day),
      })),
    ),
    ...Object.fromEntries(entries.map(([call, rows]) => [`GET /attendance/${call}`, rows])),
  };
}

/** A record of somebody's month. */
interface SmallRecord {
  readonly staffID: string;
  readonly mode: string;
  readonly day: string;
  readonly record: object;
}

/** Everybody's records of each month, by mode. */
function recordsOf({ people, days }: SmallService, made: readonly SmallRecord[]): Record<string, unknown> {
  const months = monthsAround(days);
  const byCall = Map.groupBy(made, ({ staffID, mode, day }) => `${staffID} ${mode} ${day.slice(0, 7)}`);
  const entries = [...months].flatMap((month) =>
    people.flatMap(({ staffID }) =>
      ['signedIn', 'signedOut'].map((mode) => [
        `GET /attendance/find/customer?date=${month}-01&mode=${mode}&staffID=${staffID}`,
        (byCall.get(`${staffID} ${mode} ${month}`) ?? []).map(({ record }) => record),
      ]),
    ),
  );
  return Object.fromEntries(entries);
}

/** The days, and the one after, of which nothing is recorded yet. */
const askedDays = ({ days }: SmallService) => [...days, addDays(days.at(-1) ?? '', 1)];

/** The months of the days, the half year before them and the one after, ascending. */
function monthsAround(days: readonly string[]): readonly string[] {
  const [first, last] = [addDays(days[0] ?? '', -190), addDays(days.at(-1) ?? '', 31)];
  const months = new Set<string>();
  for (let day = first; day <= last; day = addDays(day, 1)) months.add(day.slice(0, 7));
  return [...months];
}

/** The absentee summary of each month of the days, and who is serially late in it. */
function monthsOf(service: SmallService): Record<string, unknown> {
  const byMonth = Map.groupBy(askedDays(service), (day) => day.slice(0, 7));
  const months = monthsAround(service.days).map((month) => [month, byMonth.get(month) ?? []] as const);
  const late = months.map(([month, days]) => {
    const rows = service.people.flatMap((one) => {
      const daysLate = days.filter((day) => isLateOn(service, one, day));
      return daysLate.length < 3
        ? []
        : [{ ...staffRecord({ _id: `id-${idOf(one)}`, staffID: one.staffID }), occurrence: daysLate.length, daysLate }];
    });
    return [`GET /attendance/serialLatness?date=${month}-01`, rows] as const;
  });
  const entries = months.map(([month, days]) => {
    const rows = service.people.flatMap((one) => {
      const absent = days.filter((day) => isDueOn(service, one, day) && !hasCome(service, one, day));
      return absent.length === 0
        ? []
        : [
            {
              ...staffRecord({ _id: `id-${idOf(one)}`, staffID: one.staffID }),
              occurrence: absent.length,
              dateAbsent: absent,
            },
          ];
    });
    return [`GET /attendance/absentee/monthly?date=${month}-01`, rows] as const;
  });
  return Object.fromEntries([...late, ...entries]);
}

/** Whether a person is late on a shift day: due, and their first sign-in so far after the shift's threshold. */
function isLateOn(service: SmallService, one: SmallPerson, day: string): boolean {
  const at = (seconds: number) => instantOf(day, seconds, service.timeZone);
  const first = one
    .signs(day)
    .in.map(at)
    .find((instant) => instant <= service.now);
  const shift = shiftOn(one, day);
  return (
    service.days.includes(day) &&
    first !== undefined &&
    shift !== null &&
    isDueOn(service, one, day) &&
    first > at(shift.start + shift.grace)
  );
}

const hasCome = ({ timeZone, now, days }: SmallService, one: SmallPerson, day: string) =>
  days.includes(day) && one.signs(day).in.some((seconds) => instantOf(day, seconds, timeZone) <= now);

/** So many days that end with one, ascending. */
export const daysUntil = (day: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => addDays(day, place + 1 - count));

/**
 * A gateway over a small company at its moment, asked by somebody of the role `user` unless another token is given; with
 * answers besides the company's own.
 */
export const smallGateway = async (
  service: SmallService,
  more: Record<string, unknown> = {},
  { settings, ...options }: Pick<Parameters<typeof testGateway>[0], 'settings' | 'token'> = {},
) =>
  testGateway({
    answers: { ...answersOf(service), ...more },
    now: () => service.now,
    settings: { TIME_ZONE: service.timeZone, COST_BUDGET: '0', ...settings },
    token: await signToken({ role: 'user' }),
    ...options,
  });
