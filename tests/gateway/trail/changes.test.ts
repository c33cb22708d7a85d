import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';
import { changeEntry } from '../../support/sample-answers.ts';

const present = { 'GET /extensions': [{ name: 'audit', version: 1 }] };
const day = 'GET /change/findAll?from=2026-11-19&to=2026-11-19';
const list = (more = '') => `{
  changes(from: "2026-11-19", to: "2026-11-19"${more}) {
    totalCount
    facets(columns: [WHO, ACTION, SUBJECT]) { column values { value count } }
    nodes { number at userID who role program address action subject subjectID subjectName hash fields { name before after } }
  }
}`;

describe('changes', () => {
  it('F-89 answers who, when, from where, what, before and after of each', async () => {
    const { query } = await testGateway({ answers: { ...present, [day]: [changeEntry()] } });
    const { data } = await query(list());
    const { nodes } = (data as { changes: { nodes: unknown[] } }).changes;
    expect(nodes).toEqual([
      {
        number: 7,
        at: '2026-11-19T07:08:37+01:00',
        userID: 'user-1',
        who: 'ada@demo.example',
        role: 'ADMIN',
        program: 'payroll',
        address: '203.0.113.7',
        action: 'CHANGED',
        subject: 'STAFF',
        subjectID: '1',
        subjectName: '00123 Ngọzị Okafor',
        hash: 'abc',
        fields: [
          { name: 'district', before: 'Awka', after: 'Nnewi' },
          { name: 'photo', before: '0f1e2d3c', after: '4b5a6978' },
          { name: 'isActive', before: 'Yes', after: 'No' },
          { name: 'name', before: null, after: 'Ngọzị' },
        ],
      },
    ]);
  });

  it("F-169 writes the times in names and fields in the company's zone, and as people read them in files", async () => {
    const at = '2026-11-19T23:34:07Z';
    const entry = changeEntry({
      subject: 'verdict',
      subjectName: `00123 signedIn ${at}`,
      before: null,
      after: { mode: 'signedIn', attendanceDate: at, note: 'seen at 08:00' },
    });
    const { query, url } = await testGateway({ answers: { ...present, [day]: [entry] } });
    const { data } = await query(list());
    const { nodes } = (data as { changes: { nodes: unknown[] } }).changes;
    expect(nodes).toMatchObject([
      {
        subjectName: '00123 signedIn 2026-11-20T00:34:07+01:00',
        fields: [
          { name: 'mode', after: 'signedIn' },
          { name: 'attendanceDate', after: '2026-11-20T00:34:07+01:00' },
          { name: 'note', after: 'seen at 08:00' },
        ],
      },
    ]);
    const headers = { authorization: `Bearer ${await signToken()}` };
    const file = await fetch(`${url}/export/changes.csv?from=2026-11-19&to=2026-11-19`, { headers });
    const text = await file.text();
    expect(text).toContain('00123 signed in 2026-11-20, 12:34:07 am');
    expect(text).toContain('Mode: Signed in; Attendance date: 2026-11-20, 12:34:07 am; Note: seen at 08:00');
  });

  it('reads what another service sends as far as it can: unknown words, missing states, no number, endless fields', async () => {
    const endless = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`field${number}`, number]));
    const entries = [
      changeEntry({ number: 1, action: 'constructor', subject: 'lunch', role: 'chef', at: 'soon', userID: null }),
      changeEntry({ number: 2, before: null, after: null, program: null }),
      changeEntry({ number: 3, before: 'text', after: endless }),
      changeEntry({ number: 'none' }),
      'text',
    ];
    const { query } = await testGateway({ answers: { ...present, [day]: entries } });
    const { data, errors } = await query(list());
    expect(errors).toBeUndefined();
    const { nodes } = (data as { changes: { nodes: { fields: unknown[] }[] } }).changes;
    expect(nodes).toMatchObject([
      { number: 1, action: null, subject: null, role: null, at: null, userID: null },
      { number: 2, program: null, fields: [] },
      { number: 3 },
    ]);
    expect(nodes[2]?.fields).toHaveLength(50);
  });

  it.each([
    ['2026-11-20', '2026-11-19', 'to is 2026-11-19, which is before from'],
    ['2025-11-18', '2026-11-19', 'more than 366 days'],
  ])('refuses the days %s to %s before upstream is called', async (from, to, message) => {
    const { query, calls } = await testGateway({ answers: present });
    const { errors } = await query(`{ changes(from: "${from}", to: "${to}") { totalCount } }`);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code: 'BAD_USER_INPUT', field: 'to' },
    });
    expect(calls.map(({ call }) => call)).not.toContain('GET /change/findAll');
  });

  it('is of one record by its id, and refuses an empty one', async () => {
    const answers = {
      ...present,
      'GET /change/find/subject?subjectID=2026-12-25': [changeEntry({ subject: 'holiday' })],
    };
    const { query } = await testGateway({ answers });
    const ask = (id: string) => query(`{ recordChanges(id: "${id}") { nodes { subject } } }`);
    expect((await ask('2026-12-25')).data).toEqual({ recordChanges: { nodes: [{ subject: 'HOLIDAY' }] } });
    expect((await ask(' ')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
  });

  it('N-18 answers EXTENSION_MISSING where the service has no trail, in queries and exports', async () => {
    const { query, calls, url } = await testGateway({});
    for (const document of [list(), '{ recordChanges(id: "1") { totalCount } }']) {
      const { errors } = await query(document);
      expect(errors?.[0]?.extensions).toEqual({ code: 'EXTENSION_MISSING', extension: 'audit' });
    }
    const headers = { authorization: `Bearer ${await signToken()}` };
    const file = await fetch(`${url}/export/changes.csv?from=2026-11-19&to=2026-11-19`, { headers });
    expect(await file.json()).toMatchObject({ errors: [{ extensions: { code: 'EXTENSION_MISSING' } }] });
    expect(calls).toEqual([]);
  });
});
