import { describe, expect, it } from 'vitest';
import {
  dayOfKey,
  dayToShow,
  describeHours,
  describeRule,
  type PersonDay,
  weeksOf,
} from '../../../web/features/person/person-facts.ts';
import { hoursText } from '../../../web/ui/words.ts';

const day = (date: string, parts: Partial<PersonDay> = {}): PersonDay => ({
  date,
  reason: 'PRESENT',
  unknown: null,
  firstIn: null,
  lastOut: null,
  minutesLate: null,
  minutesWorked: null,
  overtime: null,
  missing: null,
  isListedAbsent: false,
  isProbablyNotReal: false,
  flagged: 0,
  evidence: '',
  onLeave: null,
  records: [],
  ...parts,
});
const record = (key: string, mode: 'SIGNED_IN' | 'SIGNED_OUT' = 'SIGNED_IN') =>
  ({ key, mode }) as PersonDay['records'][number];
const monthOf = (month: string, length: number) =>
  Array.from({ length }, (_, place) => day(`${month}-${String(place + 1).padStart(2, '0')}`));

describe('weeksOf', () => {
  it('puts each day under its weekday, from Monday, and fills the rest with nothing', () => {
    // November 2026 begins on a Sunday.
    const weeks = weeksOf(monthOf('2026-11', 30));
    expect(weeks.map((week) => week.map((each) => (each ? Number(each.date.slice(8)) : 0)))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
    expect(weeksOf([])).toEqual([]);
  });
});

describe('describeHours', () => {
  const hours = { daysCounted: 19, noSignOut: 0, noSignIn: 0, minutesWorked: 10_290, overtime: 45 };

  it('N-23 says of how many days the hours are, and what is missing', () => {
    expect([10_290, 60, 45, 0].map(hoursText)).toEqual(['171 h 30 min', '1 h', '45 min', '0 min']);
    expect(describeHours({ hours })).toBe('first in to last out of 19 days · 45 min overtime');
    expect(describeHours({ hours: { ...hours, overtime: null, noSignOut: 1, noSignIn: 2 } })).toBe(
      'first in to last out of 19 days · overtime not known · 1 day without a sign-out · 2 days without a sign-in',
    );
  });
});

describe('dayToShow', () => {
  const days = [
    day('2026-11-01'),
    day('2026-11-02', { records: [record('a')] }),
    day('2026-11-03', { reason: 'ABSENT' }),
    day('2026-11-04', { reason: null, unknown: 'TO_COME' }),
  ];

  it('is the asked one, else the last with a record, else the last that is not to come', () => {
    expect(dayToShow(days, '2026-11-01')?.date).toBe('2026-11-01');
    expect(dayToShow(days, '')?.date).toBe('2026-11-02');
    expect(
      dayToShow(
        days.filter(({ records }) => records.length === 0),
        '2026-10-09',
      )?.date,
    ).toBe('2026-11-03');
    expect(dayToShow(days.slice(3), '')?.date).toBe('2026-11-04');
    expect(dayToShow([], '')).toBeUndefined();
  });
});

describe('dayOfKey', () => {
  it.each([
    ['ArrowLeft', '2026-11-10', '2026-11-09'],
    ['ArrowRight', '2026-11-10', '2026-11-11'],
    ['ArrowUp', '2026-11-10', '2026-11-03'],
    ['ArrowDown', '2026-11-10', '2026-11-17'],
    ['Home', '2026-11-11', '2026-11-09'],
    ['End', '2026-11-11', '2026-11-15'],
    ['End', '2026-11-30', null],
    ['Home', '2026-11-01', null],
    ['ArrowLeft', '2026-11-01', null],
    ['ArrowDown', '2026-11-30', null],
    ['Enter', '2026-11-10', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayOfKey(key, from)).toBe(to);
  });
});

describe('describeRule', () => {
  it('says when a shift is and from when its people are late', () => {
    const shift = {
      startTime: '08:00:00',
      endTime: '16:00:00',
      lateAfter: '08:15:00',
      serialLatenessThreshold: 3,
    };
    expect(describeRule({ shift })).toBe('8:00 am to 4:00 pm · late after 8:15 am · serial from 3 late days a month');
    expect(describeRule({ shift: { ...shift, serialLatenessThreshold: 1 } })).toContain(
      'serial from 1 late day a month',
    );
    expect(describeRule({ shift: { ...shift, endTime: null, serialLatenessThreshold: null } })).toBe(
      '8:00 am · late after 8:15 am',
    );
    expect(describeRule({ shift: null })).toBe('');
  });
});
