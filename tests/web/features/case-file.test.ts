import { describe, expect, it } from 'vitest';
import { countShared, isSettledFor, kindOfCase } from '../../../web/features/photo-review/review-queue.ts';
import { type CaseFile, ownVerdict, withOwn } from '../../../web/photos/case-file.ts';

const ada = { userID: 'ada', email: 'ada@demo.example' };

const file = (verdicts: Record<string, 'SAME' | 'DIFFERENT' | 'CANNOT_TELL'>, over: Partial<CaseFile> = {}) =>
  ({
    state: 'SAME',
    isDisagreement: false,
    isOpinionWanted: false,
    verdicts: Object.entries(verdicts).map(([userID, verdict]) => {
      return { id: userID, userID, who: `${userID}@demo.example`, program: null, verdict, note: '', judgedAt: null };
    }),
    ...over,
  }) satisfies CaseFile;

describe('a shared case file', () => {
  it.each([
    ['nobody has judged', undefined, false],
    ['somebody else has judged', file({ ola: 'SAME' }), true],
    ['waits for a second opinion', file({ ola: 'SAME' }, { isOpinionWanted: true }), false],
    ['waits for the second opinion of somebody else', file({ ada: 'SAME' }, { isOpinionWanted: true }), true],
    ['was judged and withdrawn', file({}), false],
  ])('N-01 of a record that %s is settled for a reviewer: %#', (_what, one, isSettled) => {
    expect(isSettledFor(one, ada)).toBe(isSettled);
  });

  it('N-01 has a verdict of the reviewer that a program of theirs gave, and no other program', () => {
    const by = (who: string): CaseFile => {
      const one = file({ 'token-1': 'SAME' }, { isOpinionWanted: true });
      return { ...one, verdicts: one.verdicts.map((verdict) => ({ ...verdict, who, program: 'Nightly' })) };
    };
    expect(isSettledFor(by('ada@demo.example'), ada)).toBe(true);
    expect(isSettledFor(by('ola@demo.example'), ada)).toBe(false);
  });

  it('N-01 has the last verdict of the reviewer in place of an earlier one, beside those of others', () => {
    const one = withOwn(file({ ada: 'SAME', ola: 'SAME' }), ada, { kind: 'DIFFERENT', note: '', asksAgain: true });
    expect([one.state, one.isOpinionWanted, one.verdicts.map(({ who }) => who)]).toEqual([
      'OPINION_WANTED',
      true,
      ['ola@demo.example', 'ada@demo.example'],
    ]);
    expect(ownVerdict(one, ada)?.verdict).toBe('DIFFERENT');
  });

  it('N-01 counts what is judged, by others, wanted again and contested, of the records of the queue alone', () => {
    const files = new Map([
      ['a', file({ ada: 'SAME' })],
      ['b', file({ ola: 'SAME' }, { isOpinionWanted: true })],
      ['c', file({ ola: 'SAME', ada: 'DIFFERENT' }, { isDisagreement: true })],
      ['elsewhere', file({ ola: 'SAME' })],
      ['d', file({})],
    ]);
    expect(countShared(['a', 'b', 'c', 'd', 'e'], files, ada)).toEqual({
      judged: 3,
      byOthers: 1,
      wanted: 1,
      conflicts: 1,
    });
  });

  it.each([
    ['SAME', 'SAME'],
    ['DIFFERENT', 'DIFFERENT'],
    ['CANNOT_TELL', 'CANNOT_TELL'],
    ['DISAGREEMENT', 'CANNOT_TELL'],
    ['OPINION_WANTED', 'CANNOT_TELL'],
    ['NOT_REVIEWED', undefined],
  ] as const)('N-01 is marked by what it comes to: %s as %s', (state, kind) => {
    expect(kindOfCase(file({}, { state }))).toBe(kind);
  });
});
