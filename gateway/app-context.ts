import type { GraphQLError } from 'graphql';
import type { TrustedProxies } from '../common/caller-address.ts';
import type { Source } from '../schema/generated/types.ts';
import type { Log } from '../telemetry/log.ts';
import type { RequestState } from './auth/request-state.ts';
import type { SignInAttempts } from './auth/sign-in-attempts.ts';
import type { ReadMachineViewer, TokenReader, Viewer } from './auth/viewer.ts';
import type { LetterTexts } from './letters/letter-texts.ts';
import type { ListStore } from './lists/store.ts';
import type { PhotoChecks } from './photos/comparison/photo-checks.ts';
import type { FindPhoto } from './photos/serve.ts';
import type { PhotoSigner } from './photos/sign.ts';
import type { RestClient } from './upstream/client.ts';
import type { Extensions } from './upstream/extensions.ts';
import type { ImageServer } from './upstream/images.ts';
import type { PastDays } from './upstream/past-days/past-days.ts';
import type { ServiceKind } from './upstream/service-kind.ts';

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
  /** What the gateway has learned of past days. */
  readonly pastDays: PastDays;
  /** What kind of service is called, and how often it may be called. */
  readonly service: ServiceKind;
  /** The service's calls beyond section 7. */
  readonly extensions: Extensions;
  readonly photos: PhotoSigner;
  /** Finds photos as they are shown. */
  readonly shownPhotos: FindPhoto;
  /** Finds photos that are one picture. */
  readonly photoChecks: PhotoChecks;
  /** Origins whose photos are shown, and that a sheet may name. */
  readonly imageOrigins: readonly string[];
  /** Where new photos go. */
  readonly images: ImageServer;
  /** What each upstream call last answered on this instance. */
  readonly sources: () => readonly Source[];
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
