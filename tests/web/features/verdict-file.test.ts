import { describe, expect, it } from 'vitest';
import { photosAddress, reviewCSV } from '../../../web/features/photo-review/save-review.ts';
import { mergeVerdicts, readVerdictFile } from '../../../web/features/photo-review/verdict-file.ts';
import { attendanceRow } from '../../support/attendance-rows.ts';

const search = { date: '2026-11-19', mode: 'SIGNED_IN' } as const;
const judgedAt = Date.UTC(2026, 10, 19, 9);
const saved = (key: string, verdict: 'SAME' | 'DIFFERENT' | 'UNCLEAR', name = 'Ada') => ({
  ...attendanceRow({ imageURL: photosAddress('https://attendance.example', search, key) }),
  staff: { ...attendanceRow({}).staff, name },
  verdict: { verdict, judgedAt, reviewer: 'ola@demo.example', note: '' },
});

describe('a file of verdicts', () => {
  it('N-01 is read as it was written: keys, verdicts, reviewers and names with whatever is in them', () => {
    const text = reviewCSV([saved('A 1&b', 'SAME', '=Ọbị, "A"\r\nB'), saved('B', 'UNCLEAR')]);
    expect(readVerdictFile(text, 0)).toMatchObject([
      { key: 'A 1&b', verdict: 'SAME', reviewer: 'ola@demo.example', name: '=Ọbị, "A"\r\nB' },
      { key: 'B', verdict: 'UNCLEAR', name: 'Ada' },
    ]);
  });

  it('N-01 refuses any other file, and leaves out lines that name no record or verdict', () => {
    expect(() => readVerdictFile('sn,Name\r\n1,Ada\r\n', 0)).toThrow(/^This is not a file of verdicts/);
    const text = reviewCSV([saved('A', 'SAME')]);
    expect(readVerdictFile(`${text}${text.split('\r\n')[1]?.replace(',Same,', ',Perhaps,')}\r\n`, 0)).toHaveLength(1);
  });

  it('N-01 adds what the user has not said, and names each record about which they disagree', () => {
    const own = (key: string, verdict: 'SAME' | 'DIFFERENT') =>
      [key, { userID: 'u', key, day: '', verdict, judgedAt }] as const;
    const mine = new Map([own('A', 'SAME'), own('B', 'SAME')]);
    const theirs = readVerdictFile(reviewCSV([saved('A', 'SAME'), saved('B', 'DIFFERENT'), saved('C', 'UNCLEAR')]), 0);
    const { added, same, conflicts } = mergeVerdicts(mine, theirs);
    expect([added.map(({ key }) => key), same]).toEqual([['C'], 1]);
    expect(conflicts).toMatchObject([{ key: 'B', mine: 'SAME', verdict: 'DIFFERENT', reviewer: 'ola@demo.example' }]);
  });
});
