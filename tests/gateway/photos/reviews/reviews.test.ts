import { describe, expect, it } from 'vitest';
import { codedError } from '../../../../gateway/shared/errors.ts';
import { Reply } from '../../../support/fake-rest.ts';
import { testGateway } from '../../../support/gateway.ts';
import { daysUpTo, placedAnswers, usualRecords } from '../../../support/placed-days.ts';
import { reviewEntry } from '../../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const present = { 'GET /extensions': [{ name: 'reviews', version: 1 }] };
const day = 'date=2026-11-19&mode=signedIn';
const reviewsCall = 'GET /review/findAll?from=2026-11-19&to=2026-11-19&mode=signedIn';
const staffOf = (staffID: string) => staffRecord({ staffID, _id: staffID });
const record = (staffID: string, over: object = {}) => attendanceRecord({ staffID: staffOf(staffID), ...over });
const key = (staffID: string) => `${staffID}-SIGNED_IN-2026-11-19T07:08:37+01:00`;
const answers = {
  ...present,
  [`GET /attendance/findall?${day}`]: [
    record('A'),
    record('B', { isImageRecognised: false }),
    record('C', { isImageRecognised: false }),
  ],
  [reviewsCall]: [reviewEntry({ staffID: staffOf('B') })],
};
const rows = (rest: string, more = '') => `{ attendance(date: "2026-11-19", mode: SIGNED_IN${more}) { ${rest} } }`;

describe('the review of attendance records', () => {
  it('has what was said, by whom, and what it comes to', async () => {
    const { ask } = await testGateway({ answers });
    const { attendance } = await ask(
      rows(`reviewSource { ok code } nodes { staff { staffID } review {
        state isDisagreement isOpinionWanted askedBy judging { who }
        verdicts { id userID who program verdict note judgedAt reference { url } }
      } }`),
    );
    expect(attendance).toMatchObject({
      reviewSource: { ok: true, code: null },
      nodes: [
        { review: { state: 'NOT_REVIEWED', verdicts: [], isDisagreement: false, judging: null } },
        {
          review: {
            state: 'DISAGREEMENT',
            askedBy: 'ada@demo.example',
            verdicts: [
              { who: 'ada@demo.example', program: null, verdict: 'SAME', reference: null },
              { program: 'payroll', verdict: 'DIFFERENT', note: 'Another chin.' },
            ],
          },
        },
        { review: { state: 'NOT_REVIEWED' } },
      ],
    });
  });

  it('F-143 still waits for a second opinion while the verdict that it was asked for is withdrawn', async () => {
    const waiting = reviewEntry({ staffID: staffOf('B'), verdicts: [], verdictsWanted: 2 });
    const { ask } = await testGateway({ answers: { ...answers, [reviewsCall]: [waiting] } });
    expect((await ask(rows('nodes { review { state isOpinionWanted } }'))).attendance.nodes).toEqual([
      { review: { state: 'NOT_REVIEWED', isOpinionWanted: false } },
      { review: { state: 'NOT_REVIEWED', isOpinionWanted: true } },
      { review: { state: 'NOT_REVIEWED', isOpinionWanted: false } },
    ]);
  });

  it('is a filter, an order and a facet of the list, and a column of its files', async () => {
    const { ask, file } = await testGateway({ answers });
    const of = async (more: string) =>
      (await ask(rows('nodes { staff { staffID } }', more))).attendance.nodes.map(
        ({ staff }: { staff: { staffID: string } }) => staff.staffID,
      );
    expect(await of(', where: [{ column: REVIEW, in: ["Disagreement"] }]')).toEqual(['B']);
    expect(await of(', where: [{ not: { column: REVIEW, in: ["Not reviewed"] } }]')).toEqual(['B']);
    expect(await of(', orderBy: [{ column: REVIEW }]')).toEqual(['B', 'A', 'C']);
    const { attendance } = await ask(rows('facets(columns: [REVIEW]) { values { value count } }'));
    expect(attendance.facets[0].values).toEqual([
      { value: 'Not reviewed', count: 2 },
      { value: 'Disagreement', count: 1 },
    ]);
    const text = async (columns: string) =>
      (await file(`attendance.csv?date=2026-11-19&mode=SIGNED_IN${columns}`)).text();
    expect(await text('&columns=STAFF_ID,REVIEW')).toContain('B,Disagreement');
    expect(await text('')).not.toContain('Review');
  });

  it('is read where it is asked for, and only there', async () => {
    const { query, calls } = await testGateway({ answers });
    await query(rows('totalCount nodes { key isImageRecognised } facets(columns: [FLAG]) { values { count } }'));
    expect(calls.map(({ call }) => call)).not.toContain(reviewsCall);
    await query(rows('nodes { review { state } }'));
    expect(calls.map(({ call }) => call)).toContain(reviewsCall);
  });

  it('is null with the reason where the service has none or does not answer, and refuses what needs it', async () => {
    const silent = { ...answers, [reviewsCall]: codedError('UPSTREAM_UNAVAILABLE', 'Away.') };
    const services = [
      [{ ...answers, 'GET /extensions': [] }, 'EXTENSION_MISSING'],
      [silent, 'UPSTREAM_UNAVAILABLE'],
      [{ ...answers, [reviewsCall]: new Reply({ status: 'none' }) }, 'UPSTREAM_BAD_RESPONSE'],
    ] as const;
    for (const [given, code] of services) {
      const { ask, query, file } = await testGateway({ answers: given });
      expect((await ask(rows('reviewSource { ok code } nodes { key review { state } }'))).attendance).toMatchObject({
        reviewSource: { ok: false, code },
        nodes: [{ review: null }, {}, {}],
      });
      const filtered = await query(rows('totalCount', ', where: [{ column: REVIEW, in: ["Same"] }]'));
      expect(filtered.errors?.[0]?.extensions.code).toBe(code);
      const made = await file('attendance.csv?date=2026-11-19&mode=SIGNED_IN&columns=STAFF_ID,REVIEW');
      expect(made.status).toBe(code === 'EXTENSION_MISSING' ? 200 : 502);
    }
  });
});

