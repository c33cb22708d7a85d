/** @module-tag long */
import { describe, expect, it } from 'vitest';
import { createLog } from '../../../telemetry/log.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { leaks } from '../../support/leaks.ts';
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
  it('F-03 reach no user through any path, and are in the log', async () => {
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
      leak: leaks,
      status: fc.constantFrom(200, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504),
      envelope: fc.constantFrom('success', 'error', 'pending'),
      place: fc.constantFrom('message', 'data'),
      operation: fc.constantFrom(...operations, createStaff),
    });
    await fc.assert(
      fc.asyncProperty(said, async ({ leak, status, envelope, place, operation }) => {
        const text = `${mark} ${leak}`;
        service.behave(body(JSON.stringify({ status: envelope, [place]: text, images: [text] }), status));
        logged = '';
        const answer =
          operation === createStaff
            ? await sendForm(gateway.url, operationForm(createStaff, { input: staff }, photo, 'input.image'))
            : await gateway.query(operation, {}, await signToken());
        expect(JSON.stringify(answer)).not.toContain(mark);
        expect(JSON.stringify(answer)).not.toContain('INTERNAL_SERVER_ERROR');
        const isHeard = operation.startsWith('{ absentees') && place === 'message' && envelope === 'error';
        if (isHeard && status < 500) expect(logged).toContain(mark);
      }),
      { numRuns: cases(50, 150) },
    );
  });

  it('are shown where they are fit for users, whatever the status', async () => {
    const service = await startMisbehavingService();
    const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    const message = 'Staff ID "00123" exists already.';
    for (const status of [200, 400, 409, 500]) {
      service.behave(body(JSON.stringify({ status: 'error', message }), status));
      expect((await query('mutation { deleteShift(id: "s1") { message } }')).errors).toMatchObject([
        { message, extensions: { code: 'UPSTREAM_REJECTED' } },
      ]);
    }
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
