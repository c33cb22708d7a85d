import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { night, texts } from '../support/trail.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const record = { staffID: 'L-1', mode: 'signedIn', attendanceDate: '2026-11-19T07:00:00Z' };
const leave = { staffID: 'L-1', from: '2026-11-23', to: '2026-11-24', kind: 'sick', note: 'Malaria' };
const letter = { kind: 'absence', staffID: 'L-1', days: ['2026-11-19'], reference: 'ABSENCE/2026-11/L-1' };

/** Calls that store texts, each with a body that is taken as it stands. */
const writesOf = (imageURL: string, shift: string): readonly (readonly [call: string, body: object])[] => [
  ['POST /shift/create', { ...night, name: 'Late' }],
  ['POST /staff/create', { staffID: 'S-1', name: 'Ada Obi', ...texts, imageURL, shift }],
  ['POST /staff/create/many', { staffs: [{ staffID: 'S-2', name: 'Ben Eze', ...texts, shift: 'Night' }] }],
  [
    'POST /users/create',
    {
      email: 'new@test.example',
      name: 'New',
      role: 'user',
      district: 'Awka',
      serviceCentre: 'Awka',
      macAddress: '00:1b',
    },
  ],
  ['POST /holiday/create', { date: '2026-12-25', name: 'Christmas Day' }],
  ['PUT /letterText/modify/absence', { subject: 'Query', body: 'Dear {name},' }],
  ['PUT /letterhead/modify', { companyName: 'Company', addressLines: ['1 Road'] }],
  ['POST /leave/create', leave],
  ['POST /leave/create/many', { leaves: [{ ...leave, from: '2026-11-25', to: '2026-11-25' }] }],
  ['POST /letter/create/many', { letters: [letter] }],
  ['POST /deviceKey/create', { name: 'Gate', serviceCentre: 'Awka' }],
  ['POST /machineToken/create', { name: 'payroll', role: 'admin', isReadOnly: false, days: 2 }],
  ['POST /attendance/create', { ...record, mode: 'signedOut', location: 'Gate 2', serviceCentre: 'Awka' }],
  ['POST /review/create', { ...record, verdict: 'cannotTell', note: 'Dark.' }],
];

/** The body once for each of its texts, with a control character within it. */
function* damaged(body: unknown, character: string): Generator<unknown> {
  if (typeof body === 'string') yield `${body.slice(0, 1)}${character}${body.slice(1)}`;
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    for (const one of damaged(value, character)) {
      yield Array.isArray(body) ? body.with(Number(name), one) : { ...body, [name]: one };
    }
  }
}

describeOnEngines('texts with control characters', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let shift: string;
  beforeAll(async () => {
    shift = (await upstream.call('POST', '/shift/create', { body: night })).body.data._id;
    const staff_id = await addStaff(upstream.db, 'L-1', { valid_from: '-infinity' });
    const attendance_at = new Date(record.attendanceDate);
    await upstream.db.insertInto('attendance').values({ staff_id, mode: 'signedIn', attendance_at }).execute();
  });

  it('F-263 are stored by no call, in whichever of its fields they stand', async () => {
    for (const [call, body] of writesOf(`${upstream.url}/images/ada.jpg`, shift)) {
      const [method = '', address = ''] = call.split(' ');
      for (const character of ['\r', '\u000b', '\u001b', '\u0085']) {
        for (const one of damaged(body, character)) await upstream.call(method, address, { body: one });
      }
      expect([call, (await upstream.call(method, address, { body })).status]).toEqual([call, 200]);
    }
    expect(await storedControls()).toEqual([]);
  });

  /** The columns of texts that hold a control character other than a line feed. */
  async function storedControls(): Promise<string[]> {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'character varying', 'ARRAY', 'jsonb', 'json')
    `.execute(upstream.db);
    expect(rows.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const { table_name, column_name } of rows) {
      const text = sql`${sql.ref(column_name)}::text`;
      const pattern = '[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f]|\\\\u00[01][0-9a-f]';
      const held = await sql`select 1 from ${sql.table(table_name)} where ${text} ~ ${pattern} limit 1`.execute(
        upstream.db,
      );
      if (held.rows.length > 0) found.push(`${table_name}.${column_name}`);
    }
    return found;
  }
});
