import { readLetterTexts } from '../../gateway/attendance/letters/letter-texts.ts';
import type { SharedContext } from '../../gateway/auth/context.ts';
import { createAccountHash, createSignInAttempts } from '../../gateway/auth/sign-in-attempts.ts';
import { createMachineViewerReader, createTokenReader } from '../../gateway/auth/viewer.ts';
import { readConfig } from '../../gateway/config.ts';
import { ListStore, type ListStoreSettings, type StoredList } from '../../gateway/lists/store.ts';
import { createPictureChecks } from '../../gateway/photos/comparison/picture-checks.ts';
import { createPhotoSigner, photoSecrets } from '../../gateway/photos/sign.ts';
import { runAtOnce } from '../../gateway/shared/event-loop.ts';
import { type ListCall, rowSteps } from '../../gateway/upstream/call.ts';
import type { Bearer } from '../../gateway/upstream/caller.ts';
import { createRestClient } from '../../gateway/upstream/client.ts';
import { openDigests } from '../../gateway/upstream/digests/digests.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import { openEnvelope } from '../../gateway/upstream/envelope.ts';
import { createImageServer } from '../../gateway/upstream/images.ts';
import { createServiceKind } from '../../gateway/upstream/service-kind.ts';
import { createLog } from '../../telemetry/log.ts';
import { extensions } from '../extensions.ts';
import { now } from './clock.ts';

/** Lists as a gateway without a store has them: one upstream call and one parse for each read. */
class FreshLists extends ListStore {
  readonly #settings: ListStoreSettings;

  constructor(settings: ListStoreSettings) {
    super(settings);
    this.#settings = settings;
  }

  override async read<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    const reply = await this.#settings.rest.get(call, caller);
    if (reply.notModified) throw new Error('Nothing was known that could hold.');
    const envelope = openEnvelope(reply.bytes);
    const rows = envelope.status === 'success' ? runAtOnce(rowSteps(call, envelope.data)) : [];
    return { rows, notice: null, asOf: new Date(this.#settings.now()).toISOString() };
  }

  override readSettled<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    return this.read(call, caller);
  }
}

/** What the peers share with our gateway, so that they answer the same: REST client, token reader, resolvers' context. */
export function peerContext({ hasStore }: { readonly hasStore: boolean }): SharedContext {
  const config = readConfig(process.env);
  const url = config.upstreamURL ?? '';
  const { upstreamPrefix: prefix, timeZone, maximumReplyBytes: maximumBytes, upstreamGuard: guard } = config;
  const isNear = () => true;
  const rest = createRestClient({ urls: [url], prefix, timeout: config.upstreamTimeout, maximumBytes, guard, isNear });
  const store = {
    rest,
    windowMilliseconds: config.revalidationWindow,
    maximumBytes: config.listStoreBytes,
    now,
    timeZone,
  };
  const lists = hasStore ? new ListStore(store) : new FreshLists(store);
  const service = createServiceKind({ now, mayShare: false, isLearning: () => false, decided: () => undefined });
  const log = createLog('silent');
  return {
    rest,
    readToken: createTokenReader(config),
    readMachineViewer: createMachineViewerReader(rest, endpoints.ownMachineToken(timeZone)),
    areTokensChecked: true,
    signInAttempts: createSignInAttempts(),
    hashAccount: createAccountHash(photoSecrets(config)[0]),
    trustedProxies: config.trustedProxies,
    imageOrigins: [],
    lists,
    digests: openDigests({ config, urls: [url], service, lists, redis: undefined, now, log }),
    service,
    extensions: { known: () => null, notice: () => undefined, read: async () => extensions },
    photos: createPhotoSigner({ secrets: photoSecrets(config), origins: [], now }),
    shownPhotos: async () => undefined,
    pictures: createPictureChecks({ fetchPhoto: async () => null, now, isOn: false }),
    images: createImageServer({ url, path: config.imageUploadPath, timeout: config.imageUploadTimeout }),
    sources: () => [],
    serviceCentres: new Map(),
    letterTexts: readLetterTexts(undefined),
    batchTimeout: config.batchTimeout,
    now,
    timeZone,
    log,
  };
}
