import { type Kysely, sql } from 'kysely';
import { claimKeys, keyOf } from '../idempotency.ts';
import { quoted } from '../refusal.ts';
import { holdPhotosRetained, laterDay, type RetainedDays, removedBefore } from '../retention/retained-days.ts';
import type { Tables } from '../tables.ts';
import { countDeviceDays } from './device-days.ts';
import { ageFault, type Delivery, isNowhere, photoNote, positionNote } from './record.ts';

/**
 * What became of a delivery: `repeated` is one that was stored before, and is as good as stored. A note says what was not
 * kept of it.
 */
export type Verdict =
  | { readonly outcome: 'stored' | 'repeated'; readonly note?: string }
  | { readonly outcome: 'refused'; readonly status: 400 | 422; readonly message: string };

const refused = (message: string): Verdict => ({ outcome: 'refused', status: 422, message });

/**
 * Stores deliveries in one transaction and answers a verdict for each, in order. One record is stored for each person,
 * mode and instant, and for each idempotency key of a sender, however often and by whichever process it is handed in.
 */
export function storeRecords(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
  { timeZone, now, retained }: { timeZone: string; now: Date; retained: RetainedDays },
): Promise<Verdict[]> {
  return db.transaction().execute(async (transaction) => {
    const { people, removedBefore: removed } = await peopleOf(transaction, deliveries, timeZone);
    const signIns = laterDay(removed, retained.signIns);
    const ageOf = ({ record }: Delivery) => ageFault(record, { signIns, timeZone, now });
    const known = deliveries.filter((delivery) => people.has(delivery) && ageOf(delivery) === null);
    const photoOf = await photosOf(transaction, known, retained.photos);
    const claims = await claimsOf(transaction, known);
    const fresh = known.filter((delivery) => claims.get(delivery) === 'new');
    const stored = await insertRecords(transaction, fresh, { people, photoOf });
    await countDeviceDays(transaction, [...stored], timeZone);
    return deliveries.map((delivery): Verdict => {
      const { staffID, idempotencyKey } = delivery.record;
      if (!people.has(delivery)) return refused(`staffID: no staff member has the staff ID ${quoted(staffID)}.`);
      const age = ageOf(delivery);
      if (age !== null) return refused(age);
      if (claims.get(delivery) === 'other') {
        return refused(`idempotencyKey ${quoted(idempotencyKey)} was used for another record: give each its own.`);
      }
      const outcome = stored.has(delivery) ? 'stored' : 'repeated';
      const hasLostPhoto = delivery.hasPhoto && photoOf(delivery) === null;
      const notes = [isNowhere(delivery.record) ? positionNote : [], hasLostPhoto ? photoNote : []].flat();
      return notes.length > 0 ? { outcome, note: notes.join(' ') } : { outcome };
    });
  });
}

/** What an idempotency key says of its delivery: not used before, used for this very record, or for another one. */
type Claim = 'new' | 'same' | 'other';

/** Writes down the idempotency keys of deliveries. Deliveries without a key are new. */
async function claimsOf(db: Kysely<Tables>, deliveries: readonly Delivery[]): Promise<ReadonlyMap<Delivery, Claim>> {
  const keyUseOf = ({ sender, record: { idempotencyKey: key }, digest, arrivedAt: usedAt }: Delivery) =>
    key === undefined ? null : { sender, key, digest, usedAt };
  const first = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const use = keyUseOf(delivery);
    if (use && !first.has(keyOf(use))) first.set(keyOf(use), delivery);
  }
  const uses = [...first.values()].map(keyUseOf).filter((use) => use !== null);
  const earlier = await claimKeys(db, 'record', uses);
  const claims = deliveries.map((delivery): [Delivery, Claim] => {
    const use = keyUseOf(delivery);
    if (!use) return [delivery, 'new'];
    const before = earlier.get(keyOf(use)) ?? first.get(keyOf(use));
    if (!before || before === delivery) return [delivery, 'new'];
    return [delivery, before.digest === delivery.digest ? 'same' : 'other'];
  });
  return new Map(claims);
}

