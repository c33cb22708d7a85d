import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { callerAddress, type TrustedProxies } from '../../schema/caller-address.ts';
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
  /** The bearer token as it came, for upstream alone; null when there is none. */
  readonly token: string | null;
  /** The token's hash, which stands for its bearer; null when there is none. */
  readonly key: string | null;
  /** The address that the request comes from, as far as trusted proxies name it. */
  readonly address: string;
  /** What the request has caused so far. */
  readonly state: RequestState;
  /** Why there is no viewer, when a token came but could not be used. */
  readonly viewerFault: GraphQLError | null;
  /** Asks upstream who calls by a machine token. */
  readonly readMachineViewer: ReadMachineViewer;
  /** Reads the token of a session. */
  readonly readToken: TokenReader;
  /** Whether that checks its signature; else only upstream knows whether a token is real. */
  readonly areTokensChecked: boolean;
  readonly signInAttempts: SignInAttempts;
  /** Stands for an account in the log, where its email does not belong. */
  readonly hashAccount: (email: string) => string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly rest: RestClient;
  readonly lists: ListStore;
  /** What past days have taught. */
  readonly digests: Digests;
  /** What kind of service is called, and how often it may be asked. */
  readonly service: ServiceKind;
  /** What the service has beyond section 7. */
  readonly extensions: Extensions;
  readonly photos: PhotoSigner;
  /** Finds photos as they are shown. */
  readonly shownPhotos: FindPhoto;
  /** What finds photos that are one picture. */
  readonly pictures: PictureChecks;
  /** Origins of which photos are shown, and which a sheet may name. */
  readonly imageOrigins: readonly string[];
  /** Where new photos go. */
  readonly images: ImageServer;
  /** What each upstream call last answered on this instance. */
  readonly sources: () => readonly SourceState[];
  /** Service centres of the districts that the setting SERVICE_CENTRES_FILE names. */
  readonly serviceCentres: ReadonlyMap<string, readonly string[]>;
  /** The words of letters to staff. */
  readonly letterTexts: LetterTexts;
  /** Milliseconds that upstream may take for a staff batch. */
  readonly batchTimeout: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA name of the zone that decides days and display. */
  readonly timeZone: string;
  readonly log: Log;
}

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
