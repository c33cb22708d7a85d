import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../upstream/database.ts';
import { migrate } from '../../upstream/migrator.ts';
import { reviewRows } from '../../upstream/reviews/rows.ts';
import { createPostgresqlDatabase, describeOnEngines } from '../support/database.ts';
import { earlierVersion, type Version } from '../support/versions.ts';

describeOnEngines('reviews of the version before claims had a table', (engine) => {
  let release: Version;
  let database: Database;
  beforeAll(async () => {
    release = earlierVersion('017-centre-starts');
    const place = engine === 'postgresql' ? { databaseUrl: await createPostgresqlDatabase() } : {};
    database = await openDatabase({ ...place, migrationFolder: release.migrations });
  });
  afterAll(async () => {
    await database?.close();
    release?.remove();
  });

  it('F-143 F-156 keep their verdicts and what is asked for, and lose what claims have left', async () => {
    const db = database.db as unknown as Kysely<never>;
    await sql`
      insert into staff (staff_id, name, district, service_centre, department, unit, valid_from)
      values ('01', 'Ada', 'Awka', 'Awka', 'ICT', 'BIU', '-infinity')`.execute(db);
    await sql`
      insert into reviews (staff_id, mode, attendance_at, verdicts_given, verdicts_wanted, asked_by, claimed_until)
      select staff.id, 'signedIn', at::timestamptz, given, wanted, asked, '2026-11-20T07:00:00Z'
      from staff cross join (values
        ('2026-11-19T07:00:00Z', 0, 1, null), ('2026-11-19T08:00:00Z', 1, 1, null),
        ('2026-11-19T09:00:00Z', 1, 2, 'admin@test.example'), ('2026-11-19T10:00:00Z', 2, 2, 'admin@test.example')
      ) as known(at, given, wanted, asked)`.execute(db);
    await sql`
      insert into verdicts (review_id, user_id, who, verdict, judged_at)
      select reviews.id, ('6f3c1b1e-0000-4000-8000-00000000000' || n)::uuid, n || '@test.example', 'same',
        timestamptz '2026-11-19T12:00:00Z' + n * interval '1 hour'
      from reviews cross join generate_series(1, 2) as n where n <= verdicts_given`.execute(db);
    await migrate(database.db);
    const days = { from: new Date('2026-11-19T00:00:00Z'), before: new Date('2026-11-20T00:00:00Z') };
    const search = { ...days, timeZone: 'Africa/Lagos', now: new Date('2026-11-20T06:00:00Z') };
    expect(await reviewRows(database.db, search)).toMatchObject([
      { verdictsWanted: 1, claimedBy: null, verdicts: [{}] },
      { verdictsWanted: 2, askedBy: 'admin@test.example', verdicts: [{}] },
      { verdictsWanted: 2, verdicts: [{}, {}] },
    ]);
    const kept = await database.db.selectFrom('reviews').select('opinion_beside').orderBy('attendance_at').execute();
    const first = ['6f3c1b1e-0000-4000-8000-000000000001'];
    expect(kept.map(({ opinion_beside }) => opinion_beside)).toEqual([null, first, first]);
  });
});