/** Ids of staff records. */
type People = ReadonlyMap<Delivery, string>;

/**
 * Whose record each delivery is: of the person who had the staff ID on its day, also when they have left since, and the
 * ID was given again. Beside them, the first day of what stays by what was removed before, where there are any.
 */
async function peopleOf(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
  timeZone: string,
): Promise<{ people: People; removedBefore: string | undefined }> {
  const { rows } = await sql<{ number: number; id: string; removed: string | null }>`
    select distinct on (given.number) given.number, version.id,
      (select value from properties where name = ${removedBefore.signIns}) as removed
    from unnest(
      ${deliveries.map(({ record }) => record.staffID)}::text[],
      ${deliveries.map(({ record }) => record.attendanceDate)}::timestamptz[]
    ) with ordinality as given(staff_id, at, number)
    join staff_versions version on version.staff_id = given.staff_id
      and version.valid_from <= (given.at at time zone ${timeZone}::text)::date
      and version.valid_before > (given.at at time zone ${timeZone}::text)::date
    order by given.number, version.created_at <= given.at desc, version.created_at desc`.execute(db);
  return {
    people: new Map(rows.map(({ number, id }) => [deliveries[number - 1] as Delivery, id])),
    removedBefore: rows[0]?.removed ?? undefined,
  };
}

/** The photo that a record is stored with. */
type PhotoOf = (delivery: Delivery) => string | null;

/** None of a month whose photos have gone; it stays so until the transaction has ended. */
async function photosOf(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
  bySetting: string | undefined,
): Promise<PhotoOf> {
  if (deliveries.every(({ imageURL }) => imageURL === null)) return () => null;
  const isRetained = await holdPhotosRetained(db, bySetting);
  return ({ record, imageURL }) => (isRetained(record.attendanceDate) ? imageURL : null);
}

/** Writes the records that are not there yet; answers which those were. */
async function insertRecords(
  db: Kysely<Tables>,
  deliveries: readonly Delivery[],
  { people, photoOf }: { people: People; photoOf: PhotoOf },
): Promise<Set<Delivery>> {
  const identity = (id: string | undefined, mode: string, instant: Date) => `${id} ${mode} ${instant.getTime()}`;
  const byIdentity = new Map<string, Delivery>();
  for (const delivery of deliveries) {
    const { mode, attendanceDate } = delivery.record;
    const key = identity(people.get(delivery), mode, attendanceDate);
    if (!byIdentity.has(key)) byIdentity.set(key, delivery);
  }
  if (byIdentity.size === 0) return new Set();
  // In one order everywhere: two batches that wait for each other's rows would never end.
  const ordered = [...byIdentity].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, delivery]) => delivery);
  const column = <Value>(value: (delivery: Delivery) => Value) => ordered.map(value);
  const { rows } = await sql<{ staff_id: string; mode: string; attendance_at: Date }>`
    insert into attendance (staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location,
      is_image_recognised, arrived_at)
    select * from unnest(
      ${column((delivery) => people.get(delivery))}::uuid[], ${column(({ record }) => record.mode)}::text[],
      ${column(({ record }) => record.attendanceDate)}::timestamptz[],
      ${column(({ record }) => record.serviceCentre ?? null)}::text[], ${column(photoOf)}::text[],
      ${column(({ record }) => (isNowhere(record) ? null : (record.latitude ?? null)))}::float8[],
      ${column(({ record }) => (isNowhere(record) ? null : (record.longitude ?? null)))}::float8[],
      ${column(({ record }) => record.location ?? null)}::text[],
      ${column(({ record }) => record.isImageRecognised ?? null)}::boolean[],
      ${column(({ arrivedAt }) => arrivedAt)}::timestamptz[])
    on conflict (staff_id, mode, attendance_at) do nothing
    returning staff_id, mode, attendance_at`.execute(db);
  const found = rows.map((row) => byIdentity.get(identity(row.staff_id, row.mode, row.attendance_at)));
  return new Set(found.filter((delivery) => delivery !== undefined));
}
