/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../telemetry/log.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { codeLeaks, leaks } from '../../support/leaks.ts';
import { body, startMisbehavingService } from '../../support/misbehaving-service.ts';
import { operationForm, photoOf, sendForm } from '../../support/multipart.ts';

/** Stands before every leak: whatever of upstream's is shown holds it. */
const mark = 'zqx';

const operations = [
  '{ absentees(date: "2026-11-19") { notice nodes { key } } }',
  '{ staffMember(id: "a1") { id } }',
  '{ overview(date: "2026-11-19") { absent { rows source { message } } } capabilities { sources { message } } }',
  '{ attendanceTrend(until: "2026-11-19", days: 1) { sources { message } } }',
  '{ reconciliation(date: "2026-11-19") { sources { message } } }',
  'mutation { deleteShift(id: "s1") { message } }',
  'mutation { createShift(input: { startTime: "08:00", serialLatenessThreshold: 3 }) { message } }',
  'mutation { changePassword(password: "long-enough-1") { message } }',
  'mutation { signIn(email: "a@demo.example", password: "x") { token } }',
] as const;
const createStaff = 'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { message } }';
const staff = { staffID: '1', district: 'Aba', serviceCentre: 'Aba', department: 'ICT', unit: 'ICT', shift: 's1' };

describe('texts of upstream', () => {
  it('F-03 F-246 reach no user through any path where they are no sentence or come with a failure, and never the log', async () => {
    const service = await startMisbehavingService();
    let logged = '';
    const log = createLog('info', {
      write: (line) => {
        logged += line;
      },
    });
    const settings = { UPSTREAM_URL: service.url, UPSTREAM_PAUSE_MS: '1' };
    const gateway = await testGateway({ settings, log });
    const photo = { bytes: await photoOf('red'), name: 'ada.png' };
    const said = fc.record({
      isFailure: fc.boolean(),
      code: codeLeaks,
      any: leaks,
      refusal: fc.constantFrom(200, 400, 401, 403, 404, 409, 422, 429),
      failure: fc.constantFrom(500, 502, 503, 504),
      envelope: fc.constantFrom('success', 'error', 'pending'),
      place: fc.constantFrom('message', 'data'),
      operation: fc.constantFrom(...operations, createStaff),
    });
    await fc.assert(
      fc.asyncProperty(said, async ({ isFailure, code, any, refusal, failure, envelope, place, operation }) => {
        const status = isFailure ? failure : refusal;
        const text = `${mark} ${isFailure ? any : code}`;
        service.behave(body(JSON.stringify({ status: envelope, [place]: text, images: [text] }), status));
        logged = '';
        const answer =
          operation === createStaff
            ? await sendForm(gateway.url, operationForm(createStaff, { input: staff }, photo, 'input.image'))
            : await gateway.query(operation, {}, await signToken());
        expect(JSON.stringify(answer)).not.toContain(mark);
        expect(JSON.stringify(answer)).not.toContain('INTERNAL_SERVER_ERROR');
        expect(logged).toContain('"kind"');
        expect(logged).not.toContain(mark);
      }),
      { numRuns: cases(25, 150) },
    );
  });

  it('F-246 are shown where they are sentences of a refusal, and are never in the log', async () => {
    const service = await startMisbehavingService();
    let logged = '';
    const log = createLog('info', { write: (line) => (logged += line) });
    const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url }, log });
    const message = 'Ada Obi "EEDC/HQ/0123" is on sick leave: 2026-11-02/2026-11-06, see hr/leave?id=7.';
    for (const status of [200, 400, 404, 409, 429, 500]) {
      service.behave(body(JSON.stringify({ status: 'error', message }), status));
      for (const operation of ['mutation { deleteShift(id: "s1") { message } }', operations[0]]) {
        const answer = JSON.stringify(await query(operation));
        expect([status, answer.includes('EEDC/HQ/0123')]).toEqual([status, status < 500]);
      }
    }
    expect(logged).toContain('"withheld":[{"call":"DELETE /shift/destroy/{id}","status":500,');
    expect(logged).not.toMatch(/Ada Obi|EEDC|sick/);
  });
});

describe('extensions.reason of UPSTREAM_REJECTED', () => {
  it.each([
    [404, 'deleteShift(id: "s1")', 'NOT_FOUND'],
    [409, 'deleteShift(id: "s1")', 'IN_USE'],
    [409, 'createShift(input: { startTime: "08:00", serialLatenessThreshold: 3 })', 'DUPLICATE'],
    [422, 'updateShift(id: "s1", input: { name: "Day" })', 'UNKNOWN_REFERENCE'],
    [400, 'deleteShift(id: "s1")', 'OTHER'],
    [200, 'deleteShift(id: "s1")', 'OTHER'],
  ])('F-23 tells of a %i to %s: %s', async (status, field, reason) => {
    const service = await startMisbehavingService();
    const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    service.behave(body('{"status":"error","message":"Not so."}', status));
    expect((await query(`mutation { ${field} { message } }`)).errors).toMatchObject([
      { message: 'Not so.', extensions: { code: 'UPSTREAM_REJECTED', reason } },
    ]);
  });
});
