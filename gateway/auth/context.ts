import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { callerAddress } from '../../common/caller-address.ts';
import type { Context, SharedContext } from '../app-context.ts';
import { withinDay } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';
import type { Bearer } from '../upstream/caller.ts';
import { unavailable } from '../upstream/faults.ts';
import type { RequestState } from './request-state.ts';
import { bearerKey, isMachineToken, type Viewer } from './viewer.ts';

const longestToken = 8_192;

const passwordDue = () =>
  codedError('FORBIDDEN', 'Your password was reset. Choose a new password to go on.', { reason: 'PASSWORD_DUE' });

/**
 * Creates the context of one request, with the viewer of its bearer token. With an unusable token the viewer is null and
 * `viewerFault` says why, so that public fields still answer. Without keys, a token is usable if upstream has accepted it
 * within five seconds; upstream is asked about a machine token every time. Never throws.
 */
export async function createContext(
  shared: SharedContext,
  request: IncomingMessage,
  state: RequestState,
): Promise<Context> {
  const { headers } = request;
  const now = withinDay(shared);
  const address = callerAddress(request, shared.trustedProxies);
  state.address = address;
  // RFC 9111, section 5.2.1.4.
  state.mustRevalidate = /\bno-cache\b/i.test(headers['cache-control'] ?? '');
  const without = (viewerFault: GraphQLError | null): Context => ({
    ...shared,
    now,
    token: null,
    key: null,
    viewer: null,
    viewerFault,
    state,
    address,
  });
  const header = headers.authorization;
  if (!header) return without(null);
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (!token || token.length > longestToken) {
    return without(codedError('UNAUTHENTICATED', 'The authorization header must be `Bearer` and a token.'));
  }
  try {
    const caller = { token, key: bearerKey(token), state };
    const viewer = await readViewer(shared, caller, address);
    if (viewer.isPasswordDue) return { ...without(passwordDue()), ...caller, dueViewer: viewer };
    shared.extensions.notice(caller);
    return { ...shared, now, ...caller, viewer, viewerFault: null, address };
  } catch (error) {
    if (error instanceof GraphQLError) return without(error);
    shared.log.error({ err: error }, 'a token could not be checked');
    // The gateway failed, not the token.
    return without(unavailable('Your session could not be checked. Try again in a moment.'));
  }
}

async function readViewer(shared: SharedContext, caller: Bearer, address: string): Promise<Viewer> {
  // Until the user is known, calls from one address count as one caller's.
  if (isMachineToken(caller.token)) return shared.readMachineViewer({ ...caller, address });
  const viewer = await shared.readToken(caller.token);
  // The service answers those whose password is due nothing but the change.
  if (!shared.areTokensChecked && !viewer.isPasswordDue) await shared.lists.confirm({ ...caller, address });
  return viewer;
}
