import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { addDays } from '../../upstream/calendar.ts';
import type { Database } from '../../upstream/database.ts';
import type { Tables } from '../../upstream/tables.ts';
import { createTokens } from '../../upstream/tokens.ts';
import { endVersion } from '../../upstream/versions.ts';
import { startTestUpstream, testSecret } from '../support/upstream.ts';

interface Answer {
  readonly status: number;
  readonly body: { readonly status: string; readonly message: string; readonly data: unknown };
}

/** All that reports are made of, what follows from the others last. */
const tables = [
  ...(['attendance', 'staff', 'staff_past', 'shifts', 'shifts_past', 'holidays'] as const),
  ...(['days', 'finished_days', 'stale_days'] as const),
];

/** The report calls over a database of their own, and hand-made rows; all times are wall-clock times of Lagos. */
export interface ReportCalls {
  readonly db: Kysely<Tables>;
  /** Empties the tables and sets the clock to the end of November 2026. */
  clear(): Promise<void>;
  /** Sets the clock. */
  setNow(time: string): void;
  get(path: string): Promise<Answer>;
  /** The rows of a successful answer. */
  list<Row = Record<string, unknown>>(path: string): Promise<Row[]>;
  addShift(start: string, threshold?: string | null, more?: { serial?: number; workDays?: number[] }): Promise<string>;
  /** Adds a person with sign-ins; answers the id. */
  addStaff(staffID: string, shift: string | null, signIns?: string[], created?: string): Promise<string>;
  /** Gives a centre its first record on a day, by somebody who is on no list of later days. */
  beginRecords(day: string, serviceCentre?: string): Promise<void>;
  addRecord(staff: string, mode: 'signedIn' | 'signedOut', time: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and serves the routes on a free port. */
export async function openReportCalls(engine: Database['engine']): Promise<ReportCalls> {
  const upstream = await startTestUpstream(engine);
  const { db } = upstream;
  const user = await db.selectFrom('users').selectAll().where('role', '=', 'admin').executeTakeFirstOrThrow();
  const { id: userID, role, district, email, token_version: version } = user;
  // Whatever the clock is set to.
  const tokens = createTokens({ secrets: [testSecret], hours: 1, now: () => new Date('2100-01-01') });
  const token = await tokens.sign({ role, district, userID, email, version });

  const calls: ReportCalls = {
    db,
    async clear() {
      calls.setNow('2026-11-30 23:59');
      for (const table of tables) await db.deleteFrom(table).execute();
    },
    setNow(time) {
      upstream.setNow(local(time).getTime());
    },
    get: (path) => upstream.call('GET', `/attendance/${path}`, { token }),
    async list<Row>(path: string) {
      const { status, body } = await calls.get(path);
      expect([status, body.status]).toEqual([200, 'success']);
      return body.data as Row[];
    },
    async addShift(start, threshold = null, { serial = 1, workDays = [1, 2, 3, 4, 5] } = {}) {
      const row = await db
        .insertInto('shifts')
        .values({
          name: `From ${start}`,
          start_time: start,
          end_time: null,
          lateness_threshold: threshold,
          serial_lateness_threshold: serial,
          work_days: workDays,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },
    async addStaff(staffID, shift, signIns = [], created = '2020-01-01 08:00') {
      const { id } = await db
        .insertInto('staff')
        .values({
          staff_id: staffID,
          name: `Name ${staffID}`,
          district: 'Awka',
          service_centre: 'Awka',
          department: 'ICT',
          unit: 'BIU',
          image_url: `https://images.example/${staffID}.jpg`,
          shift_id: shift,
          created_at: local(created),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const time of signIns) await calls.addRecord(id, 'signedIn', time);
      return id;
    },
    async beginRecords(day, serviceCentre = 'Awka') {
      const id = await calls.addStaff(`first of ${serviceCentre}`, null);
      await db.updateTable('staff').set({ service_centre: serviceCentre }).where('id', '=', id).execute();
      await calls.addRecord(id, 'signedOut', `${day} 16:00`);
      await db.transaction().execute((transaction) => endVersion(transaction, 'staff', id, addDays(day, 1)));
    },
    async addRecord(staff, mode, time) {
      await db
        .insertInto('attendance')
        .values({
          staff_id: staff,
          mode,
          attendance_at: local(time),
          service_centre: 'Nnewi',
          image_url: 'https://images.example/photo.jpg',
          latitude: 6.2,
          longitude: 7.07,
          location: null,
          is_image_recognised: null,
        })
        .execute();
    },
    close: upstream.close,
  };
  await calls.clear();
  return calls;
}

/** The instant of a wall-clock time of Lagos. */
function local(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}+01:00`);
}
