import { SignJWT } from 'jose';
import { dayNumber, weekdayOf } from '../upstream/calendar.ts';
import { type Person, peopleOf } from '../upstream/demo/people.ts';
import { places } from '../upstream/demo/places.ts';
import { randomOf } from '../upstream/demo/random.ts';
import { rotas } from '../upstream/demo/rotas.ts';

/** The day of the benchmark, a Thursday: its lists change while it runs. */
export const today = '2026-11-19';

/** As many people of a company, with the names, districts and shifts that real ones have. */
export const peopleOfCompany = (staff: number): Person[] => peopleOf({ start: '2026-09-21', days: 60, staff });

/** The staff of the benchmark's company. */
export const staff: readonly Person[] = peopleOfCompany(5_000);

/** What a day was for a person. */
type Attendance = 'off' | 'absent' | 'present' | 'late';

function attendanceOf({ index, rota, absence, lateness }: Person, day: string): Attendance {
  if (!rota?.workDays.includes(weekdayOf(day))) return 'off';
  const share = randomOf(7, index, dayNumber(day)).next();
  if (share < absence) return 'absent';
  return share < absence + lateness ? 'late' : 'present';
}

/** People who have not signed in yet when the benchmark's day begins; five of them do with each change. */
const notYetThere = 400;

/** Who stands so on a day. On the day of the benchmark the last ones of the register arrive one after the other. */
export function peopleWho(attendance: Attendance, day: string, change = 0): readonly Person[] {
  const limit = day === today ? staff.length - Math.max(notYetThere - 5 * change, 0) : staff.length;
  return staff.filter((person) => {
    const found = attendanceOf(person, day);
    const isMissing = person.index >= limit && found !== 'off';
    return (isMissing ? 'absent' : found) === attendance;
  });
}

/** The days of a month up to the benchmark's, ascending. */
export function daysOf(month: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, day) => `${month}-${twoDigits(day + 1)}`);
  return days.filter((day) => day <= today && !Number.isNaN(dayNumber(day)));
}

export const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A staff record as reports embed it. */
export const summary = ({ index, staffID, name, district, serviceCentre, department }: Person) => ({
  staffID,
  name,
  district,
  serviceCentre,
  department,
  imageURL: `http://127.0.0.1:9/images/reference/${photoName(index)}.jpg`,
});

const photoName = (index: number) => `5b1f7000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A sign-in or sign-out of a person as upstream sends it. */
export function record(person: Person, day: string, mode: 'signedIn' | 'signedOut', isLate = false) {
  const random = randomOf(8, person.index, dayNumber(day));
  const place = places[person.district];
  const [hour = 8] = (person.rota ?? rotas[0])?.start.split(':').map(Number) ?? [];
  const minutes =
    mode === 'signedOut' ? 9 * 60 + random.whole(0, 40) : isLate ? random.whole(21, 90) : -random.whole(1, 25);
  const at = Date.parse(`${day}T00:00:00Z`) + (hour - 1) * 3_600_000 + minutes * 60_000 + random.whole(0, 59) * 1000;
  const verdict = random.next();
  return {
    staffID: { ...summary(person), ...(person.rota && { shift: { _id: person.rota.id, name: person.rota.name } }) },
    serviceCentre: person.serviceCentre,
    mode,
    imageURL: `http://127.0.0.1:9/images/records/${photoName(person.index)}-${mode}-${day}.jpg`,
    latitude: Number((place.latitude + random.next() / 500).toFixed(6)),
    longitude: Number((place.longitude + random.next() / 500).toFixed(6)),
    location: place.name,
    attendanceDate: new Date(at).toISOString(),
    isImageRecognised: verdict < 0.04 ? false : verdict < 0.05 ? '' : true,
  };
}

/** Signs the tokens of a run; all servers check them with it. */
export const secret = 'of this benchmark and of nothing else';

/** The address that a user signs in with. */
export const emailOf = (user: number) => `user-${user}@example.test`;

/** Tokens of as many users, good for an hour. */
export function makeTokens(count: number): Promise<string[]> {
  const sign = (user: number) =>
    new SignJWT({ userID: `user-${user}`, email: emailOf(user), role: 'admin', district: 'Enugu' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
  return Promise.all(Array.from({ length: count }, (_, user) => sign(user)));
}
