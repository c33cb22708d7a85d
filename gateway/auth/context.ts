import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { callerAddress, type TrustedProxies } from '../../common/caller-address.ts';
import type { Log } from '../../telemetry/log.ts';
import type { LetterTexts } from '../attendance/letters/letter-texts.ts';
import type { ListStore } from '../lists/store.ts';
import type { PictureChecks } from '../photos/comparison/picture-checks.ts';
import type { FindPhoto } from '../photos/serve.ts';
import type { PhotoSigner } from '../photos/sign.ts';
import { codedError } from '../shared/errors.ts';
import type { Bearer } from '../upstream/caller.ts';
import type { RestClient } from '../upstream/client.ts';
import type { Digests } from '../upstream/digests/digests.ts';
import type { Extensions } from '../upstream/extensions.ts';
import { unavailable } from '../upstream/faults.ts';
import type { ImageServer } from '../upstream/images.ts';
import type { ServiceKind } from '../upstream/service-kind.ts';
import type { SourceState } from '../upstream/sources.ts';
import { confirmToken } from './authorize.ts';
import type { RequestState } from './request-state.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import { bearerKey, isMachineToken, type ReadMachineViewer, type TokenReader, type Viewer } from './viewer.ts';

/** What every resolver of one request may use. */
export interface Context {
  /** Who asks; null without a valid token. */
  readonly viewer: Viewer | null;
  /** The caller whose password was reset: no viewer, except to the fields that the SDL opens to them. */
  readonly dueViewer?: Viewer;
  /** The bearer token, only to be sent to upstream; null when there is none. */
  readonly token: string | null;
  /** The token's hash, which identifies the bearer; null without a token. */
  readonly key: string | null;
  /** The caller's network address, as far as trusted proxies name it. */
  readonly address: string;
  /** What the request has done so far. */
  readonly state: RequestState;
  /** Why there is no viewer although a token came. */
  readonly viewerFault: GraphQLError | null;
  /** Asks upstream who calls by a machine token. */
  readonly readMachineViewer: ReadMachineViewer;
  /** Reads the token of a session. */
  readonly readToken: TokenReader;
  /** Whether `readToken` checks signatures; else only upstream knows whether a token is real. */
  readonly areTokensChecked: boolean;
  readonly signInAttempts: SignInAttempts;
  /** Identifies an account in the log, which must not have email addresses. */
  readonly hashAccount: (email: string) => string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly rest: RestClient;
  readonly lists: ListStore;
  /** Digests of past days. */
  readonly digests: Digests;
  /** What kind of service is called, and how often it may be called. */
  readonly service: ServiceKind;
  /** The service's calls beyond section 7. */
  readonly extensions: Extensions;
  readonly photos: PhotoSigner;
  /** Finds photos as they are shown. */
  readonly shownPhotos: FindPhoto;
  /** Finds photos that are one picture. */
  readonly pictures: PictureChecks;
  /** Origins whose photos are shown, and that a sheet may name. */
  readonly imageOrigins: readonly string[];
  /** Where new photos go. */
  readonly images: ImageServer;
  /** What each upstream call last answered on this instance. */
  readonly sources: () => readonly SourceState[];
  /** Service centres of the districts that the setting SERVICE_CENTRES_FILE names. */
  readonly serviceCentres: ReadonlyMap<string, readonly string[]>;
  /** Texts and letterhead of letters to staff where the service keeps none. */
  readonly letterTexts: LetterTexts;
  /** Milliseconds that upstream may take for a staff batch. */
  readonly batchTimeout: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA name of the zone that decides days and display. */
  readonly timeZone: string;
  readonly log: Log;
}

/** Fields that each request has of its own. */
type OwnContext = Pick<Context, 'viewer' | 'dueViewer' | 'token' | 'key' | 'viewerFault' | 'state' | 'address'>;

/** Fields that all requests share. */
export type SharedContext = Omit<Context, keyof OwnContext>;

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
    if (viewer.isPasswordDue) return { ...without(passwordDue()), ...caller, dueViewer: viewer };
    shared.extensions.notice(caller);
    return { ...shared, ...caller, viewer, viewerFault: null, address };
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
  if (!shared.areTokensChecked && !viewer.isPasswordDue) await confirmToken(shared, { ...caller, address });
  return viewer;
}
