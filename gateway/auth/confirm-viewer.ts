import type { Bearer } from '../upstream/caller.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { isUpstreamFault } from '../upstream/faults.ts';
import { bearer } from './authorize.ts';
import type { Context } from './context.ts';
import type { Viewer } from './viewer.ts';

/**
 * Whether upstream has accepted the token within five seconds; else asks it by a call that everybody may make and whose
 * answer is nearly always a 304. Throws upstream's refusal, UNAUTHENTICATED for a session that has ended.
 */
export const confirmToken = ({ lists }: Pick<Context, 'lists'>, caller: Bearer): Promise<void> =>
  lists.confirm(endpoints.shifts(), caller);

/**
 * The viewer, for what the gateway answers without upstream: accepted by upstream within five seconds, so that nothing
 * is answered to a user who was deactivated before. While upstream is away, a signature that the gateway has checked
 * counts. Throws UNAUTHENTICATED.
 */
export async function confirmedViewer(context: Context): Promise<Viewer> {
  const { viewer, areTokensChecked } = context;
  const caller = bearer(context);
  // Upstream was asked when the request came.
  if (viewer?.machineToken) return viewer;
  try {
    await confirmToken(context, caller);
  } catch (error) {
    if (!areTokensChecked || !isUpstreamFault(error)) throw error;
  }
  return viewer as Viewer;
}
