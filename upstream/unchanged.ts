import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { claimsOf } from './authenticate.ts';
import { addDays, dayOf, isDay, monthAround } from './calendar.ts';

/** Answers that are remembered, by role and address. */
const remembered = 1_000;

/** Reports look as far as this many days after their period, for night shifts, and then never change by time alone. */
const settledAfter = 3;

/**
 * Answers 304 without asking for the rows when the database has not changed since the caller's version of the answer was
 * made. It goes by the database's snapshot, which `authenticate` reads with the user: two equal snapshots see the same
 * rows. The ETag itself is the content's, so it holds across restarts and instances.
 */
export function answerUnchanged(options: { timeZone: string; now: () => Date }): RequestHandler {
  const known = new LRUCache<string, { snapshot: string; etag: string }>({ max: remembered });
  return (request, response, next) => {
    if (request.method !== 'GET' || dependsOnTime(request.path, request.query.date, options)) {
      next();
      return;
    }
    const { snapshot } = response.locals as { snapshot: string };
    const key = `${claimsOf(response).role} ${request.originalUrl}`;
    const last = known.get(key);
    if (last?.snapshot === snapshot && isFresh(request, response, last.etag)) {
      response.status(304).end();
      return;
    }
    response.once('finish', () => {
      const etag = response.getHeader('ETag');
      const isWhole = response.statusCode === 200 || response.statusCode === 304;
      if (isWhole && typeof etag === 'string') known.set(key, { snapshot, etag });
    });
    next();
  };
}

function isFresh(request: { readonly fresh: boolean }, response: Response, etag: string): boolean {
  response.set('ETag', etag);
  if (request.fresh) return true;
  response.removeHeader('ETag');
  return false;
}

/** Whether the clock alone may change the answer: a report on a period that is not over for long. */
function dependsOnTime(path: string, date: unknown, { timeZone, now }: { timeZone: string; now: () => Date }): boolean {
  if (!/^\/attendance\/(exception|lateness|serialLatness|absentee)/.test(path)) return false;
  if (!isDay(date)) return true;
  return addDays(monthAround(date).next, settledAfter) > dayOf(now(), timeZone);
}
