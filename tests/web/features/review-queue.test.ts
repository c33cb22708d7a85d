import { describe, expect, it } from 'vitest';
import { countProgress, nextToJudge, pagesAround } from '../../../web/features/photo-review/review-queue.ts';

describe('nextToJudge', () => {
  const keys = ['a', 'b', 'c', 'd'];
  const judged =
    (...some: string[]) =>
    (key: string) =>
      some.includes(key);

  it.each([
    [-1, judged(), 0],
    [0, judged('a', 'b'), 2],
    [2, judged('c', 'd'), 0],
    [3, judged('a', 'd'), 1],
    [1, judged(...keys), -1],
  ])('N-01 goes on from %i, at the end from the start', (from, isJudged, place) => {
    expect(nextToJudge(keys, isJudged, from)).toBe(place);
  });
});

describe('countProgress', () => {
  it('N-01 A-28 counts the records of the queue alone, photos never checked as flagged', () => {
    const queue = [
      { key: 'a', isImageRecognised: false },
      { key: 'b', isImageRecognised: null },
      { key: 'c', isImageRecognised: true },
    ];
    const verdicts = new Map([
      ['a', 'DIFFERENT'],
      ['c', 'SAME'],
      ['elsewhere', 'CANNOT_TELL'],
    ] as const);
    expect(countProgress(queue, (key) => verdicts.get(key as 'a'))).toEqual({
      total: 3,
      judged: 2,
      flagged: 2,
      flaggedJudged: 1,
      SAME: 1,
      DIFFERENT: 1,
      CANNOT_TELL: 0,
    });
  });
});

describe('pagesAround', () => {
  it.each([
    [0, 50, [0]],
    [15, 50, [0]],
    [16, 50, [0, 20]],
    [20, 50, [20]],
    [49, 50, [40]],
    [18, 19, [0]],
  ])('N-01 has the pages of record %i of %i and of the next four', (place, total, offsets) => {
    expect(pagesAround(place, total, 20, 4)).toEqual(offsets);
  });
});
