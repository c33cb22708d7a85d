import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { changesNothing, failureText, type Trial, triedInput } from '../../../web/features/shifts/shift-trial.tsx';

const shift = {
  id: 'day',
  name: 'Day',
  startTime: '08:00:00',
  endTime: null,
  latenessThreshold: '08:15:00',
  lateAfter: '08:15:00',
  serialLatenessThreshold: 3,
};
const typed = { startTime: '08:00:00', latenessThreshold: '08:15:00', serialLatenessThreshold: '3' };
const coverage = { daysAsked: 30, daysRead: 30, isLearning: false };
const month = {
  month: '2026-11',
  coverage,
  seriallyLateBefore: 2,
  seriallyLateAfter: 2,
  becomingCount: 0,
  becoming: [],
  ceasingCount: 0,
  ceasing: [],
};
const trial: Trial = {
  from: '2026-10-27',
  until: '2026-11-25',
  people: 12,
  lateDaysBefore: 1_140,
  lateDaysAfter: 1_140,
  lateDaysAdded: 0,
  lateDaysDropped: 0,
  unclear: 0,
  coverage,
  months: [month],
  sources: [],
};

describe('triedInput', () => {
  it.each([
    ['a threshold', { latenessThreshold: '08:05' }, { latenessThreshold: '08:05:00' }],
    ['a start', { startTime: '07:30' }, { startTime: '07:30:00' }],
    ['days', { serialLatenessThreshold: '2' }, { serialLatenessThreshold: 2 }],
    ['nothing', {}, null],
    ['an empty threshold, which stays as it is stored', { latenessThreshold: '' }, null],
    ['half a time', { latenessThreshold: '08:' }, null],
    ['a whole field beside half a one', { startTime: '07:30', latenessThreshold: '8' }, null],
  ])('N-12 is what %s changes', (_what, change, input) => {
    expect(triedInput({ ...typed, ...change }, shift)).toEqual(input);
  });
});

describe('a trial of days that could not be read', () => {
  it('F-108 says that nothing was calculated, in place of a result', () => {
    const message = 'Not calculated: 0 of 30 days could be read. Try again.';
    const refusal = (text: string) =>
      new CombinedGraphQLErrors({ errors: [{ message: text, extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    expect(failureText(refusal(message))).toBe(message);
    expect(failureText(refusal('time out'))).toBe('The attendance service took too long to answer.');
  });
});

describe('changesNothing', () => {
  it('is false where as many become late as cease to be', () => {
    expect(changesNothing(trial)).toBe(true);
    expect(changesNothing({ ...trial, lateDaysAdded: 2, lateDaysDropped: 2 })).toBe(false);
    expect(changesNothing({ ...trial, months: [{ ...month, becomingCount: 1, ceasingCount: 1 }] })).toBe(false);
  });
});
