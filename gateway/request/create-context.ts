import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { codedError } from '../errors.ts';
import type { Context } from './context.ts';

/** What is of each request alone. */
type OwnContext = Pick<Context, 'viewer' | 'token' | 'viewerFault'>;

/** What all requests share. */
export type SharedContext = Omit<Context, keyof OwnContext>;

const longestToken = 8_192;

/**
 * The context of one request, with the viewer read from its bearer token. A token that cannot be used leaves the viewer
 * null and the reason in `viewerFault`, so that public fields answer all the same. Never throws.
 */
export async function createContext(shared: SharedContext, request: IncomingMessage): Promise<Context> {
  const header = request.headers.authorization;
  if (!header) return { ...shared, token: null, viewer: null, viewerFault: null };
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
  if (!token || token.length > longestToken) {
    const viewerFault = codedError('UNAUTHENTICATED', 'The authorization header must be `Bearer` and a token.');
    return { ...shared, token: null, viewer: null, viewerFault };
  }
  try {
    return { ...shared, token, viewer: await shared.readToken(token), viewerFault: null };
  } catch (error) {
    const isCoded = error instanceof GraphQLError;
    if (!isCoded) shared.log.error({ err: error }, 'a token could not be checked');
    const viewerFault = isCoded ? error : codedError('UNAUTHENTICATED', 'Your session is not valid. Sign in again.');
    return { ...shared, token: null, viewer: null, viewerFault };
  }
}
