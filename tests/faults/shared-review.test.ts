/** @module-tag nightly */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { dayOf } from '../../upstream/calendar.ts';
import { now } from '../support/fixed-clock.ts';
import { until } from '../support/patience.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { freePort, startGatewayProcess, startUpstreamProcess } from '../support/product.ts';

const records = 75;
const doubtful = 10;
const account = { email: 'admin@test.example', password: 'a password for tests' };
const day = dayOf(new Date(now() - 86_400_000), 'Africa/Lagos');
const claim = `mutation { claimReviews(date: "${day}", mode: SIGNED_IN, where: [{ column: FLAG, in: ["Yes"] }], count: 3) {
  open records { key staff { staffID photo { url } } photo { url } review { verdicts { who } } }
} }`;
const judge = `mutation ($record: ID!, $verdict: Verdict!, $seen: SeenPhotos, $asks: Boolean!, $key: String) {
  recordVerdict(record: $record, verdict: $verdict, seen: $seen, askSecondOpinion: $asks, idempotencyKey: $key) { id }
}`;
const list = `{ reviews(from: "${day}", to: "${day}", first: 200) { nodes { staff { staffID } review { verdicts { who program verdict } } } } }`;
const conflicts = `{ reviews(from: "${day}", to: "${day}", first: 200, where: [{ column: DISAGREEMENT, in: ["Yes"] }]) {
  nodes { staff { staffID } }
} }`;

const isDoubtful = (staffID: string) => Number(staffID) <= doubtful;

// biome-ignore lint/suspicious/noExplicitAny: whatever was asked for.
type Answer = any;

async function post(url: string, body: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it('N-01 two people and a tool judge 75 flagged records at once, through kill -9 of service and gateway: each once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await seedFolder(folder);
  const settings = {
    DATA_FOLDER: folder,
    DEMO: 'off',
    ADMIN_EMAIL: account.email,
    DEFAULT_PASSWORD: account.password,
    PORT: String(await freePort()),
  };
  let service = await startUpstreamProcess(settings);
  onTestFinished(() => service.stop());
  const ports = { PORT: String(await freePort()), COST_BUDGET: '0' };
  let gateway = await startGatewayProcess(service.url, ports);
  onTestFinished(() => gateway.stop());
  const call = (address: string, body: unknown, token?: string) =>
    post(`${service.url}/api/v2/attendance${address}`, body, token);
  const signIn = async (email: string) =>
    (await call('/users/signin', { email, password: account.password })).data.token as string;

  const admin = await signIn(account.email);
  const place = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
  const photo = (name: string) => `${service.url}/images/${name}.jpg`;
  const ids = Array.from({ length: records }, (_, number) => String(number + 1));
  await call(
    '/staff/create/many',
    { staffs: ids.map((staffID) => ({ staffID, ...place, imageURL: photo(staffID) })) },
    admin,
  );
  // One after the other, since times that fall together are no times.
  const begun = Date.parse(`${day}T07:30:00+01:00`);
  const signIns = ids.map((staffID, number) => ({
    staffID,
    mode: 'signedIn',
    attendanceDate: new Date(begun + number * 37_000).toISOString(),
    imageURL: photo(`seen-${staffID}`),
    isImageRecognised: false,
  }));
  expect((await call('/attendance/create/many', { records: signIns }, admin)).status).toBe('success');
  for (const email of ['ada@test.example', 'ola@test.example']) {
    await call('/users/create', { email, role: 'user', ...place }, admin);
  }
  const tool = { name: 'judge', role: 'user', isReadOnly: false, days: 1 };
  const tokens = [
    await signIn('ada@test.example'),
    await signIn('ola@test.example'),
    (await call('/machineToken/create', tool, admin)).data.token as string,
  ];

  let recorded = 0;
  /** As the dashboard does: while nothing answers, again. */
  const ask = async (query: string, variables: object, token: string): Promise<Answer> => {
    let answer: Answer;
    await until(async () => {
      answer = await post(`${gateway.url}/graphql`, { query, variables }, token).catch(() => null);
      const code = answer?.errors?.[0]?.extensions?.code ?? '';
      return answer && !/^(UPSTREAM_(UNAVAILABLE|TIMEOUT|BAD_RESPONSE)|INTERNAL_)/.test(code);
    }, 'An answer');
    return answer;
  };
  const review = async (token: string, place: number) => {
    for (;;) {
      const { data, errors } = await ask(claim, {}, token);
      expect(errors).toBeUndefined();
      const { open, records: given } = data.claimReviews;
      if (open === 0) return;
      if (given.length === 0) await wait(200);
      for (const { key, staff, photo: seen, review: file } of given) {
        const isFirst = file.verdicts.length === 0;
        const answer = await ask(
          judge,
          {
            record: key,
            verdict: place === 1 ? 'DIFFERENT' : 'SAME',
            seen: { reference: staff.photo.url, attendance: seen.url },
            asks: isFirst && isDoubtful(staff.staffID),
            key: crypto.randomUUID(),
          },
          token,
        );
        expect(answer.errors).toBeUndefined();
        recorded += 1;
      }
    }
  };
  const killer = async () => {
    await until(() => recorded >= 20, 'The twentieth verdict');
    await service.kill();
    service = await startUpstreamProcess(settings);
    await until(() => recorded >= 45, 'The forty-fifth verdict');
    await gateway.kill();
    gateway = await startGatewayProcess(service.url, ports);
  };
  await Promise.all([...tokens.map(review), killer()]);

  const rows = (await ask(list, {}, admin)).data.reviews.nodes as Answer[];
  expect(rows).toHaveLength(records);
  for (const { staff, review: file } of rows) {
    const who = file.verdicts.map((one: Answer) => one.program ?? one.who);
    expect([staff.staffID, new Set(who).size, who.length]).toEqual(
      isDoubtful(staff.staffID) ? [staff.staffID, 2, 2] : [staff.staffID, 1, 1],
    );
  }
  const contested = (await ask(conflicts, {}, admin)).data.reviews.nodes.map(({ staff }: Answer) =>
    Number(staff.staffID),
  );
  const differing = rows.filter(
    ({ review: file }) => new Set(file.verdicts.map((one: Answer) => one.verdict)).size > 1,
  );
  expect(contested.sort()).toEqual(differing.map(({ staff }) => Number(staff.staffID)).sort());
  const trail = await fetch(
    `${service.url}/api/v2/attendance/change/findAll?from=${dayOf(new Date(now()), 'Africa/Lagos')}&to=${dayOf(new Date(now()), 'Africa/Lagos')}`,
    {
      headers: { authorization: `Bearer ${admin}` },
    },
  );
  const entries = ((await trail.json()) as Answer).data.filter(({ subject }: Answer) => subject === 'verdict');
  expect(entries).toHaveLength(records + doubtful);
});
