import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { maximumNoteLength } from '../../schema/limits.ts';
import { markOfText } from '../../upstream/trail/subjects.ts';
import { begun } from '../support/begun.ts';
import { trailOf } from '../support/trail.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

describe('long texts in the trail', () => {
  const upstream = begun(() => startTestUpstream());
  const { left } = trailOf(() => upstream);

  it('F-145 has the marks of whole notes, so that a change of their last letter is one of the entry', async () => {
    const staff_id = await addStaff(upstream.db, 'L-1', { valid_from: '-infinity' });
    const attendanceDate = '2026-11-19T07:00:00Z';
    await upstream.db
      .insertInto('attendance')
      .values({ staff_id, mode: 'signedIn', attendance_at: new Date(attendanceDate) })
      .execute();
    const judge = async (note: string) => {
      const body = { staffID: 'L-1', mode: 'signedIn', attendanceDate, verdict: 'cannotTell', note };
      return (await left('POST', '/review/create', body)).entries;
    };
    const note = 'x'.repeat(maximumNoteLength - 1);
    const [one, other] = [markOfText(`${note}a`), markOfText(`${note}b`)];
    expect(await judge(`${note}a`)).toMatchObject([{ after: { note: one } }]);
    expect(await judge(`${note}b`)).toMatchObject([{ before: { note: one }, after: { note: other } }]);
  });

  it('F-145 tells longer ones by length and hash, where they differ behind what is kept of them', async () => {
    const id = await addStaff(upstream.db, 'L-2');
    const long = 'y'.repeat(5_000);
    await sql`update staff set department = ${`${long}1`} where id = ${id}::uuid`.execute(upstream.db);
    const { entries } = await left('PUT', `/staff/modify/${id}`, { department: 'Short' });
    const before: string = entries[0].before.department;
    expect(before).toMatch(/^y{256}… \(5001 characters, SHA-256 [\w-]{43}\)$/);
    await sql`update staff set department = ${`${long}2`} where id = ${id}::uuid`.execute(upstream.db);
    const other = (await left('PUT', `/staff/modify/${id}`, { department: 'Short' })).entries[0].before.department;
    expect([other.length, other === before]).toEqual([before.length, false]);
  });
});
