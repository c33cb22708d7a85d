import { beforeAll, describe, expect, it } from 'vitest';
import { readLists } from '../../../schema/codegen/read-lists.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { quietDays } from '../../support/quiet-days.ts';
import { readCSV } from '../../support/read-csv.ts';
import { changeEntry, leaveEntry, letterEntry, reviewEntry } from '../../support/sample-answers.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.UTC(2026, 10, 2, 8);
// Nobody has a photo: rows would come between two pages, as soon as photos are compared.
const people = ['3', '1', '2'].map((id) =>
  staffRecord({ _id: `staff-${id}`, staffID: id, name: `Person ${id}`, department: `Department ${id}`, imageURL: '' }),
);
const recordOf = (more: Record<string, unknown>) =>
  attendanceRecord({ imageURL: '', attendanceDate: '2026-11-02T06:08:37.000Z', ...more });
/** A sign-out is a while after the sign-in. */
const minutes = { signedIn: '08', signedOut: '38' };
type Mode = keyof typeof minutes;
const recordsOf = (mode: Mode) =>
  people.map((staffID) => {
    const attendanceDate = `2026-11-02T06:${minutes[mode]}:37.000Z`;
    return recordOf({ mode, attendanceDate, staffID: { ...staffID, shift: 'shift-1' } });
  });
/** Three records of one person. */
const recordsOfOne = (mode: Mode) =>
  [8, 6, 7].map((hour) =>
    recordOf({ mode, staffID: people[0], attendanceDate: `2026-11-02T0${hour}:${minutes[mode]}:37.000Z` }),
  );
/** Who is absent, and has no sign-in. */
const absent = ['6', '4', '5'].map((id) =>
  staffRecord({ _id: `staff-${id}`, staffID: id, name: `Person ${id}`, imageURL: '' }),
);
const nearly = [...people, ...absent].map((person) => ({
  ...person,
  dateAbsent: ['2026-11-02', '2026-11-01'],
  daysLate: ['2026-11-01'],
}));

/** Three rows or more for every list, none in the order of its cursors. */
const answers = {
  ...quietDays('2026-11-02'),
  'GET /extensions': ['holidays', 'tokens', 'intake', 'audit', 'reviews', 'leave', 'letters', 'digest'].map((name) => ({
    name,
    version: name === 'intake' ? 2 : 1,
  })),
  'GET /machineToken/findAll': ['c', 'a', 'b'].map((name) => ({ _id: name, name, role: 'user' })),
  'GET /deviceKey/watch': ['c', 'a', 'b'].map((name) => ({ _id: name, name })),
  'GET /digest/mails': ['c', 'a', 'b'].map((name) => ({ _id: name, email: name, day: '2026-11-20' })),
  'GET /deviceKey/findAll': ['c', 'a', 'b'].map((name) => ({ _id: name, name })),
  'GET /change/findAll?from=2026-11-02&to=2026-11-02': [3, 1, 2].map((number) => changeEntry({ number })),
  'GET /change/find/subject?subjectID=1': [3, 1, 2].map((number) => changeEntry({ number })),
  'GET /review/findAll?from=2026-11-02&to=2026-11-02': people.map((staffID) => reviewEntry({ staffID })),
  'GET /leave/find/noted?from=2026-11-02&to=2026-11-02': people.map((staffID, index) =>
    leaveEntry({ staffID, _id: `leave-${index}`, from: `2026-10-0${3 - (index % 3)}`, to: '2026-11-02' }),
  ),
  'GET /letter/findAll?from=2026-11-02&to=2026-11-02': people.map(({ staffID }, index) =>
    letterEntry({ staffID, _id: `letter-${index}`, printedAt: `2026-11-02T0${3 - (index % 3)}:00:00Z` }),
  ),
  'GET /letter/findAll?from=2026-01-01&to=2026-12-31': [],
  'GET /letter/rule': [{ months: 6 }],
  'GET /leave/findAll?from=2026-10-01&to=2026-11-30': [],
  'GET /leave/findAll?from=2026-09-01&to=2026-10-31': [],
  'GET /holiday/findAll': ['2026-12-25', '2026-01-01', '2026-05-01'].map((date) => ({ date, name: 'Holiday' })),
  'GET /users/findAll': ['c', 'a', 'b'].map((name) => ({ _id: name, email: `${name}@demo.example`, role: 'user' })),
  'GET /staff/findAll': people,
  'GET /staff/find/all': [...people, ...absent],
  'GET /shift/findAll': [3, 1, 2].map((id) => ({
    _id: `shift-${id}`,
    name: 'Day',
    startTime: '07:00:00',
    endTime: '15:00:00',
    serialLatenessThreshold: 2,
  })),
  'GET /attendance/findall?date=2026-11-02&mode=signedIn': recordsOf('signedIn'),
  'GET /attendance/findall?date=2026-11-02&mode=signedOut': recordsOf('signedOut'),
  'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=3': recordsOfOne('signedIn'),
  'GET /attendance/find/customer?date=2026-11-01&mode=signedOut&staffID=3': recordsOfOne('signedOut'),
  'GET /attendance/lateness?date=2026-11-02': recordsOf('signedIn'),
  'GET /attendance/exception?date=2026-11-02': [...people, ...absent],
  'GET /attendance/serialLatness?date=2026-11-01': nearly,
  'GET /attendance/serialLatness?date=2026-10-01': nearly,
  'GET /attendance/absentee/monthly?date=2026-11-01': nearly,
};
const own: Readonly<Record<string, string>> = {
  mode: 'SIGNED_IN',
  date: '"2026-11-02"',
  month: '"2026-11"',
  staffID: '"3"',
  from: '"2026-11-02"',
  to: '"2026-11-02"',
  id: '"1"',
  group: 'IN_BOTH_LISTS',
  later: '"2026-11"',
  earlier: '"2026-10"',
  measure: 'SERIAL_LATENESS',
};
const declared = [...(await readLists()).values()].flat();

