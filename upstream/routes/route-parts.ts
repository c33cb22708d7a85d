import type { RequestHandler } from 'express';
import type { Kysely } from 'kysely';
import type { CreateOnce } from '../create-once.ts';
import type { PhotoOrigins } from '../image-addresses.ts';
import type { Tables } from '../tables.ts';
import type { Write } from '../trail/writes.ts';

/** The parts of the service that the routes of its calls work with. */
export interface RouteParts {
  readonly db: Kysely<Tables>;
  readonly write: Write;
  readonly createOnce: CreateOnce;
  readonly now: () => Date;
  /** Today in the company's zone, `YYYY-MM-DD`; edits are valid from it on. */
  readonly today: () => string;
  readonly timeZone: string;
  readonly origins: PhotoOrigins;
  /** Password of new and reset accounts. */
  readonly defaultPassword: string;
  /** Waits for the user's place before a large body is read. */
  readonly takePlace: RequestHandler;
}
