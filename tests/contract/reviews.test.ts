import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { now } from '../support/fixed-clock.ts';

const contract = begun(() => startContract());

const prefix = '/api/v2/attendance';
const day = '2024-03-05';
const record = { staffID: '00123', mode: 'signedIn', attendanceDate: '2024-03-05T08:30:00+01:00' };
const key = '00123-SIGNED_IN-2024-03-05T08:30:00+01:00';
const review = `review {
  state isDisagreement isOpinionWanted askedBy judging { who }
  verdicts { id who program verdict note judgedAt reference { url } attendance { url } }
}`;
const shown = `nodes { key photo { url } staff { photo { url } } ${review} } reviewSource { call ok code }`;
const documents = {
  day: `{ attendance(date: "${day}", mode: SIGNED_IN) { ${shown} } }`,
  month: `{ staffAttendance(staffID: "00123", month: "2024-03", mode: SIGNED_IN) { totalCount ${shown} } }`,
  list: `{ reviews(from: "2024-03-01", to: "2024-03-31") { totalCount nodes { key mode staff { name } ${review} } } }`,
  claim: `mutation { claimReviews(date: "${day}", mode: SIGNED_IN) { open until records { key } } }`,
  release: `mutation { releaseReviews(records: ["${key}"]) { message } }`,
  judge: `mutation ($verdict: Verdict!, $note: String, $seen: SeenPhotos, $key: String) {
    recordVerdict(record: "${key}", verdict: $verdict, note: $note, seen: $seen, idempotencyKey: $key) { message ${review} }
  }`,
  ask: `mutation { askSecondOpinion(record: "${key}") { message ${review} } }`,
  withdraw: 'mutation ($id: ID!) { withdrawVerdict(id: $id) { message } }',
};

/** Asks a gateway over the recorded wire; answers what came, the calls sent with their bodies, and the replies. */
async function start() {
  const { ask, wire } = await contract.gateway({ LIST_WINDOW_MS: '0' });
  const user = await contract.upstream.signIn('user@test.example');
  const tell = async (document: string, variables: Record<string, unknown> = {}, as?: string) => {
    wire.replies();
    const answer = await ask(document, variables, as);
    const sent = answer.wire.map(({ call, body }) => [call.replace(prefix, ''), body && JSON.parse(body)]);
    // biome-ignore lint/suspicious/noExplicitAny: whatever was asked for.
    return { ...(answer as { data: any; errors?: any[] }), sent, replies: wire.replies() };
  };
  return { tell, user };
}

