/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { reviewEntry } from '../../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const day = '2026-11-19';
const staffID = staffRecord({ staffID: 'A', _id: 'A' });
const key = `A-SIGNED_IN-${day}T07:08:37+01:00`;
const calls = {
  extensions: 'GET /extensions',
  list: `GET /attendance/findall?date=${day}&mode=signedIn`,
  reviews: `GET /review/findAll?from=${day}&to=${day}&mode=signedIn`,
  reviewsOfDays: `GET /review/findAll?from=${day}&to=${day}`,
  reviewsOfPerson: `GET /review/find/customer?date=${day.slice(0, 7)}-01&mode=signedIn&staffID=A`,
  claim: 'POST /review/claim',
};
const well = {
  [calls.extensions]: [{ name: 'reviews', version: 1 }],
  [calls.list]: [attendanceRecord({ staffID })],
  [calls.reviews]: [],
  [calls.reviewsOfDays]: [],
  [calls.reviewsOfPerson]: [],
  [calls.claim]: { records: [] },
};
const rubbish: readonly unknown[] = [
  null,
  'text',
  7,
  true,
  {},
  [null, 7, 'x', [], {}],
  [{ attendanceDate: 7, verdicts: 'none' }],
  [reviewEntry({ staffID: 7, mode: [], attendanceDate: {}, verdicts: [] })],
  [reviewEntry({ staffID, verdictsWanted: 'many', claimedUntil: 7, claimedBy: {}, askedAt: 'soon' })],
  [reviewEntry({ staffID, verdicts: [null, 7, {}, { verdict: 'constructor' }, { verdict: 'same' }] })],
  [reviewEntry({ staffID, verdicts: [{ verdict: 'same', note: { a: 1 }, userID: [], who: 7, judgedAt: 'x' }] })],
];
const known = ['UPSTREAM_BAD_RESPONSE', 'UPSTREAM_REJECTED', 'UPSTREAM_UNAVAILABLE', 'EXTENSION_MISSING'];

const review = 'review { state judging { who } verdicts { id who note judgedAt reference { url } } askedAt }';
const lists = `{
  attendance(date: "${day}", mode: SIGNED_IN) { reviewSource { ok code } nodes { key ${review} } }
  reviews(from: "${day}", to: "${day}") { totalCount nodes { key ${review} } }
}`;
const claim = `mutation { claimReviews(date: "${day}", mode: SIGNED_IN, count: 10) { records { key } until open } }`;
const judge = `mutation { recordVerdict(record: "${key}", verdict: CANNOT_TELL) { message review { state } } }`;

/** What the queries give of one gateway, with the codes of their errors. */
async function ask(answers: Record<string, unknown>, ...queries: readonly string[]) {
  const gateway = await testGateway({ answers: { ...well, ...answers } });
  const token = await signToken();
  const replies: { data: unknown; codes: string[] }[] = [];
  for (const query of queries) {
    const { data, errors = [] } = await gateway.query(query, {}, token);
    replies.push({ data, codes: errors.map(({ extensions }) => String(extensions?.code)) });
  }
  return replies;
}

const unknownIn = (replies: readonly { codes: string[] }[]) =>
  replies.flatMap(({ codes }) => codes.filter((code) => !known.includes(code)));

describe('a service whose extension `reviews` answers rubbish', () => {
  it.each(rubbish.map((answer) => [JSON.stringify(answer), answer] as const))(
    'has lists all the same, or says what is wrong: %s',
    async (_name, answer) => {
      const read = { [calls.reviews]: answer, [calls.reviewsOfDays]: answer, [calls.reviewsOfPerson]: answer };
      const replies = await ask({ ...read, 'POST /review/create': answer }, lists, claim, judge);
      expect(unknownIn(replies)).toEqual([]);
      expect(replies[0]?.data).toMatchObject({ attendance: { nodes: [{ key }] } });
      expect(unknownIn(await ask({ [calls.claim]: answer }, claim))).toEqual([]);
    },
  );

  it.each([null, 'text', [7], [{ name: 'reviews' }]])('has none where its list of extensions is %j', async (answer) => {
    const replies = await ask({ [calls.extensions]: answer }, lists, claim, judge);
    expect(unknownIn(replies)).toEqual([]);
    expect(replies[0]?.data).toMatchObject({ attendance: { nodes: [{ key }] } });
  });

  it('gives each record once, and none that was not asked for', async () => {
    const given = { staffID: 'A', mode: 'signedIn', attendanceDate: `${day}T06:08:37.000Z` };
    const foreign = { ...given, staffID: 'B' };
    const records = [given, given, foreign, null, { ...given, attendanceDate: 7 }];
    const [reply] = await ask({ [calls.claim]: { records, until: 'later' } }, claim);
    expect(reply).toEqual({ codes: [], data: { claimReviews: { records: [{ key }], until: null, open: 1 } } });
  });
});
