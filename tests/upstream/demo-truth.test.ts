import { describe, expect, it } from 'vitest';
import { addDays, dayOf, instantOf, weekdayOf } from '../../upstream/calendar.ts';
import { historyOf, sceneOf } from '../../upstream/demo/day-plan.ts';
import { failuresOf, halfWorkedHoliday, holidaysOf } from '../../upstream/demo/interruptions.ts';
import { hasPlants } from '../../upstream/demo/origin.ts';
import { peopleOf } from '../../upstream/demo/people.ts';
import { changes, parseAltered, parsePortraitName } from '../../upstream/demo/pictures.ts';
import { jobOn } from '../../upstream/demo/rotas.ts';
import { truthOf, truthOn, truths } from '../support/demo/truth.ts';

const timeZone = 'Africa/Lagos';
const unseeded = { start: '2026-09-27', days: 60, staff: 400 };
const company = { ...unseeded, seed: 3 };
const people = peopleOf(company);
const truth = truthOf(company, timeZone);
const dates = Array.from({ length: company.days }, (_, later) => addDays(company.start, later));
const events = [...historyOf(company, timeZone).between(0, instantOf('2026-11-26', 0, timeZone))].flat();

describe('DEMO_SEED', () => {
  it('makes other people and other days, and 0 the ones that there were before it', () => {
    const names = (seed?: number) =>
      peopleOf({ ...unseeded, staff: 5, ...(seed !== undefined && { seed }) }).map(({ name }) => name);
    expect(names(0)).toEqual(names());
    expect(names(1)).not.toEqual(names(0));
    expect(names(2)).not.toEqual(names(1));
    expect(failuresOf({ ...company, seed: 1 })).not.toEqual(failuresOf({ ...company, seed: 2 }));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('plants what is to be found in a history of four weeks or more: %d', (seed) => {
    const planted = { ...company, seed };
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
    const short = { ...company, days: 27 };
    expect(hasPlants(short)).toBe(false);
    expect(failuresOf(short)).toEqual([]);
    expect([...holidaysOf(short).values()]).not.toContain(halfWorkedHoliday);
    expect(peopleOf(short).filter(({ moves }) => moves.length > 0)).toEqual([]);
    const { pictures } = truthOf(short, timeZone);
    expect(pictures.filter(({ kind }) => kind === 'SAME_PICTURE' || kind === 'REFERENCE_TINY')).toEqual([]);
  });
});

describe('truthOf', () => {
  it('has a letter for every person and day', () => {
    expect(Object.keys(truth.days)).toHaveLength(company.staff);
    expect(Object.values(truth.days).filter((letters) => letters.length !== company.days)).toEqual([]);
    const letters = new Set(Object.values(truth.days).join(''));
    expect([...letters].sort()).toEqual(
      Object.keys(truths)
        .filter((letter) => letter !== 'W')
        .sort(),
    );
  });

  it('says present where there is a sign-in, and signed out only where there is a sign-out alone', () => {
    const signed = new Map<string, Set<string>>();
    for (const { staffID, at, mode } of events) {
      const modes = signed.get(`${staffID} ${dayOf(new Date(at), timeZone)}`) ?? new Set();
      signed.set(`${staffID} ${dayOf(new Date(at), timeZone)}`, modes.add(mode));
    }
    // Whose shift lies within one calendar day, so that nothing has to be placed.
    const daily = people.filter(
      ({ rota, moves }) => moves.length === 0 && (rota === null || (rota.end ?? '24') > rota.start),
    );
    for (const { staffID } of daily) {
      for (const [place, day] of dates.entries()) {
        const modes = signed.get(`${staffID} ${day}`) ?? new Set();
        const letter = truth.days[staffID]?.[place];
        const expected = modes.has('signedIn')
          ? ['P', 'L']
          : modes.has('signedOut')
            ? ['S']
            : ['A', 'D', 'H', 'O', 'N', 'C'];
        expect([staffID, day, expected.includes(letter ?? '')]).toEqual([staffID, day, true]);
      }
    }
  });

  it('has no record of the office whose device failed, and says so of who worked there', () => {
    for (const { day, district } of truth.failures) {
      const recorded = events.filter(
        ({ at, serviceCentre }) => serviceCentre === district && dayOf(new Date(at), timeZone) === day,
      );
      expect(recorded).toEqual([]);
      const there = people.filter((person) => jobOn(person, day).district === district);
      const letters = there.map(({ staffID }) => truth.days[staffID]?.[dates.indexOf(day)]);
      expect(letters).toContain('O');
      expect(letters).not.toContain('A');
    }
  });

  it('names every record with a picture that was sent before, whose first use is in the data as well', () => {
    const reused = events.filter(({ portrait }) => portrait !== null && parseAltered(portrait));
    const again = truth.pictures.filter(({ kind }) => kind === 'SAME_PICTURE');
    const said = again.map(({ staffID, mode, at }) => `${staffID} ${mode} ${at}`);
    expect(said.sort()).toEqual(reused.map(({ staffID, mode, at }) => `${staffID} ${mode} ${at}`).sort());
    expect(new Set(again.map(({ change }) => change))).toEqual(new Set(Object.values(changes)));
    const sent = new Set(events.map(({ portrait }) => portrait));
    const isOnRegister = (original: string | null) => parsePortraitName(original ?? '')?.day === null;
    const first = again.filter(({ original }) => !isOnRegister(original));
    expect(first.filter(({ original }) => !sent.has(original))).toEqual([]);
    expect(first.length).toBeGreaterThan(again.length / 2);
    expect(again.length / events.length).toBeGreaterThan(0.002);
    expect(again.length / events.length).toBeLessThan(0.01);
  });

  it('has impostors whom the recogniser let pass', () => {
    const strangers = events.filter(({ portrait }) => portrait?.endsWith('x.jpg') && !parseAltered(portrait));
    expect(strangers.filter(({ isImageRecognised }) => isImageRecognised).length).toBeGreaterThan(10);
  });

  it('says of a day that runs who is not due yet', () => {
    const scene = sceneOf(company, timeZone);
    const day = '2026-11-25';
    const at = (hours: number) =>
      people.map((person) => truthOn(person, day, scene, instantOf(day, hours * 3600, timeZone)));
    expect(at(0).filter((letter) => letter === 'P' || letter === 'A')).toHaveLength(
      people.filter(({ rota }) => !rota).length,
    );
    expect(at(12).filter((letter) => letter === 'W').length).toBeGreaterThan(10);
    expect(at(47)).toEqual(people.map(({ staffID }) => truth.days[staffID]?.[dates.indexOf(day)]));
  });
});
