import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { codedError } from './errors.ts';
import { noteUnrepeatable } from './rest/tally.ts';

/** What is of each request alone. */
type OwnContext = Pick<Context, 'viewer' | 'token' | 'viewerFault'>;

/** What all requests share. */
export type SharedContext = Omit<Context, keyof OwnContext>;

/** What does the same next time, as long as the lists are the same. */
const repeatable: readonly string[] = ['lists', 'readToken', 'timeZone', 'serviceCentres', 'batchTimeout', 'log'];

/** The services given; who uses one that may do something else next time has that noted in the request's tally. */
export function noteUses(services: SharedContext): SharedContext {
  const noting = Object.entries(services).map(([name, value]) => {
    const get = () => {
      noteUnrepeatable();
      return value;
    };
    return [name, repeatable.includes(name) ? { value, enumerable: true } : { get, enumerable: true }] as const;
  });
  return Object.defineProperties({} as SharedContext, Object.fromEntries(noting));
}

/** Inherits what is shared, so that nothing of it counts as used. */
const contextOf = (shared: SharedContext, own: OwnContext): Context => Object.assign(Object.create(shared), own);

const longestToken = 8_192;

/**
 * The context of one request, with the viewer read from its bearer token. A token that cannot be used leaves the viewer
 * null and the reason in `viewerFault`, so that public fields answer all the same. Never throws.
 */
export async function createContext(shared: SharedContext, request: IncomingMessage): Promise<Context> {
  const header = request.headers.authorization;
  if (!header) return contextOf(shared, { token: null, viewer: null, viewerFault: null });
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (!token || token.length > longestToken) {
    const viewerFault = codedError('UNAUTHENTICATED', 'The authorization header must be `Bearer` and a token.');
    return contextOf(shared, { token: null, viewer: null, viewerFault });
  }
  try {
    return contextOf(shared, { token, viewer: await shared.readToken(token), viewerFault: null });
  } catch (error) {
    const isCoded = error instanceof GraphQLError;
    if (!isCoded) shared.log.error({ err: error }, 'a token could not be checked');
    const viewerFault = isCoded ? error : codedError('UNAUTHENTICATED', 'Your session is not valid. Sign in again.');
    return contextOf(shared, { token: null, viewer: null, viewerFault });
  }
}
