import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../upstream/calendar.ts';
import { historyOf, sceneOf } from '../../upstream/demo/day-plan.ts';
import { kilometres, placePlantsOf } from '../../upstream/demo/places.ts';
import { doubtsOf } from '../support/demo/doubts.ts';

const timeZone = 'Africa/Lagos';
const company = { start: '2026-09-27', days: 60, staff: 400, seed: 3 };
const scene = sceneOf(company, timeZone);
const doubts = doubtsOf(company, scene);
const end = addDays(company.start, company.days);
const events = [...historyOf(company, timeZone).between(0, instantOf(end, 86_400, timeZone))].flat();
const nameOf = (event: { staffID: string; mode: string; at: number }) => `${event.staffID} ${event.mode} ${event.at}`;
const byName = new Map(events.map((event) => [nameOf(event), event]));

describe('doubtsOf', () => {
  it('names records that the history has, each with a position', () => {
    expect(doubts.length).toBeGreaterThan(500);
    expect(doubts.filter((doubt) => !((byName.get(nameOf(doubt))?.latitude ?? 99) <= 90))).toEqual([]);
  });

  it('has each kind in a share that a company could have', () => {
    const share = (kind: string) => doubts.filter(({ kinds }) => kinds.includes(kind as never)).length / events.length;
    expect(share('AWAY')).toBeGreaterThan(0.02);
    expect(share('AWAY')).toBeLessThan(0.06);
    expect(share('SAME_FIX')).toBeGreaterThan(0.001);
    expect(share('SAME_FIX')).toBeLessThan(0.02);
    expect(share('TRAVEL')).toBeGreaterThan(0.0002);
    expect(share('TRAVEL')).toBeLessThan(0.003);
  });

  it('has travel in pairs that nobody could make, and fixes that are equal to the last digit', () => {
    const travel = doubts.filter(({ kinds }) => kinds.includes('TRAVEL')).map((doubt) => byName.get(nameOf(doubt)));
    for (const one of travel) {
      const other = travel.find(
        (each) =>
          each !== one && each?.staffID === one?.staffID && Math.abs((each?.at ?? 0) - (one?.at ?? 0)) < 900_000,
      );
      const [here, there] = [one, other].map((event) => ({
        latitude: event?.latitude ?? 0,
        longitude: event?.longitude ?? 0,
      }));
      expect(here && there && kilometres(here, there)).toBeGreaterThan(35);
    }
    const fixed = doubts.filter(({ kinds }) => kinds.includes('SAME_FIX')).map((doubt) => byName.get(nameOf(doubt)));
    const counts = Map.groupBy(fixed, (event) => `${event?.latitude} ${event?.longitude}`);
    expect([...counts.values()].filter((group) => group.length >= 3).length).toBeGreaterThan(1);
  });
});

describe('placePlantsOf', () => {
  it('moves one office by four to nine kilometres within the history', () => {
    const { move, officeOn } = placePlantsOf(company);
    if (!move) throw new Error('No office moves.');
    expect(move.from > company.start && move.from < end).toBe(true);
    const before = officeOn(move.district, addDays(move.from, -1));
    const distance = kilometres(before, officeOn(move.district, move.from));
    expect(distance).toBeGreaterThan(3.9);
    expect(distance).toBeLessThan(9.1);
  });

  it('plants nothing in a history of less than four weeks', () => {
    const short = { ...company, days: 27 };
    expect(placePlantsOf(short).move).toBeNull();
    expect(
      doubtsOf(short, sceneOf(short, timeZone))
        .flatMap(({ kinds }) => kinds)
        .filter((kind) => kind !== 'AWAY'),
    ).toEqual([]);
  });
});
