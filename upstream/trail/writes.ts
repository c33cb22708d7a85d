import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { callerAddress, type TrustedProxies } from '../../common/caller-address.ts';
import { claimsOf } from '../authenticate.ts';
import type { Tables } from '../tables.ts';
import { type Action, type Author, append, type Change, type End, type RowSubject } from './entries.ts';
import { differing, readRows } from './subjects.ts';

/** A write under way. What it does to rows goes through these, so that the trail has it. */
export interface Writing {
  /** The transaction that all of it belongs to. */
  readonly db: Kysely<Tables>;
  /** Writes down rows that were just made. */
  created(subject: RowSubject, ids: readonly string[]): Promise<void>;
  /** Runs what changes, removes or first makes a row, and writes down how it was before and after. */
  changing<Result>(subject: RowSubject, id: string, work: () => Promise<Result>): Promise<Result>;
  /** Writes down that something was done to a row, and nothing of what. */
  done(action: Action, subject: RowSubject, id: string): Promise<void>;
}

/** Runs a write of a request in one transaction with what it leaves in the trail. */
export type Write = <Result>(
  request: Request,
  response: Response,
  work: (writing: Writing) => Promise<Result>,
) => Promise<Result>;

/** Writes of requests on a database. Where the trail is off they leave nothing behind and read nothing for it. */
export function createWrite(options: {
  readonly db: Kysely<Tables>;
  readonly isEnabled: boolean;
  readonly trustedProxies: TrustedProxies;
  readonly now: () => Date;
  readonly log: Logger;
}): Write {
  const { db, isEnabled, trustedProxies, now, log } = options;
  if (!isEnabled) return (_request, _response, work) => db.transaction().execute((to) => work(unrecorded(to)));
  return async (request, response, work) => {
    const { userID, email: who, role, machine } = claimsOf(response);
    const program = machine?.name ?? null;
    const author: Author = { userID, who, role, program, address: callerAddress(request, trustedProxies) };
    const written = await db.transaction().execute(async (transaction) => {
      const changes: Change[] = [];
      const result = await work(recorded(transaction, changes));
      const end = changes.length > 0 ? await append(transaction, changes, { author, at: now() }) : null;
      return { result, end };
    });
    if (written.end) logEnd(log, written.end);
    return written.result;
  };
}

/** Where the chain ends now: who can write to the database cannot take it back out of the log. */
function logEnd(log: Logger, { number, hash }: End): void {
  log.info({ trail: `${number}:${hash}` }, 'the trail has grown');
}

function unrecorded(db: Kysely<Tables>): Writing {
  const nothing = async () => undefined;
  return { db, created: nothing, changing: (_subject, _id, work) => work(), done: nothing };
}

function recorded(db: Kysely<Tables>, changes: Change[]): Writing {
  return {
    db,
    async created(subject, ids) {
      const rows = await readRows(db, subject, ids);
      for (const { id, name, fields } of rows.values()) {
        changes.push({ action: 'created', subject, id, name, before: null, after: fields });
      }
    },
    async changing(subject, id, work) {
      const [before] = (await readRows(db, subject, [id])).values();
      const result = await work();
      const [after] = (await readRows(db, subject, [id])).values();
      const known = after ?? before;
      if (!known) return result;
      const states =
        before && after
          ? differing(before.fields, after.fields)
          : { before: before?.fields ?? null, after: after?.fields ?? null };
      const action = !before ? 'created' : after ? 'changed' : 'deleted';
      changes.push({ action, subject, id: known.id, name: known.name, ...states });
      return result;
    },
    async done(action, subject, id) {
      const [row] = (await readRows(db, subject, [id])).values();
      if (row) changes.push({ action, subject, id: row.id, name: row.name, before: null, after: null });
    },
  };
}
