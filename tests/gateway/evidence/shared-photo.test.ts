import { describe, expect, it } from 'vitest';
import { DayPhotos, KnownPhotos } from '../../../gateway/evidence/day-photos.ts';
import { referenceShared, samePicture } from '../../../gateway/evidence/photo-findings.ts';
import type { AttendanceRecordRow } from '../../../gateway/upstream/readers/attendance.ts';

/** Records of as many people, all with the one picture that stands for a photo; counts how often a staff ID is read. */
function shared(count: number) {
  const reads = { count: 0 };
  const records = Array.from({ length: count }, (_, place) => {
    const staff = {
      get staffID() {
        reads.count += 1;
        return `ID${place}`;
      },
      name: `Name ${place}`,
      imageURL: '/images/none.png',
    };
    const attendanceDate = '2026-11-20T07:00:00+01:00';
    return { key: `${place}`, staff, mode: 'SIGNED_IN', attendanceDate, imageURL: '/images/none.png' };
  }) as unknown as AttendanceRecordRow[];
  const known = new KnownPhotos(new DayPhotos(records), [], () => null);
  const findings = records.flatMap((record) => [referenceShared(record, known), samePicture(record, known)]);
  return { findings, reads: reads.count };
}

describe('a picture that stands for everybody', () => {
  it('is found at each, with ten others and how many there are', () => {
    const { findings } = shared(15);
    expect(findings).toHaveLength(30);
    expect(findings[0]?.evidence).toBe(
      'The reference photo is the same picture as the reference photo of Name 1 (ID1).',
    );
    // Fourteen other records, and fifteen reference photos.
    expect(findings[1]?.evidence).toMatch(/^The same picture as the sign-in of Name 1 \(ID1\), .* and 28 more\.$/);
    for (const found of findings) expect(found?.photos).toHaveLength(10);
    expect(findings[4]?.photos.map(({ staffID }) => staffID)).not.toContain('ID2');
  });

  it('F-01 takes work that grows with the records, not with their square', () => {
    expect(shared(2_000).reads).toBeLessThan(12 * shared(200).reads);
  });
});

describe('photos of records without a staff record', () => {
  /** A record of nobody, or of somebody. */
  const record = (key: string, imageURL: string, staffID = '') =>
    ({
      key,
      staff: { staffID, name: staffID && 'Ada', imageURL: '/images/reference.jpg' },
      mode: 'SIGNED_IN',
      attendanceDate: '2026-11-20T07:00:00+01:00',
      imageURL,
    }) as unknown as AttendanceRecordRow;

  it('F-103 are of strangers: an equal one is not their own, and none has a reference photo', () => {
    const [one, other, ada] = [record('1', '/a.jpg'), record('2', '/a.jpg'), record('3', '/a.jpg', '00101')];
    const known = new KnownPhotos(new DayPhotos([one, other, ada]), [], () => null);
    expect(samePicture(one, known)?.evidence).toBe(
      'The same picture as the sign-in without a staff record, 2026-11-20, 7:00:00 am and 1 more.',
    );
    expect(samePicture(ada, known)?.evidence).toContain('The same picture as the sign-in without a staff record');
    expect([one, other, ada].map((each) => referenceShared(each, known))).toEqual([null, null, null]);
  });
});

describe('photos of two people who have one staff ID', () => {
  it('N-05 are not one person’s own: each is named, with the reference photo of each', () => {
    const of = (id: string, name: string) =>
      ({
        key: id,
        staff: { id, staffID: '00101', name, imageURL: '/images/reference.jpg' },
        mode: 'SIGNED_IN',
        attendanceDate: '2026-11-20T07:00:00+01:00',
        imageURL: '/a.jpg',
      }) as unknown as AttendanceRecordRow;
    const [ada, ben] = [of('1', 'Ada'), of('2', 'Ben')];
    const known = new KnownPhotos(new DayPhotos([ada, ben]), [], () => null);
    expect(samePicture(ada, known)?.evidence).toBe(
      'The same picture as the sign-in of Ben (00101), 2026-11-20, 7:00:00 am.',
    );
    expect(referenceShared(ada, known)?.evidence).toBe(
      'The reference photo is the same picture as the reference photo of Ben (00101).',
    );
    // Whose record was written anew between two of them is still one person.
    const again = new KnownPhotos(new DayPhotos([ada, of('3', 'Ada')]), [], () => null);
    expect([samePicture(ada, again), referenceShared(ada, again)]).toEqual([null, null]);
  });
});
