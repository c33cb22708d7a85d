import { UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { operationForm, photoOf, sendForm } from '../../support/multipart.ts';

const check = 'GET /shift/findAll';
const day = '2026-11-19';
const answeredAlone = [
  '{ me { userID } }',
  '{ capabilities { maximumPageSize } }',
  '{ organisation { districts today } }',
  '{ offices(first: 1) { totalCount } }',
  `{ attendanceTrend(until: "${day}", days: 3) { daysRead } }`,
];
const days = ['17', '18', '19'].flatMap((number) => [
  `GET /attendance/findall?date=2026-11-${number}&mode=signedIn`,
  `GET /attendance/lateness?date=2026-11-${number}`,
  `GET /attendance/exception?date=2026-11-${number}`,
]);
const codes = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.map(({ extensions }) => extensions.code);

/** A company from which a user is deactivated by `dismiss`; the clock is moved by hand. */
async function company(settings: Record<string, string> = {}) {
  let isDismissed = false;
  let fault: Error | null = null;
  const guarded = () => {
    if (fault) return fault;
    return isDismissed ? codedError('UNAUTHENTICATED', 'Your session has ended.') : [];
  };
  const clock = { now: Date.UTC(2026, 10, 25, 8) };
  const answers = Object.fromEntries([check, ...days].map((call) => [call, guarded]));
  const gateway = await testGateway({ answers, settings, now: () => clock.now });
  return {
    ...gateway,
    clock,
    dismiss: () => {
      isDismissed = true;
    },
    fail: (error: Error) => {
      fault = error;
    },
  };
}

describe('a token whose user was deactivated', () => {
  it.each(answeredAlone)('F-05 S11 is dead within five seconds for %s', async (document) => {
    const { query, clock, dismiss } = await company();
    const token = await signToken();
    expect(codes(await query(document, {}, token))).toBeUndefined();
    dismiss();
    clock.now += 5_000;
    expect(codes(await query(document, {}, token))).toEqual(['UNAUTHENTICATED']);
  });

  it('costs one call of upstream in five seconds, whatever is asked', async () => {
    const { query, calls, clock } = await company();
    const token = await signToken();
    const ask = () => Promise.all(answeredAlone.slice(0, 4).map((document) => query(document, {}, token)));
    for (const answer of await ask()) expect(codes(answer)).toBeUndefined();
    await ask();
    expect(calls).toHaveLength(1);
    clock.now += 5_000;
    await ask();
    expect(calls).toHaveLength(2);
  });

  it('is answered by a checked signature while upstream is away', async () => {
    const { query, fail } = await company();
    fail(codedError('UPSTREAM_UNAVAILABLE', 'Away.'));
    expect(codes(await query('{ me { userID } }'))).toBeUndefined();
    fail(codedError('FORBIDDEN', 'No.'));
    expect(codes(await query('{ me { userID } }'))).toEqual(['FORBIDDEN']);
  });
});

describe('a gateway without keys', () => {
  const invented = new UnsecuredJWT({ role: 'admin', userID: 'x', email: 'x@demo.example' }).encode();
  const settings = { JWT_SECRET: '', PHOTO_SECRET: 'x'.repeat(32) };

  it.each(answeredAlone)('F-12 answers no invented token: %s', async (document) => {
    const { query, dismiss, calls } = await company(settings);
    dismiss();
    expect(codes(await query(document, {}, invented))).toEqual(['UNAUTHENTICATED']);
    expect(calls.map(({ call }) => call)).toEqual([check]);
  });

  it('F-12 reads no upload and makes no export of an invented token, and asks upstream before it does', async () => {
    const { url, dismiss, calls } = await company(settings);
    dismiss();
    const photo = { bytes: await photoOf('red'), name: 'ada.png' };
    const form = operationForm('mutation ($f: Upload!) { importStaff(file: $f) { isSent } }', {}, photo, 'f');
    expect((await sendForm(url, form, { authorization: `Bearer ${invented}` })).status).toBe(401);
    const headers = { authorization: `Bearer ${invented}` };
    expect((await fetch(`${url}/export/offices.csv`, { headers })).status).toBe(401);
    expect(calls.every(({ call }) => call === check)).toBe(true);
  });

  it('answers no token that upstream cannot be asked about, and one that it accepts', async () => {
    const { query, fail, calls } = await company(settings);
    const token = await signToken();
    expect(codes(await query('{ me { userID } }', {}, token))).toBeUndefined();
    expect(codes(await query('{ me { userID } }', {}, token))).toBeUndefined();
    expect(calls).toHaveLength(1);
    fail(codedError('UPSTREAM_UNAVAILABLE', 'Away.'));
    expect(codes(await query('{ me { userID } }', {}, invented))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });
});
