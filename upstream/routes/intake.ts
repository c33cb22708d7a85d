import { bulkhead } from 'cockatiel';
import { json, type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { succeed } from '../envelope.ts';
import type { TakePlace } from '../form-places.ts';
import { receiveImage, removeImage, storeImage } from '../images.ts';
import { body, read } from '../input.ts';
import { type Intake, isRefused } from '../intake/intake.ts';
import { type IntakeRecord, maximumRecords } from '../intake/record.ts';
import { type Sender, senderOf } from '../intake/sender.ts';
import type { Verdict } from '../intake/store-records.ts';
import { Refusal } from '../refusal.ts';

/** Bytes of one record as JSON, and of many. */
const limits = { one: '16kb', many: '2mb' } as const;

/** Photos that are drawn at once: forms that arrive slowly keep none of these from others. */
const drawnAtOnce = 4;

const many = body({
  records: z
    .array(z.unknown(), { error: 'must be the list of records' })
    .min(1, 'has no records')
    .max(maximumRecords, `must not have more than ${maximumRecords} records: send the rest in another call`),
});

/** What the calls need; `authenticate` puts the sender where `senderOf` finds it. */
interface IntakeDependencies {
  readonly intake: Intake;
  readonly authenticate: RequestHandler;
  readonly imageFolder: string;
  readonly takePlaceOf: TakePlace;
}

/**
 * `POST /attendance/create`: one record, as JSON or as a form with its photo in the field `photo`.
 * `POST /attendance/create/many`: `{records}`, each with its own verdict. For devices with a key and administrators. What
 * is answered with success is on disk; a repeated delivery is a success that stores nothing.
 */
export function intakeRoutes({ intake, authenticate, imageFolder, takePlaceOf }: IntakeDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const takePlace = takePlaceOf((response) => senderOf(response).id);
  // What waits for these has a place: there are no more than so many.
  const photos = bulkhead(drawnAtOnce, Number.POSITIVE_INFINITY);

  router.post('/attendance/create', authenticate, async (request, response) => {
    const sender = senderOf(response);
    await intake.spend(sender, 1);
    const verdict = request.is('multipart/form-data')
      ? await takeForm(request, response, sender)
      : await takeRecord(request, response, sender);
    if (isRefused(verdict)) throw new Refusal(verdict.status, 'DETAIL', { fault: verdict.message });
    succeed(response, verdict.outcome === 'stored' ? 'Record stored' : 'Record was stored before', verdict);
  });

  router.post(
    '/attendance/create/many',
    authenticate,
    takePlace,
    json({ limit: limits.many }),
    async (request, response) => {
      const sender = senderOf(response);
      const { records } = read(many, request.body);
      await intake.spend(sender, records.length);
      const verdicts = await Promise.all(
        records.map((given) => {
          const record = intake.check(given, sender);
          return isRefused(record) ? record : intake.store(record, sender);
        }),
      );
      const count = (outcome: Verdict['outcome']) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
      const counts = { stored: count('stored'), repeated: count('repeated'), refused: count('refused') };
      const message = `${counts.stored} stored, ${counts.repeated} stored before, ${counts.refused} refused`;
      succeed(response, message, { ...counts, records: verdicts });
    },
  );

  async function takeRecord(request: Request, response: Response, sender: Sender): Promise<Verdict> {
    await run(json({ limit: limits.one }), request, response);
    const record = intake.check(withKey(request, request.body), sender);
    return isRefused(record) ? record : intake.store(record, sender);
  }

  async function takeForm(request: Request, response: Response, sender: Sender): Promise<Verdict> {
    await run(takePlace, request, response);
    await run(receiveImage('photo'), request, response);
    const record = intake.check(withKey(request, { ...request.body }), sender);
    if (isRefused(record)) return record;
    return request.file ? takePhoto(record, request.file.buffer, sender) : intake.store(record, sender);
  }

  async function takePhoto(record: IntakeRecord, bytes: Buffer, sender: Sender): Promise<Verdict> {
    if (record.imageURL !== undefined) {
      return { outcome: 'refused', status: 400, message: 'Send imageURL or a photo, not both.' };
    }
    const isTaken = await intake.takesPhotoOf(record);
    const path = isTaken ? await photos.execute(() => storeImage(imageFolder, bytes)) : null;
    // Where this fails the record may have been stored all the same, so its photo stays.
    const verdict = await intake.store(record, sender, { bytes, path });
    // Photos of its month may have been deleted meanwhile.
    const isNamed = verdict.outcome === 'stored' && (await intake.takesPhotoOf(record));
    if (path !== null && !isNamed) await removeImage(imageFolder, path);
    return verdict;
  }

  return router;
}

/** The record with the idempotency key of the header, where it has none of its own. */
function withKey(request: Request, given: unknown): unknown {
  const key = request.get('Idempotency-Key');
  if (key === undefined || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  return { idempotencyKey: key, ...given };
}

/** Runs a middleware to its end within a handler. It may refuse by `next`, or by a promise that fails. */
const run = (middleware: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (error?: unknown) => (error ? reject(error) : resolve());
    Promise.resolve(middleware(request, response, end)).catch(reject);
  });
