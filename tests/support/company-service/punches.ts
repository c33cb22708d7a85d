import { addDays, dayNumber, instantOf } from '../../../upstream/calendar.ts';
import type { Randoms } from '../../../upstream/demo/random.ts';
import { type Career, companyZone, isWorkday, objectID, positionOf, type ShiftPlan, type Workplace } from './people.ts';

/** What a device records. */
export type Mode = 'signedIn' | 'signedOut';

/** A sign-in or sign-out as the service keeps it, with the `_id` of its person. */
export interface Punch {
  readonly _id: string;
  readonly person: string;
  readonly mode: Mode;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly serviceCentre: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly location: string | null;
  readonly imageURL: string | null;
  readonly isImageRecognised: boolean | null;
}

/** What days are drawn by. */
export interface DaysPlan {
  readonly careers: readonly Career[];
  readonly shifts: readonly ShiftPlan[];
  readonly randoms: Randoms;
  /** The days of the past, ascending, with today as the last. */
  readonly days: readonly string[];
  readonly images: string;
}

/** Seconds after midnight of an `HH:MM:SS`. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/** Where somebody worked on a day. */
const workplaceOn = ({ person, moved }: Career, day: string): Workplace =>
  moved && day < moved.on ? moved.from : person;

/** The office hours of who has no shift. */
const unbound: Pick<ShiftPlan, 'startTime' | 'endTime' | 'latenessThreshold'> = {
  startTime: '09:00:00',
  endTime: '17:00:00',
  latenessThreshold: null,
};

/** All that the devices record on a calendar day, in the order of time; also what is still to come. */
export function drawDay(plan: DaysPlan, day: string): Punch[] {
  const punches: Punch[] = [];
  for (const career of plan.careers) {
    const isNight = sleepsByDay(plan, career);
    for (const shiftDay of isNight ? [addDays(day, -1), day] : [day]) {
      for (const punch of drawShiftDay(plan, career, shiftDay, isNight)) {
        if (punch.day === day) punches.push(punch.punch);
      }
    }
  }
  return punches.sort((one, other) => one.at - other.at);
}

/** Whether a person's shift ends on the next day. */
function sleepsByDay({ shifts }: DaysPlan, { shift }: Career): boolean {
  const { startTime, endTime } = (shift === null ? undefined : shifts[shift]) ?? unbound;
  return endTime !== null && secondsOf(endTime) < secondsOf(startTime);
}

/** Whether people work on a day: from the first of the past on, but not at weekends. */
export const isWorked = ({ days }: Pick<DaysPlan, 'days'>, day: string): boolean =>
  day >= (days[0] ?? '') && isWorkday(day);

/** What a person records of the shift that begins on a day, each with its calendar day. */
function drawShiftDay(
  plan: DaysPlan,
  career: Career,
  day: string,
  isNight: boolean,
): { readonly day: string; readonly punch: Punch }[] {
  if (!isWorked(plan, day) || (career.left !== null && day >= career.left)) return [];
  const random = plan.randoms(2, career.number, dayNumber(day));
  const chance = random.next();
  if (chance < 0.05) return [];
  const { startTime, endTime, latenessThreshold } =
    (career.shift === null ? undefined : plan.shifts[career.shift]) ?? unbound;
  const start = secondsOf(startTime);
  const grace = latenessThreshold === null ? 0 : secondsOf(latenessThreshold) - start;
  const isLate = random.chance(career.isOftenLate ? 0.4 : 0.05);
  const arrival = isLate ? start + grace + random.whole(60, 5_000) : start - random.whole(-grace, 1_800);
  const end = endTime === null ? start + 8 * 3600 : secondsOf(endTime) + (isNight ? 86_400 : 0);
  const record = (mode: Mode, seconds: number, number: number) => ({
    day: addDays(day, Math.floor(seconds / 86_400)),
    punch: drawPunch(plan, career, { mode, day, seconds, number, details: random.next() }),
  });
  const punches = [record('signedIn', arrival, 0)];
  // Some sign in again after lunch, and some forget to sign out.
  if (random.chance(0.02)) punches.push(record('signedIn', start + 5 * 3600 + random.whole(0, 1_200), 1));
  if (random.chance(0.93)) punches.push(record('signedOut', end + random.whole(0, 1_800), 2));
  return punches;
}

/** One record, in the shape that days are drawn and set by. */
export interface PunchPlan {
  readonly mode: Mode;
  /** The day whose midnight the seconds are counted from. */
  readonly day: string;
  readonly seconds: number;
  /** Tells records of one person and day apart. */
  readonly number: number;
  /** From 0 to 1: what position, photo and recognition are made by. */
  readonly details: number;
}

/** Makes a record of a person. */
export function drawPunch(
  { images }: Pick<DaysPlan, 'images'>,
  career: Career,
  { mode, day, seconds, number, details }: PunchPlan,
): Punch {
  const { serviceCentre } = workplaceOn(career, day);
  const position = details < 0.02 ? null : positionOf(serviceCentre);
  const jitter = (factor: number) => Math.round(((details * factor) % 1) * 1e4) / 1e7;
  return {
    _id: objectID(16 + number, dayNumber(day), career.number + 1),
    person: career.person._id,
    mode,
    at: instantOf(day, seconds, companyZone),
    serviceCentre,
    latitude: position && position.latitude + jitter(7919),
    longitude: position && position.longitude + jitter(104_729),
    location: position && `${serviceCentre} office`,
    imageURL: details > 0.99 ? null : `${images}/${career.number}-${day}-${number}.png`,
    isImageRecognised: details > 0.995 ? null : (details * 1_299_709) % 1 > 0.04,
  };
}
