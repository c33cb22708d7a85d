import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

const day = '2026-11-19';
const down = codedError('UPSTREAM_UNAVAILABLE', 'The attendance service is not reachable');

describe('fields of one operation', () => {
  it('F-20 are answered beside a list that fails', async () => {
    const { query } = await testGateway({
      answers: { [`GET /attendance/exception?date=${day}`]: down, 'GET /staff/findAll': [staffRecord()] },
    });
    const document = `{ absentees(date: "${day}") { totalCount } staff { totalCount } me { role } }`;
    expect(await query(document, {}, await signToken({ role: 'management' }))).toMatchObject({
      data: { absentees: null, staff: { totalCount: 1 }, me: { role: 'MANAGEMENT' } },
      errors: [{ path: ['absentees'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
  });

  it('F-20 are answered beside a list that the role may not read, and beside one that is asked for wrongly', async () => {
    const { query } = await testGateway({ answers: { [`GET /attendance/exception?date=${day}`]: [staffRecord()] } });
    const document = `{ users { totalCount } wrong: absentees(date: "${day}", first: 900) { totalCount }
      absentees(date: "${day}") { totalCount } }`;
    expect(await query(document, {}, await signToken({ role: 'user' }))).toMatchObject({
      data: { users: null, wrong: null, absentees: { totalCount: 1 } },
      errors: [
        { path: ['users'], extensions: { code: 'FORBIDDEN' } },
        { path: ['wrong'], extensions: { code: 'BAD_USER_INPUT', field: 'first' } },
      ],
    });
  });

  it('F-20 keep the lists of the organisation when its shifts fail', async () => {
    const { query } = await testGateway({ answers: { 'GET /shift/findAll': down } });
    const answer = await query('{ organisation { timeZone shifts { id } } }', {}, await signToken({ role: 'user' }));
    expect(answer).toMatchObject({
      data: { organisation: { timeZone: 'Africa/Lagos', shifts: null } },
      errors: [{ path: ['organisation', 'shifts'] }],
    });
  });
});
