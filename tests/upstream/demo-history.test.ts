import { describe, expect, it } from 'vitest';
import { instantOf, weekdayOf } from '../../upstream/calendar.ts';
import { type DemoEvent, historyOf } from '../../upstream/demo/day-plan.ts';
import { failuresOf, halfWorkedHoliday, holidaysOf } from '../../upstream/demo/interruptions.ts';
import { hasPlants } from '../../upstream/demo/origin.ts';
import { peopleOf } from '../../upstream/demo/people.ts';

const timeZone = 'Africa/Lagos';
const company = { start: '2026-09-22', days: 60, staff: 1200 };
const seeded = { ...company, staff: 400, seed: 3 };

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
});

function sorted(list: DemoEvent[]): DemoEvent[] {
  return list.toSorted((a, b) => a.at - b.at || a.staffID.localeCompare(b.staffID) || a.mode.localeCompare(b.mode));
}
