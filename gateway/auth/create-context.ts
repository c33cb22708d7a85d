import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { callerAddress } from '../../schema/caller-address.ts';
import { codedError } from '../shared/errors.ts';
import type { Bearer } from '../upstream/caller.ts';
import { unavailable } from '../upstream/faults.ts';
import { confirmToken } from './confirm-viewer.ts';
import type { Context } from './context.ts';
import { isMachineToken } from './machine-viewer.ts';
import type { RequestState } from './request-state.ts';
import { bearerKey, type Viewer } from './viewer.ts';

/** What is of each request alone. */
type OwnContext = Pick<Context, 'viewer' | 'token' | 'key' | 'viewerFault' | 'state' | 'address'>;

/** What all requests share. */
export type SharedContext = Omit<Context, keyof OwnContext>;

const longestToken = 8_192;

/**
 * The context of one request, with the viewer read from its bearer token. A token that cannot be used leaves the viewer
 * null and the reason in `viewerFault`, so that public fields answer all the same. Where the gateway has no keys, a token
 * can be used that upstream has accepted within five seconds; of a machine token upstream is asked every time. Never
 * throws.
 */
export async function createContext(
  shared: SharedContext,
  request: IncomingMessage,
  state: RequestState,
): Promise<Context> {
  const { headers } = request;
  const address = callerAddress(request, shared.trustedProxies);
  state.address = address;
  // RFC 9111, section 5.2.1.4.
  state.mustRevalidate = /\bno-cache\b/i.test(headers['cache-control'] ?? '');
  const without = (viewerFault: GraphQLError | null): Context => ({
    ...shared,
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
    shared.extensions.notice(caller);
    return { ...shared, ...caller, viewer, viewerFault: null, address };
  } catch (error) {
    if (error instanceof GraphQLError) return without(error);
    shared.log.error({ err: error }, 'a token could not be checked');
    // A fault of ours is not one of the token.
    return without(unavailable('Your session could not be checked. Try again in a moment.'));
  }
}

async function readViewer(shared: SharedContext, caller: Bearer, address: string): Promise<Viewer> {
  // Whose token it is has still to be found out: what is sent from one address counts as one caller's.
  if (isMachineToken(caller.token)) return shared.readMachineViewer({ ...caller, address });
  const viewer = await shared.readToken(caller.token);
  if (!shared.areTokensChecked) await confirmToken(shared, { ...caller, address });
  return viewer;
}
