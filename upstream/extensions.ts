import { Router } from 'express';
import { succeed } from './envelope.ts';

/**
 * What this service has beyond section 7, each with the version of its calls. `left` has no call of its own: it says that
 * a deleted staff record leaves the person's past as it was, which it does whether it is named or not. `figures` had those
 * of a month in version 2, which gateways of then read. `intake` has the watch of devices since version 2. `audit` has pages
 * since version 2. `digest` has a preview, and sends a mail when it is asked for, since version 2.
 */
const extensionVersions = {
  intake: 2,
  holidays: 1,
  idempotency: 1,
  left: 1,
  tokens: 1,
  audit: 2,
  figures: 1,
  'day-records': 1,
  reviews: 1,
  history: 1,
  'letter-text': 1,
  leave: 1,
  letters: 1,
  digest: 2,
} as const;

/** Name of an extension. */
export type ExtensionName = keyof typeof extensionVersions;

/** The names, in the order in which they are answered. */
export const extensionNames = Object.keys(extensionVersions) as readonly ExtensionName[];

/** `GET /extensions`, for everybody signed in: names and versions of what is switched on. */
export function extensionsRoute(enabled: ReadonlySet<ExtensionName>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const extensions = extensionNames
    .filter((name) => enabled.has(name))
    .map((name) => ({ name, version: extensionVersions[name] }));
  router.get('/extensions', (_request, response) => succeed(response, 'Extensions', extensions));
  return router;
}
