import { bulkhead } from 'cockatiel';
import { daySeconds } from '../../schema/late-after.ts';
import { weekdayNumber } from '../../schema/time.ts';
import type { Context } from '../app-context.ts';
import { extensionVersion } from '../auth/authorize.ts';
import { reducedShape } from '../lists/list-versions.ts';
import type { StoredList } from '../lists/store.ts';
import { addDays, dayNumber, todayOf, zoneClock } from '../shared/dates.ts';
import { inTurns } from '../shared/event-loop.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { ListCall } from '../upstream/call.ts';
import { type Bearer, nameByPatience } from '../upstream/caller.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { judgeTimes, mayBeMarked } from '../upstream/readers/day-marks.ts';
import type { DayRecords, PersonOfDays, RecordsOfDay } from '../upstream/readers/day-records.ts';
import { readEmbeddedStaff, type StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { ValueReader } from '../upstream/readers/value-reader.ts';
import { dailyAbsence, dailyLateness, type LatePerson } from './daily-lists.ts';
import { type DayPunches, instantOf, noPunches } from './day-punches.ts';
import { personOf } from './people.ts';

/** What the lists of a day that is over come to; null for a list that is to be read by itself. */
export interface SettledDay {
  readonly signIns: DayPunches | null;
  readonly signOuts: DayPunches | null;
  readonly absent: readonly StaffSummaryRow[] | null;
  readonly late: readonly LatePerson[] | null;
}

/** A day, and when the service said so: ISO with offset. */
interface Settled {
  readonly day: SettledDay;
  readonly asOf: string;
}

type SettledDays = Readonly<Record<string, SettledDay>>;

/** Days of one call: a week, which begins on Monday. */
const daysAtOnce = 7;

/**
 * Reads the weeks of a request, two at once: each is large, and a slow one must not hold up the others. A week that fails is
 * read once in a request, not once for each list of its days.
 */
const weeksOf = memoizeByIdentity((_context: Context) => {
  const atOnce = bulkhead(2, Number.POSITIVE_INFINITY);
  const asked = new Map<string, Promise<StoredList<SettledDays>>>();
  return (name: string, read: () => Promise<StoredList<SettledDays>>) => {
    const week = asked.get(name) ?? atOnce.execute(read);
    asked.set(name, week);
    return week;
  };
});

/**
 * What the service says of a day before yesterday, by one call for its week. Null where the service has no such call, and
 * where it says nothing of the day.
 */
export async function settledDay(day: string, context: Context, caller: Bearer): Promise<Settled | null> {
  if ((await extensionVersion('day-records', context)) === 0) return null;
  const last = addDays(todayOf(context), -2);
  const monday = addDays(day, -((weekdayNumber(day) + 6) % daysAtOnce));
  const sunday = addDays(monday, daysAtOnce - 1);
  const call = weekCall(monday, sunday < last ? sunday : last, context);
  const { rows, notice, asOf } = await weeksOf(context)(nameByPatience(call.path, caller), () =>
    context.lists.read(call, caller, { isSettled: true }),
  );
  const found = notice === null ? rows[0]?.[day] : undefined;
  return found ? { day: found, asOf } : null;
}

function weekCall(from: string, until: string, context: Context): ListCall<SettledDays> {
  const { readRows, ...call } = endpoints.dayRecords(from, until);
  return {
    ...call,
    shape: reducedShape,
    readRows: readRows as never,
    settle: async (rows) => [await settleDays(rows as readonly DayRecords[], context)],
  };
}

/** A day in each turn. */
export async function settleDays(rows: readonly DayRecords[], context: Context): Promise<SettledDays> {
  const days: Record<string, SettledDay> = {};
  for (const { people, days: given } of rows) {
    const peopleOn = peopleOfDays(people, context.timeZone);
    for await (const of of inTurns(given, 1)) days[of.day] = settle(of, peopleOn, context);
  }
  return days;
}

/** Somebody on a day, as the lists of records name them. */
interface PersonOnDay {
  readonly given: PersonOfDays;
  readonly staff: StaffSummaryRow;
}

type PeopleOn = (id: unknown, day: string) => PersonOnDay | null;

/** Finds the person who had an id on a day: the same object on each day of the same entry in the register. */
function peopleOfDays(people: readonly PersonOfDays[], timeZone: string): PeopleOn {
  const read = new ValueReader(timeZone);
  const byID = new Map<unknown, PersonOnDay[]>();
  for (const given of people) {
    const person = { given, staff: personOf(readEmbeddedStaff({ staffID: given.staff }, read)) };
    const others = byID.get(given.id);
    if (others) others.push(person);
    else byID.set(given.id, [person]);
  }
  const isOn = (day: string, { given }: PersonOnDay) => given.from <= day && day <= given.until;
  return (id, day) => {
    const known = byID.get(id);
    return known?.find((person) => isOn(day, person)) ?? null;
  };
}

function settle(of: RecordsOfDay, peopleOn: PeopleOn, context: Context): SettledDay {
  const { day } = of;
  const recorded = of.people.map((id) => peopleOn(id, day)?.staff ?? null);
  const punches = (mode: 'SIGNED_IN' | 'SIGNED_OUT') => punchesOf(of, mode, recorded, context.timeZone);
  const named = (id: unknown) => peopleOn(id, day)?.given;
  const absent = of.absent.flatMap((id) => named(id)?.staff ?? []);
  const late = of.late.flatMap((entry) => {
    const [id, attendanceDate] = Array.isArray(entry) ? entry : [];
    const person = named(id);
    return person ? [{ staffID: { ...person.staff, shift: person.shift }, mode: 'signedIn', attendanceDate }] : [];
  });
  return {
    signIns: punches('SIGNED_IN'),
    signOuts: punches('SIGNED_OUT'),
    absent: readClear(dailyAbsence, day, absent, context.timeZone),
    late: readClear(dailyLateness, day, late, context.timeZone),
  };
}

/** What a list of these entries comes to; null where some of it could not be read. */
function readClear<Row, Value>(
  { of, reduce }: { readonly of: (day: string) => ListCall<Row>; readonly reduce: (rows: readonly Row[]) => Value },
  day: string,
  entries: readonly unknown[],
  timeZone: string,
): Value | null {
  const read = new ValueReader(timeZone);
  const rows = of(day).readRows(entries, read);
  return read.losses.all.length === 0 ? reduce(rows) : null;
}

/**
 * The records of a day as `dayPunches` makes them of its list. Null where the list has to judge: where times may not be those
 * of the records, a person is nobody, or the day changes the clocks.
 */
function punchesOf(
  of: RecordsOfDay,
  mode: 'SIGNED_IN' | 'SIGNED_OUT',
  named: readonly (StaffSummaryRow | null)[],
  timeZone: string,
): DayPunches | null {
  const { day, texts } = of;
  const columns = mode === 'SIGNED_IN' ? of.signedIn : of.signedOut;
  const clock = zoneClock(timeZone);
  const start = Date.parse(of.start);
  if (Number.isNaN(start)) return null;
  const [first, last] = [clock.format(start), clock.format(start + daySeconds * 1_000 - 1_000)];
  const offset = first.slice(19);
  if (first.slice(0, 19) !== `${day}T00:00:00` || last.slice(0, 19) !== `${day}T23:59:59`) return null;
  if (named.some((staff) => staff?.staffID === '')) return null;
  // People who were not on the register that day are in none of its lists.
  const rows: number[] = [];
  const seconds: number[] = [];
  for (let row = 0; row < columns.who.length; row++) {
    const at = columns.at[row] as number;
    if (at < 0 || at >= daySeconds) return null;
    if (!named[columns.who[row] as number]) continue;
    rows.push(row);
    seconds.push(at);
  }
  if (rows.length === 0) return columns.who.length === 0 ? noPunches : null;
  const midnight = dayNumber(day) * daySeconds;
  if (mayBeMarked(seconds, offset)) {
    const said = rows.map((row, index) => ({
      staffID: named[columns.who[row] as number]?.staffID ?? '',
      instant: instantOf(midnight + (seconds[index] as number), offset) ?? '',
    }));
    const faultOf = judgeTimes(said, mode, false);
    if (said.some(({ instant }) => faultOf(instant) !== null)) return null;
  }
  const read = new ValueReader(timeZone);
  const known = new Map<string, number>([[offset, 0]]);
  const indexOf = (text: string) => {
    const index = known.get(text) ?? known.size;
    if (index === known.size) known.set(text, index);
    return index;
  };
  const who: StaffSummaryRow[] = [];
  const whoAt = firstCome((index) => who.push(named[index] as StaffSummaryRow) - 1);
  const centreAt = firstCome((index) => indexOf(read.unit(texts[index], 'serviceCentre')));
  const placeAt = firstCome((index) => indexOf(read.text(texts[index], 'location')));
  const column = () => new Uint32Array(rows.length);
  const taken = {
    ...{ who: column(), localSeconds: seconds.map((at) => midnight + at), offsets: column(), centres: column() },
    ...{ places: column(), latitudes: new Float64Array(rows.length), longitudes: new Float64Array(rows.length) },
    recognisedWithoutPhoto: new Uint8Array(rows.length),
  };
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as number;
    taken.who[index] = whoAt(columns.who[row] as number);
    taken.centres[index] = centreAt(columns.centre[row] as number);
    const position = read.position({ latitude: columns.latitude[row], longitude: columns.longitude[row] });
    taken.latitudes[index] = position.latitude ?? Number.NaN;
    taken.longitudes[index] = position.longitude ?? Number.NaN;
    taken.recognisedWithoutPhoto[index] = columns.withoutPhoto[row] as number;
  }
  // Texts stand in the order of `dayPunches`: all centres first.
  for (let index = 0; index < rows.length; index++)
    taken.places[index] = placeAt(columns.place[rows[index] as number] as number);
  if (read.losses.all.length > 0) return null;
  return { people: who, ...taken, texts: [...known.keys()] };
}

/** The function with a cache by a small index. */
function firstCome(work: (index: number) => number): (index: number) => number {
  const known: number[] = [];
  return (index) => {
    const found = known[index];
    if (found !== undefined) return found;
    const made = work(index);
    known[index] = made;
    return made;
  };
}
