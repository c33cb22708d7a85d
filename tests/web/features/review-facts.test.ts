import { describe, expect, it } from 'vitest';
import type { PersonReviewedFragment, PersonReviewsQuery } from '../../../web/api/generated/person.ts';
import { failedSource, judgedRecords } from '../../../web/features/person/person-reviews.tsx';

const source = { ok: true, code: null, message: null };
const verdict = { id: '1', who: 'ada@demo.example', program: null, verdict: 'SAME', note: '', judgedAt: null } as const;
const record = (
  attendanceDate: string,
  verdicts: readonly (typeof verdict)[] | null,
): PersonReviewedFragment['nodes'][number] => ({
  key: attendanceDate,
  mode: 'SIGNED_IN',
  attendanceDate,
  review: verdicts && {
    state: verdicts.length > 0 ? 'SAME' : 'NOT_REVIEWED',
    isDisagreement: false,
    isOpinionWanted: false,
    askedBy: null,
    verdicts: [...verdicts],
  },
});
const list = (...nodes: PersonReviewedFragment['nodes']): PersonReviewedFragment => ({
  totalCount: 1,
  reviewSource: source,
  nodes,
});

describe('what reviewers said of a month', () => {
  it('is of judged records alone, sign-ins and sign-outs in order of time', () => {
    const data: PersonReviewsQuery = {
      signIns: list(record('2026-11-02T08:00:00+01:00', []), record('2026-11-19T08:00:00+01:00', [verdict])),
      signOuts: list(record('2026-11-18T17:00:00+01:00', [verdict])),
    };
    expect(judgedRecords(data).map(({ key }) => key)).toEqual([
      '2026-11-18T17:00:00+01:00',
      '2026-11-19T08:00:00+01:00',
    ]);
    expect(failedSource(data)).toBe(null);
  });

  it('names what could not be read, beside what could', () => {
    const away = { ok: false, code: 'UPSTREAM_UNAVAILABLE', message: 'Away.' };
    const data: PersonReviewsQuery = {
      signIns: list(record('2026-11-19T08:00:00+01:00', [verdict])),
      signOuts: { totalCount: 1, reviewSource: away, nodes: [] },
    };
    expect([judgedRecords(data).length, failedSource(data)]).toEqual([1, away]);
  });
});
