import { departments, districts } from '../schema/organisation.ts';

const names = ['Ada Obi', 'Chinedu Eze', 'Ngozi Okafor', 'Emeka Nwosu', 'Ifeoma Ude', 'Obinna Ani', 'Amaka Ike'];
const surnames = ['Okeke', 'Mba', 'Onuoha', 'Agu', 'Nnaji', 'Udeh', 'Chukwu', 'Ezeani', 'Ogbu', 'Anozie', 'Uche'];

const pick = <Value>(values: readonly Value[], place: number) => values[place % values.length] as Value;
const twoDigits = (number: number) => String(number).padStart(2, '0');
const envelope = (data: readonly unknown[]) =>
  Buffer.from(JSON.stringify({ status: 'success', message: 'Operation Completed', data }));

function person(number: number) {
  return {
    staffID: String(number).padStart(5, '0'),
    name: `${pick(names, number)} ${pick(surnames, number * 7)} ${number}`,
    district: pick(districts, number * 3),
    serviceCentre: `${pick(districts, number * 3)} ${(number % 4) + 1}`,
    department: pick(departments, number * 5),
    imageURL: `http://127.0.0.1:9/images/reference/${number}.jpg`,
  };
}

/** The reply of `/attendance/findall`: sign-ins of one morning, each of another person, some 540 bytes each. */
export function attendanceBody(rows: number): Buffer {
  return envelope(
    Array.from({ length: rows }, (_, number) => ({
      staffID: person(number),
      serviceCentre: `${pick(districts, number * 3)} ${(number % 4) + 1}`,
      mode: 'signedIn',
      imageURL: `http://127.0.0.1:9/images/records/${number}-a-file-name-as-long-as-upstream-makes-them.jpg`,
      latitude: 6 + (number % 1000) / 1000,
      longitude: 7 + (number % 777) / 777,
      location: `${number % 90} Market Road`,
      attendanceDate: `2026-11-19T0${6 + (number % 3)}:${twoDigits(number % 60)}:${twoDigits((number * 7) % 60)}.000Z`,
      isImageRecognised: number % 9 === 0 ? '' : number % 7 !== 0,
    })),
  );
}

/** The reply of `/attendance/serialLatness`: people with as many late days each. */
export function serialLatenessBody(people: number, days: number): Buffer {
  const daysLate = Array.from({ length: days }, (_, day) => `2026-10-${twoDigits(day + 1)}`);
  return envelope(Array.from({ length: people }, (_, number) => ({ ...person(number), occurrence: days, daysLate })));
}

/** The reply of `/shift/findAll`. */
export function shiftsBody(): Buffer {
  return envelope(
    Array.from({ length: 10 }, (_, number) => ({
      _id: `00000000-0000-4000-8000-00000000000${number}`,
      name: `Shift ${number}`,
      startTime: `${twoDigits(6 + number)}:00:00`,
      endTime: `${twoDigits(14 + number)}:00:00`,
      latenessThreshold: '00:15:00',
      serialLatenessThreshold: 3,
    })),
  );
}
