import { describe, expect, it } from 'vitest';
import { photosAddress, reviewCSV } from '../../../web/features/photo-review/save-review.ts';
import { withOwn } from '../../../web/photos/case-file.ts';
import { addedHeadings, addedToSummary } from '../../support/added-texts.ts';

const row = {
  staff: {
    staffID: '00123',
    name: '=Ọbị, "A"',
    district: 'Aba',
    serviceCentre: 'Aba',
    department: 'ICT',
    ...addedToSummary,
  },
  serviceCentre: 'Awka',
  mode: 'SIGNED_IN',
  imageURL: 'https://images.example/1.jpg',
  latitude: 6.5,
  longitude: -7.25,
  location: 'Ogui Road',
  attendanceDate: '2026-11-19T07:08:37+01:00',
  isImageRecognised: false,
} as const;

describe('reviewCSV', () => {
  it("N-01 holds the report's columns, the verdict and when it was given in the company's zone", () => {
    const added = addedHeadings.map((heading) => `${heading},`).join('');
    const blank = addedHeadings.map(() => ',').join('');
    const judgedAt = Date.UTC(2026, 10, 19, 23, 30, 5);
    const ada = { userID: 'ada', email: 'ada@demo.example' };
    const file = withOwn(undefined, ada, { kind: 'CANNOT_TELL', note: 'Dark.' }, new Date(judgedAt).toISOString());
    expect(reviewCSV(file.verdicts.map((verdict) => ({ ...row, verdict })))).toBe(
      `\uFEFFsn,Staff-ID,Name,District,Service Centre,Department,${added}Attendance Mode,Location,Attendance Image,` +
        'Attendance Date,Flag,Verdict,Judged At,Reviewer,Note\r\n' +
        `1,00123,"'=Ọbị, ""A""",Aba,Awka,ICT,${blank}Signed in,"Ogui Road (6.5, -7.25)",https://images.example/1.jpg,` +
        '"2026-11-19, 7:08:37 am",Yes,Cannot tell,"2026-11-20, 12:30:05 am",ada@demo.example,Dark.\r\n',
    );
  });
});

describe('photosAddress', () => {
  it('F-32 leads to the record in the dashboard, and names no address of the service', () => {
    const search = { date: '2026-11-19', mode: 'SIGNED_IN' } as const;
    expect(photosAddress('https://attendance.example', search, '00123 a&b')).toBe(
      'https://attendance.example/attendance/review?date=2026-11-19&mode=signedIn&open=00123+a%26b',
    );
  });
});