describe('the verdicts of reviewers', () => {
  it('are sent with the photos behind the addresses that were shown', async () => {
    const { ask, query, calls } = await testGateway({
      answers: { ...answers, 'POST /review/create': { _id: 'verdict-9' } },
    });
    const shown = await ask(rows('nodes { key photo { url(width: 700) } staff { photo { url(width: 200) } } }'));
    const [{ photo, staff }] = shown.attendance.nodes;
    const document = `mutation ($seen: SeenPhotos) {
      recordVerdict(record: "${key('A')}", verdict: SAME, note: " Ada. ", seen: $seen, askSecondOpinion: true) { id message }
    }`;
    const seen = { reference: staff.photo.url, attendance: photo.url };
    expect(await ask(document, { seen })).toEqual({
      recordVerdict: { id: 'verdict-9', message: expect.any(String) },
    });
    expect(calls.at(-1)).toMatchObject({
      call: 'POST /review/create',
      body: {
        staffID: 'A',
        mode: 'signedIn',
        attendanceDate: '2026-11-19T07:08:37+01:00',
        verdict: 'same',
        note: 'Ada.',
        referencePhoto: 'http://images.test/reference/00123.jpg',
        attendancePhoto: 'http://images.test/attendance/1.jpg',
        askOpinion: true,
      },
    });
    const forged = await query(document, { seen: { ...seen, reference: seen.reference.replace(/.{6}$/, 'AAAAAA') } });
    expect(forged.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'seen.reference' });
  });

  it.each([
    ['recordVerdict(record: "A", verdict: CANNOT_TELL)', 'record'],
    [`recordVerdict(record: "${key('A')}-2", verdict: CANNOT_TELL)`, 'record'],
    [`recordVerdict(record: "${key('A')}", verdict: CANNOT_TELL, note: "${'x'.repeat(1_001)}")`, 'note'],
    [`releaseReviews(records: [${Array.from({ length: 11 }, () => `"${key('A')}"`).join()}])`, 'records'],
    ['claimReviews(date: "2026-11-19", mode: SIGNED_IN, count: 11)', 'count'],
  ])('refuse %s before anything is sent', async (call, field) => {
    const { query, calls } = await testGateway({ answers });
    const { errors } = await query(`mutation { ${call} { __typename } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(calls.filter(({ call: sent }) => sent.startsWith('POST'))).toEqual([]);
  });

  it('are asked for in the order of the list: flagged first, what others have in hand last, what is judged not at all', async () => {
    const claimedUntil = '2026-11-20T09:00:00Z';
    const claim = { verdicts: [], claimedBy: 'user-2', claimedWho: 'ola@demo.example', claimedUntil };
    const { ask, calls } = await testGateway({
      now: () => Date.parse('2026-11-20T08:59:00Z'),
      answers: {
        ...answers,
        [`GET /attendance/findall?${day}`]: [
          ...answers[`GET /attendance/findall?${day}`],
          record('D', { isImageRecognised: false }),
        ],
        [reviewsCall]: [reviewEntry({ staffID: staffOf('B') }), reviewEntry({ staffID: staffOf('C'), ...claim })],
        'POST /review/claim': {
          records: [{ staffID: 'D', mode: 'signedIn', attendanceDate: '2026-11-19T07:08:37+01:00' }],
          until: '2026-11-20T09:01:00Z',
        },
      },
    });
    expect(
      await ask('mutation { claimReviews(date: "2026-11-19", mode: SIGNED_IN) { open until records { key } } }'),
    ).toEqual({
      claimReviews: { open: 3, until: '2026-11-20T10:01:00+01:00', records: [{ key: key('D') }] },
    });
    const sent = calls.at(-1)?.body as { records: { staffID: string }[]; count: number };
    expect([sent.count, sent.records.map(({ staffID }) => staffID)]).toEqual([1, ['D', 'A', 'C']]);
  });

  it('F-103 are not asked for records of nobody, which have no key', async () => {
    const { ask, calls } = await testGateway({
      now: () => Date.parse('2026-11-20T08:59:00Z'),
      answers: {
        ...answers,
        [`GET /attendance/findall?${day}`]: [record('A'), attendanceRecord({ staffID: null })],
        [reviewsCall]: [],
        'POST /review/claim': { records: [], until: '2026-11-20T09:01:00Z' },
      },
    });
    expect(
      await ask('mutation { claimReviews(date: "2026-11-19", mode: SIGNED_IN) { open records { key } } }'),
    ).toEqual({
      claimReviews: { open: 1, records: [] },
    });
    const sent = calls.at(-1)?.body as { records: { staffID: string }[] };
    expect(sent.records.map(({ staffID }) => staffID)).toEqual(['A']);
  });

  it('are asked for in the order of what was found, which stands beside what was said', async () => {
    const today = '2026-11-19';
    const office = { latitude: 6.0105, longitude: 6.9103 };
    const people = ['A', 'B', 'C', 'D', 'E'];
    const days = daysUpTo(today, 29);
    const placed = placedAnswers(
      [
        ...usualRecords(people, days.slice(0, -1), office),
        ...usualRecords(['B', 'D', 'E'], [today], office),
        { staffID: 'A', day: today, ...office, latitude: 6.2104 },
        { staffID: 'C', day: today, ...office, latitude: 6.3104 },
      ],
      today,
    );
    const { ask, calls } = await testGateway({
      now: () => Date.parse('2026-11-19T12:00:00Z'),
      answers: {
        ...placed,
        ...present,
        [reviewsCall]: [reviewEntry({ staffID: staffOf('C'), attendanceDate: '2026-11-19T07:00:00Z' })],
        'POST /review/claim': { records: [], until: '2026-11-19T12:02:00Z' },
      },
    });
    const { attendance } = await ask(
      rows('nodes { findings { kind } review { state } }', ', where: [{ column: AWAY, in: ["Yes"] }]'),
    );
    const findings = [{ kind: 'AWAY' }];
    expect(attendance.nodes).toEqual([
      { findings, review: { state: 'NOT_REVIEWED' } },
      { findings, review: { state: 'DISAGREEMENT' } },
    ]);
    const claim = async (first: string) => {
      const order = `[${first}{ column: STAFF_ID, direction: DESC }]`;
      await ask(`mutation { claimReviews(date: "${today}", mode: SIGNED_IN, count: 3, orderBy: ${order}) { open } }`);
      const sent = calls.at(-1)?.body as { records: { staffID: string }[] };
      return sent.records.map(({ staffID }) => staffID);
    };
    expect(await claim('')).toEqual(['E', 'D', 'B', 'A']);
    expect(await claim('{ column: AWAY, direction: DESC }, ')).toEqual(['A', 'E', 'D', 'B']);
  });
});