/** What a list must be asked with; a list of a day takes several days in its place, so that the SDL does not require it. */
const needs = ({ arguments: args }: (typeof declared)[number]) =>
  Object.keys(args).filter((name) => name === 'date' || args[name]?.type.endsWith('!'));

let token = '';
beforeAll(async () => {
  token = await signToken();
});

interface Page {
  readonly nodes: Record<string, string>[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

describe('pages by cursor', () => {
  it.each(declared)('lead through $field, each row once', async (list) => {
    const { field, type, key } = list;
    const { query } = await testGateway({ answers, now });
    const args = needs(list)
      .map((name) => `${name}: ${own[name]}, `)
      .join('');
    const ask = async (first: number, after: string | null) => {
      const document = `query ($first: Int, $after: String) {
        ${field}(${args}first: $first, after: $after) { ...page }
      }
      fragment page on ${type}List {
        totalCount nodes { ${key} } ... { pageInfo { hasNextPage endCursor } }
      }`;
      const { data, errors } = await query(document, { first, after }, token);
      expect(errors).toBeUndefined();
      return (data as Record<string, Page>)[field] as Page;
    };
    const whole = await ask(200, null);
    expect(whole.nodes.length, `Give ${field} three records in the answers of this file`).toBeGreaterThan(2);
    const keys: unknown[] = [];
    let page = await ask(1, null);
    for (; page.pageInfo.hasNextPage; page = await ask(1, page.pageInfo.endCursor)) keys.push(page.nodes[0]?.[key]);
    expect([...keys, page.nodes[0]?.[key]]).toEqual(whole.nodes.map((node) => node[key]));
    expect(new Set(keys).size).toBe(keys.length);
    expect(page.totalCount).toBe(whole.totalCount);
  });

  it('are all that a list has: null for every row is refused, with the way to them', async () => {
    const { query, calls } = await testGateway({ answers, now });
    const refused = {
      message: expect.stringMatching(/0 to 200 rows.*after.*\/export\//),
      extensions: { code: 'BAD_USER_INPUT', field: 'first' },
    };
    for (const list of declared) {
      const args = needs(list)
        .map((name) => `${name}: ${own[name]}, `)
        .join('');
      for (const document of [
        `{ ${list.field}(${args}first: null) { totalCount } }`,
        `query ($first: Int) { ${list.field}(${args}first: $first) { totalCount } }`,
      ]) {
        const { data, errors } = await query(document, document.startsWith('query') ? { first: null } : {}, token);
        expect([data, errors]).toMatchObject([{ [list.field]: null }, [refused]]);
      }
    }
    // What the service is, and whether the caller's session holds, is asked for.
    const others = ['GET /extensions', 'GET /shift/findAll'];
    expect(calls.filter(({ call }) => !others.includes(call))).toEqual([]);
  });

  it('leave the order alone where no cursor is asked for', async () => {
    const { query } = await testGateway({ answers });
    const order = async (part: string) => {
      const { data } = await query(`{ staff { nodes { id } ${part} } }`, {}, token);
      return (data as { staff: { nodes: { id: string }[] } }).staff.nodes.map(({ id }) => id);
    };
    const asUpstream = ['staff-3', 'staff-1', 'staff-2'];
    expect(await order('')).toEqual(asUpstream);
    expect(await order('pageInfo { hasNextPage }')).toEqual(asUpstream);
    expect(await order('pageInfo { hasNextPage endCursor @skip(if: true) }')).toEqual(asUpstream);
    expect(await order('pageInfo @include(if: false) { endCursor }')).toEqual(asUpstream);
    expect(await order('info: pageInfo { at: endCursor }')).toEqual(['staff-1', 'staff-2', 'staff-3']);
  });

  it('begin an export after a row too', async () => {
    const { query, url } = await testGateway({ answers });
    const { data } = await query('{ staff(first: 1) { pageInfo { endCursor } } }', {}, token);
    const after = (data as { staff: Page }).staff.pageInfo.endCursor ?? '';
    const download = async (parameters: Record<string, string>) => {
      const address = `${url}/export/staff.csv?${new URLSearchParams({ columns: 'STAFF_ID', ...parameters })}`;
      return fetch(address, { headers: { authorization: `Bearer ${token}` } });
    };
    expect(readCSV((await (await download({ after })).text()).replace(/^\uFEFF/, ''))).toEqual([
      ['sn', 'Staff ID'],
      ['1', '2'],
      ['2', '3'],
    ]);
    const refused = await download({ after, search: 'ada' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }] },
    ]);
  });

  it('refuse a cursor before upstream is called', async () => {
    const { query, calls } = await testGateway({ answers });
    const { errors } = await query('{ staff(after: "MjA") { totalCount } }', {}, token);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }]);
    expect(calls.map(({ call }) => call)).not.toContain('GET /staff/findAll');
  });
});
