import type { Kysely } from 'kysely';
import { wordRefusal } from '../../schema/refusals.ts';
import { dayOf } from '../calendar.ts';
import { foreignImage, type PhotoOrigins, storedImageAddress } from '../image-addresses.ts';
import { faultsOf } from '../input.ts';
import { createDatabaseLimit } from '../limits.ts';
import { isDatabaseAway, quoted, Refusal } from '../refusal.ts';
import { touchPhotos } from '../retention/photos.ts';
import { photosRetained, type Retention, retainedDays } from '../retention/retained-days.ts';
import type { Tables } from '../tables.ts';
import { ageFault, type Delivery, digestOf, type IntakeRecord, recordFault, recordShape } from './record.ts';
import type { Sender } from './sender.ts';
import { storeRecords, type Verdict } from './store-records.ts';

/** Deliveries of one transaction. */
const mostOfBatch = 1_000;

/** Deliveries that may wait for the next one. */
const mostWaiting = 20_000;

/** Takes in records of attendance: the one way by which a sign-in gets into the service. */
export interface Intake {
  /** Counts records of a sender; throws a Refusal (429) when they are too many within a minute. */
  spend(sender: Sender, records: number): Promise<void>;
  /** A record that passes by itself, or the reason why not, as the service's own verdict. */
  check(given: unknown, sender: Sender): IntakeRecord | Extract<Verdict, { outcome: 'refused' }>;
  /** Whether a record has its photo: not when those of its month have been deleted. */
  takesPhotoOf(record: IntakeRecord): Promise<boolean>;
  /** Stores a record that `check` has passed; `photo` are the bytes of the form and where they are stored, if they are. */
  store(record: IntakeRecord, sender: Sender, photo?: { bytes: Buffer; path: string | null }): Promise<Verdict>;
}

/** Whether a record or a verdict is a refusal. */
export const isRefused = (value: IntakeRecord | Verdict): value is Extract<Verdict, { outcome: 'refused' }> =>
  'outcome' in value && value.outcome === 'refused';

/** The intake of one process; several on one database store nothing twice. */
export function createIntake(options: {
  readonly db: Kysely<Tables>;
  readonly origins: PhotoOrigins;
  readonly perMinute: number;
  /** Decides on which day a record happened. */
  readonly timeZone: string;
  /** What is removed is not taken in. */
  readonly retention?: Retention;
  readonly now: () => Date;
}): Intake {
  const { db, origins, perMinute, timeZone, retention = {}, now } = options;
  const limit = createDatabaseLimit(db, { name: 'intake', points: perMinute, seconds: 60 });
  const retained = () => retainedDays(retention, dayOf(now(), timeZone));
  const store = async (deliveries: readonly Delivery[]) => {
    await touchPhotos(
      origins.imageFolder,
      deliveries.map(({ imageURL }) => imageURL),
    );
    return storeRecords(db, deliveries, { timeZone, now: now(), retained: retained() });
  };
  const deliver = createBatches({ store, most: mostOfBatch, waiting: mostWaiting });

  return {
    async spend(sender, records) {
      const wait = await limit.take(sender.id, records);
      if (wait === null) return;
      throw new Refusal(429, 'TOO_MANY_RECORDS', { most: perMinute, seconds: wait }, { retryAfter: wait });
    },
    check(given, sender) {
      const result = recordShape.safeParse(given);
      const fault = result.success
        ? recordFault(result.data, now())
        : wordRefusal({ code: 'INVALID_FIELDS', ...faultsOf(result.error) });
      if (!result.success || fault !== null) return { outcome: 'refused', status: 400, message: fault ?? '' };
      const age = ageFault(result.data, { signIns: retained().signIns, timeZone, now: now() });
      if (age !== null) return { outcome: 'refused', status: 422, message: age };
      const record = { ...result.data, serviceCentre: result.data.serviceCentre ?? sender.serviceCentre ?? undefined };
      if (sender.serviceCentre !== null && record.serviceCentre !== sender.serviceCentre) {
        const message = `serviceCentre: this device belongs to ${quoted(sender.serviceCentre)}, not to ${quoted(record.serviceCentre)}.`;
        return { outcome: 'refused', status: 422, message };
      }
      if (record.imageURL !== undefined && storedImageAddress(record.imageURL, origins) === null) {
        return { outcome: 'refused', status: 422, message: foreignImage };
      }
      return record;
    },
    takesPhotoOf: async ({ attendanceDate }) => (await photosRetained(db, retained().photos))(attendanceDate),
    store(record, sender, photo) {
      const named = record.imageURL === undefined ? null : storedImageAddress(record.imageURL, origins);
      return deliver({
        record,
        sender: sender.id,
        digest: digestOf(record, photo?.bytes),
        imageURL: photo?.path ?? named,
        hasPhoto: photo !== undefined || named !== null,
        arrivedAt: now(),
      });
    },
  };
}

/** What waits to be stored, and whom to tell. */
interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores items in batches: those that come while a batch is being stored make up the next one, so that many at once
 * take few transactions and a single one never waits for a timer. An item is answered after its batch is committed. A
 * batch that fails is stored item by item, so that none fails for another's sake.
 */
function createBatches<Item, Result>(options: {
  readonly store: (items: readonly Item[]) => Promise<Result[]>;
  /** Items of one batch. */
  readonly most: number;
  /** Items that may wait; more are refused with 503. */
  readonly waiting: number;
}): (item: Item) => Promise<Result> {
  const { store, most, waiting } = options;
  const queue: Waiting<Item, Result>[] = [];
  let isStoring = false;

  const storeAll = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await store(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error)) for (const { reject } of batch) reject(error);
      else for (const one of batch) await storeAll([one]);
    }
  };
  const run = async () => {
    isStoring = true;
    // What is handed over in one go goes into one batch.
    await null;
    while (queue.length > 0) await storeAll(queue.splice(0, most));
    isStoring = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= waiting) {
        reject(new Refusal(503, 'MANY_RECORDS', {}, { retryAfter: 2 }));
        return;
      }
      queue.push({ item, resolve, reject });
      if (!isStoring) void run();
    });
}