it('N-01 a record is claimed, judged, contested and read by day, month and list, through the whole stack', async () => {
  const { tell, user } = await start();
  const before = await tell(documents.day);
  expect(before.errors).toBeUndefined();
  expect(before.sent.map(([call]) => call).sort()).toEqual([
    `GET /attendance/findall?date=${day}&mode=signedIn`,
    `GET /review/findAll?from=${day}&to=${day}&mode=signedIn`,
  ]);
  const [node] = before.data.attendance.nodes;
  expect(node).toMatchObject({ key, review: { state: 'NOT_REVIEWED', verdicts: [], judging: null } });
  const seen = { reference: node.staff.photo.url, attendance: node.photo.url };

  const claimed = await tell(documents.claim, {}, user);
  expect(claimed.data.claimReviews).toMatchObject({ open: 1, records: [{ key }], until: expect.any(String) });
  expect(claimed.sent.at(-1)).toEqual(['POST /review/claim', { records: [record], count: 1 }]);
  expect((await tell(documents.claim)).data.claimReviews).toEqual({ open: 1, until: null, records: [] });
  expect((await tell(documents.day)).data.attendance.nodes[0].review).toMatchObject({
    state: 'NOT_REVIEWED',
    judging: { who: 'user@test.example' },
  });
  const busy = await tell(documents.judge, { verdict: 'SAME', seen });
  expect(busy.errors).toMatchObject([
    {
      message: expect.stringMatching(/is judging this record/),
      extensions: { code: 'UPSTREAM_REJECTED', reason: 'IN_USE' },
    },
  ]);
  const released = await tell(documents.release, {}, user);
  expect(released.sent).toEqual([['POST /review/release', { records: [record] }]]);

  const once = { verdict: 'SAME', note: ' Their brother? ', seen, key: crypto.randomUUID() };
  const judged = await tell(documents.judge, once, user);
  const photos = {
    referencePhoto: `${contract.upstream.url}/images/00123.jpg`,
    attendancePhoto: `${contract.upstream.url}/images/seen.jpg`,
  };
  const body = { ...record, verdict: 'same', note: 'Their brother?', ...photos, askOpinion: false };
  expect(judged.errors).toBeUndefined();
  expect(judged.sent[0]).toEqual(['POST /review/create', body]);
  const verdict = { who: 'user@test.example', program: null, verdict: 'SAME', note: 'Their brother?' };
  expect(judged.data.recordVerdict.review).toMatchObject({ state: 'SAME', verdicts: [{ ...verdict, note: '' }] });
  expect((await tell(documents.judge, once, user)).data.recordVerdict.review.verdicts).toHaveLength(1);

  contract.upstream.setNow(now() + 1_000);
  const second = { verdict: 'DIFFERENT', seen };
  expect((await tell(documents.judge, second)).errors?.[0]?.message).toMatch(/^user@test.example has judged/);
  const wanted = await tell(documents.ask);
  expect(wanted.sent[0]).toEqual(['POST /review/askOpinion', record]);
  expect(wanted.data.askSecondOpinion.review).toMatchObject({
    state: 'OPINION_WANTED',
    isOpinionWanted: true,
    askedBy: 'admin@test.example',
  });
  const contested = await tell(documents.judge, second);
  expect(contested.data.recordVerdict.review).toMatchObject({ state: 'DISAGREEMENT', isDisagreement: true });

  const both = { state: 'DISAGREEMENT', verdicts: [verdict, { who: 'admin@test.example', verdict: 'DIFFERENT' }] };
  const month = await tell(documents.month);
  expect(month.sent.map(([call]) => call).sort()).toEqual([
    'GET /attendance/find/customer?date=2024-03-01&mode=signedIn&staffID=00123',
    'GET /review/find/customer?date=2024-03-01&mode=signedIn&staffID=00123',
  ]);
  const { staffAttendance } = month.data;
  const of = (nodes: readonly { key: string; review: unknown }[]) => nodes.filter((one) => one.key === key);
  expect([staffAttendance.totalCount, staffAttendance.reviewSource.ok]).toEqual([3, true]);
  expect(of(staffAttendance.nodes)).toMatchObject([{ review: both }]);
  const list = await tell(documents.list);
  expect(list.sent.map(([call]) => call)).toEqual(['GET /review/findAll?from=2024-03-01&to=2024-03-31']);
  expect(list.data.reviews).toMatchObject({ totalCount: 1, nodes: [{ key, mode: 'SIGNED_IN', review: both }] });
  expect((await tell(documents.list)).replies).toEqual([
    expect.stringMatching(/^304 GET .*\/review\/findAll\?from=2024-03-01&to=2024-03-31$/),
  ]);

  const [given] = judged.data.recordVerdict.review.verdicts;
  const refused = await tell(documents.withdraw, { id: given.id });
  expect(refused.errors?.[0]?.message).toMatch(/^This is the verdict of user@test.example/);
  const withdrawn = await tell(documents.withdraw, { id: given.id }, user);
  expect(withdrawn.sent[0]?.[0]).toBe(`DELETE /review/destroy/${given.id}`);
  expect((await tell(documents.day)).data.attendance.nodes[0].review).toMatchObject({
    state: 'DIFFERENT',
    verdicts: [{ who: 'admin@test.example' }],
  });
});

it('N-01 a verdict needs the photos that the gateway has shown, and a record that is there', async () => {
  const { tell } = await start();
  const blind = await tell(documents.judge, { verdict: 'SAME' });
  expect(blind.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_REJECTED' } }]);
  expect(blind.errors?.[0]?.message).toMatch(/^Name both photos that you have seen/);
  const made = { reference: 'https://elsewhere.example/photo.jpg', attendance: null };
  const foreign = await tell(documents.judge, { verdict: 'SAME', seen: made });
  expect(foreign.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'seen.reference' } }]);
  expect(foreign.sent).toEqual([]);
  const gone = documents.judge.replace(key, '00123-SIGNED_IN-2024-03-05T09:30:00+01:00');
  const missing = await tell(gone, { verdict: 'CANNOT_TELL' });
  expect(missing.errors?.[0]?.message).toMatch(/^No attendance record has this staff ID/);
});
