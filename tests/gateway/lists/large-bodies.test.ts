import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { memberOf } from '../../support/bearer.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';
import { storeOver } from '../../support/list-store.ts';

/** Makes any body larger than a megabyte. */
const padding = 'x'.repeat(1_100_000);
const large = (data: unknown) => JSON.stringify({ ...success(data), message: padding });

/** A store over a service without validators, which answers each path that is named, and nothing of others. */
function storeOf(bodies: Readonly<Record<string, string>>, onList?: (path: string) => void) {
  const rest: RestClient = {
    ...fakeUpstreamList(() => null).rest,
    get: async ({ path }) => ({ notModified: false, bytes: Buffer.from(bodies[path] ?? ''), etag: null }),
  };
  return storeOver(rest, { onList: ({ path }) => onList?.(path) }).store;
}

const numbers = (path: string, onRead: (path: string) => void = () => undefined): ListCall<number> => ({
  call: 'GET /numbers',
  path,
  readRows(data) {
    onRead(path);
    return data as number[];
  },
});

const codeOf = (error: unknown) => (error as { extensions?: { code?: string } }).extensions?.code;

describe('large bodies', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are parsed and read one after another, whatever becomes of one of them', async () => {
    const bodies = { '/1': large([1]), '/2': `${large([2]).slice(0, -1)},`, '/3': large('three'), '/4': large([4]) };
    const steps: string[] = [];
    const { parse } = JSON;
    vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      if (text.length > padding.length) steps.push('parse');
      return parse(text);
    });
    const store = storeOf(bodies);
    const read = (path: string) =>
      store.read(
        numbers(path, (of) => steps.push(`read ${of}`)),
        memberOf('ada'),
      );
    const found = await Promise.all(Object.keys(bodies).map((path) => read(path).catch((error: unknown) => error)));
    expect(found[0]).toMatchObject({ rows: [1] });
    expect(codeOf(found[1])).toBe('UPSTREAM_BAD_RESPONSE');
    expect(found[3]).toMatchObject({ rows: [4] });
    expect(steps).toEqual(['parse', 'read /1', 'parse', 'parse', 'read /3', 'parse', 'read /4']);
  });

  it('F-211 spell their people as a register does that is as large and comes after them', async () => {
    const register = endpoints.validStaff();
    const signIns = endpoints.attendance('2026-11-25', 'SIGNED_IN');
    const person = { _id: 'a'.repeat(24), name: 'Ada Obi' };
    const record = {
      staffID: { ...person, staffID: '15495' },
      mode: 'signedIn',
      attendanceDate: '2026-11-25T07:01:02Z',
    };
    const store = storeOf({
      [register.path]: large([{ ...person, staffID: '015495' }]),
      [signIns.path]: large([record]),
    });
    const [{ rows }] = await Promise.all([store.read(signIns, memberOf('ada')), store.read(register, memberOf('obi'))]);
    expect(rows.map(({ staff }) => staff.staffID)).toEqual(['015495']);
  });
});

describe('a list that is fetched and not stored', () => {
  it('is told to nobody but who has fetched it, while one that is read is told to others', async () => {
    const told: string[] = [];
    const store = storeOf({ '/1': JSON.stringify(success([1])), '/2': JSON.stringify(success([2])) }, (path) =>
      told.push(path),
    );
    expect(await store.fetch(numbers('/1'), memberOf('ada'))).toMatchObject({ rows: [1] });
    await store.read(numbers('/2'), memberOf('ada'));
    expect(told).toEqual(['/2']);
  });
});
