import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

const member = (staffID: string, name: string) => staffRecord({ _id: `id-${staffID}-${name}`, staffID, name });

const register = [
  member('00123', 'Ngọzị Okafor'),
  member('0012', 'Uju Eze'),
  member('7', 'Ada Okafor-Obi'),
  member('70', 'Obinna Adaeze'),
  member('8', 'Musa 0012'),
  member('7', 'Ada Okafor-Obi'),
];

const document = `query ($search: String!, $first: Int) {
  findStaff(search: $search, first: $first) { totalCount nodes { staffID name district } }
}`;

interface Found {
  findStaff: { totalCount: number; nodes: { staffID: string }[] } | null;
}

async function find(
  search: string,
  first?: number,
  answers: Record<string, unknown> = { 'GET /staff/find/all': register },
) {
  const { query } = await testGateway({ answers });
  const { data, errors } = await query(document, { search, first }, await signToken({ role: 'user' }));
  const { findStaff } = data as Found;
  return { ids: findStaff?.nodes.map(({ staffID }) => staffID), total: findStaff?.totalCount, errors };
}

describe('Query.findStaff', () => {
  it('F-103 finds nobody by a record without a staff ID', async () => {
    const rows = [...register, member('', 'Ada Nobody'), member('', 'Obi Nobody')];
    const found = await find('nobody', 20, { 'GET /staff/find/all': rows });
    expect(found).toEqual({ ids: [], total: 0, errors: undefined });
  });

  it('finds each of two people who have one staff ID', async () => {
    const rows = [...register, member('7', 'Chi Bello')];
    const of = (search: string) => find(search, 20, { 'GET /staff/find/all': rows });
    expect(await of('bello')).toMatchObject({ ids: ['7'], total: 1 });
    expect(await of('7')).toMatchObject({ ids: ['7', '7', '70'], total: 3 });
  });

  it.each([
    ['okafor ngozi', ['00123']],
    ['NGỌZỊ', ['00123']],
    ['oka', ['7', '00123']],
    ['0012', ['0012', '00123', '8']],
    ['ada', ['7', '70']],
    ['obi ada', ['7', '70']],
    ['oka 001', ['00123']],
    ['ze', ['70', '0012']],
    ['nobody', []],
  ])('finds people by "%s", the nearest first and each once', async (search, ids) => {
    expect(await find(search)).toEqual({ ids, total: ids.length, errors: undefined });
  });

  it('answers eight people where nothing else is said, as many as are asked for, and how many there are', async () => {
    const many = { 'GET /staff/find/all': Array.from({ length: 30 }, (_, place) => member(`A${place}`, 'Ada Obi')) };
    expect((await find('ada', undefined, many)).ids).toHaveLength(8);
    expect(await find('ada', 2, many)).toEqual({ ids: ['A0', 'A1'], total: 30, errors: undefined });
    expect(await find('ada', 0, many)).toEqual({ ids: [], total: 30, errors: undefined });
  });

  it.each([
    ['   ', 8, 'search', 'search is empty; give a part of a name or of a staff ID.'],
    ['ada', 21, 'first', 'first is 21; ask for 0 to 20 people.'],
    ['a '.repeat(11), 8, 'search', 'search has 11 words; give at most 10.'],
    ['a'.repeat(257), 8, 'search', 'search has a text of 257 characters; give at most 256.'],
  ])('refuses the search "%s" with first %i', async (search, first, field, message) => {
    const { errors } = await find(search, first);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);
  });

  it.each([
    [codedError('UPSTREAM_TIMEOUT', 'Too slow.'), 'UPSTREAM_TIMEOUT'],
    [new Reply({ status: 'none' }), 'UPSTREAM_BAD_RESPONSE'],
  ])('F-08 fails as the register fails, and finds nobody only in one that is read', async (answer, code) => {
    const { errors } = await find('ada', 8, { 'GET /staff/find/all': answer });
    expect(errors?.[0]?.extensions.code).toBe(code);
  });
});
