import { describe, expect, it } from 'vitest';
import { districts } from '../../schema/organisation.ts';
import { dayOf, instantOf, weekdayOf } from '../../upstream/calendar.ts';
import { type DemoEvent, historyOf } from '../../upstream/demo/day-plan.ts';
import { failuresOf, halfWorkedHoliday, holidaysOf } from '../../upstream/demo/interruptions.ts';
import { hasPlants } from '../../upstream/demo/origin.ts';
import { peopleOf } from '../../upstream/demo/people.ts';

const timeZone = 'Africa/Lagos';
const company = { start: '2026-09-22', days: 60, staff: 1200 };
const seeded = { ...company, staff: 400, seed: 3 };
const people = peopleOf(company);
const byStaffID = new Map(people.map((person) => [person.staffID, person]));
const events = [
  ...historyOf(company, timeZone).between(
    instantOf('2026-09-22', 0, timeZone),
    instantOf('2026-11-20', 86_400, timeZone),
  ),
].flat();
const signIns = events.filter(({ mode }) => mode === 'signedIn');

describe('peopleOf', () => {
  it('fills all 21 districts and 10 shifts with distinct staff IDs, some with leading zeros', () => {
    expect(new Set(people.map(({ district }) => district))).toEqual(new Set(districts));
    expect(new Set(people.flatMap(({ rota }) => (rota ? [rota.name] : []))).size).toBe(10);
    expect(new Set(people.map(({ staffID }) => staffID)).size).toBe(1200);
    expect(people.some(({ staffID }) => /^00\d+$/.test(staffID))).toBe(true);
    expect(people.some(({ name }) => /[ỌọỊịỤụ]/.test(name))).toBe(true);
  });

  it('holds the odd records that real services have', () => {
    expect(people.some(({ rota }) => rota === null)).toBe(true);
    expect(people.some(({ hasPhoto }) => !hasPhoto)).toBe(true);
    expect(people.some(({ department }) => /[a-z]/.test(department))).toBe(true);
    expect(people.some(({ joined }) => joined > company.start)).toBe(true);
  });
});

describe('DEMO_SEED', () => {
  it('makes other people and other days, and 0 the ones that there were before it', () => {
    const names = (seed?: number) =>
      peopleOf({ ...company, staff: 5, ...(seed !== undefined && { seed }) }).map(({ name }) => name);
    expect(names(0)).toEqual(names());
    expect(names(1)).not.toEqual(names(0));
    expect(names(2)).not.toEqual(names(1));
    expect(failuresOf({ ...seeded, seed: 1 })).not.toEqual(failuresOf({ ...seeded, seed: 2 }));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('plants what is to be found in a history of four weeks or more: %d', (seed) => {
    const planted = { ...seeded, seed };
    const holidays = holidaysOf(planted);
    const half = [...holidays].find(([, name]) => name === halfWorkedHoliday)?.[0] ?? '';
    expect(weekdayOf(half)).toBeLessThan(6);
    const failures = failuresOf(planted);
    expect(failures.length).toBeGreaterThan(2);
    expect(failures.filter(({ day }) => holidays.has(day) || weekdayOf(day) > 5)).toEqual([]);
    const moved = peopleOf(planted).filter(({ moves }) => moves.length > 0);
    expect(moved.some(({ moves }) => moves.length === 1)).toBe(true);
    expect(moved.some(({ moves }) => moves.length > 5)).toBe(true);
  });

  it('plants nothing in a shorter history', () => {
    const short = { ...seeded, days: 27 };
    expect(hasPlants(short)).toBe(false);
    expect(failuresOf(short)).toEqual([]);
    expect([...holidaysOf(short).values()]).not.toContain(halfWorkedHoliday);
    expect(peopleOf(short).filter(({ moves }) => moves.length > 0)).toEqual([]);
  });
});

describe('historyOf', () => {
  it('gives in portions exactly the events of the whole', () => {
    const history = historyOf({ ...company, staff: 150 }, timeZone);
    const [from, to] = [instantOf('2026-11-12', 0, timeZone), instantOf('2026-11-18', 0, timeZone)];
    const edges = [0, 1, 7 * 3600, 22.2 * 3600, 30 * 3600, 101 * 3600].map((seconds) => from + seconds * 1000);
    const portions = [...edges, to].flatMap((edge, index, all) =>
      index === 0 ? [] : [...history.between(all[index - 1] ?? from, edge)].flat(),
    );
    expect(sorted(portions)).toEqual(sorted([...history.between(from, to)].flat()));
  });

  it('leaves weekends, days before joining and the public holiday without sign-ins of office shifts', () => {
    const holidays = holidaysOf(company);
    expect(holidays.get('2026-10-01')).toBe('Independence Day');
    const isOffice = ({ staffID }: DemoEvent) => {
      const { rota, moves } = byStaffID.get(staffID) ?? { rota: null, moves: [] };
      return rota?.name === 'Office' && moves.length === 0;
    };
    const days = signIns.filter(isOffice).map(({ at }) => dayOf(new Date(at), timeZone));
    const isFree = (day: string) => holidays.has(day) && holidays.get(day) !== halfWorkedHoliday;
    expect(days.filter((day) => weekdayOf(day) > 5 || isFree(day))).toEqual([]);
    expect(
      signIns.filter(({ at, staffID }) => dayOf(new Date(at), timeZone) < (byStaffID.get(staffID)?.joined ?? '')),
    ).toEqual([]);
  });

  it('has the faults of real life in believable shares', () => {
    const share = (test: (event: DemoEvent) => boolean, of = events) => of.filter(test).length / of.length;
    expect(share(({ isImageRecognised }) => isImageRecognised === false)).toBeCloseTo(0.04, 2);
    expect(share(({ isImageRecognised }) => isImageRecognised === null)).toBeGreaterThan(0.002);
    expect(share(({ portrait }) => portrait?.endsWith('x.jpg') ?? false)).toBeCloseTo(0.03, 2);
    expect(share(({ mode }) => mode === 'signedOut')).toBeLessThan(0.49);
    expect(share((event) => event.serviceCentre !== byStaffID.get(event.staffID)?.serviceCentre)).toBeGreaterThan(0.02);
    for (const fault of [
      ({ latitude }: DemoEvent) => latitude === null,
      ({ latitude }: DemoEvent) => (latitude ?? 0) > 90,
      ({ serviceCentre }: DemoEvent) => serviceCentre === null,
      ({ location, latitude }: DemoEvent) => location === null && latitude !== null,
      ({ portrait }: DemoEvent) => portrait === null,
    ]) {
      expect(share(fault)).toBeGreaterThan(0.0005);
      expect(share(fault)).toBeLessThan(0.03);
    }
  });
});

function sorted(list: DemoEvent[]): DemoEvent[] {
  return list.toSorted((a, b) => a.at - b.at || a.staffID.localeCompare(b.staffID) || a.mode.localeCompare(b.mode));
}
