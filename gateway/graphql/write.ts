import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { SendCall } from '../upstream/call.ts';
import { type Envelope, rejected } from '../upstream/envelope.ts';

/** After these it is unknown whether upstream did what it was asked. */
const unknownOutcomes: Readonly<Record<string, string>> = {
  UPSTREAM_TIMEOUT: 'The attendance service did not answer in time',
  UPSTREAM_BAD_RESPONSE: 'The attendance service answered something that cannot be read',
};

/**
 * Sends a write once under the caller's token. Whatever comes of it, every next read calls upstream again; of one that is
 * the caller's own affair (`isOwn`), every next read of theirs.
 * Throws UPSTREAM_REJECTED with the server's message, also for a status that is neither success nor error, and what
 * the REST client throws; the message names an unknown outcome.
 */
export async function write(
  call: SendCall,
  context: Context,
  options: { readonly timeout?: number; readonly isOwn?: boolean } = {},
): Promise<Extract<Envelope, { status: 'success' }>> {
  try {
    const reply = await context.rest.send(call, bearer(context), options.timeout);
    if (reply.status === 'success') return reply;
    throw rejected(reply.message || 'No record found');
  } catch (error) {
    const what = unknownOutcomes[codeOf(error) ?? ''];
    if (!what) throw error;
    const next = call.idempotency ? 'Send it again with the same key' : 'Look at the list before you try again';
    const message = `${what}: it may have been done or not. ${next}.`;
    throw codedError(codeOf(error) ?? 'UPSTREAM_BAD_RESPONSE', message);
  } finally {
    if (options.isOwn) context.lists.forget(bearer(context).key);
    else context.lists.forgetAll();
  }
}
