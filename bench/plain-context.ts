import type { SharedContext } from '../gateway/app-context.ts';
import { readConfig } from '../gateway/config.ts';
import { ListStore, type StoredList } from '../gateway/lists/store.ts';
import type { ListStoreSettings } from '../gateway/lists/store-settings.ts';
import { createServices } from '../gateway/services.ts';
import type { ListCall } from '../gateway/upstream/call.ts';
import type { Bearer } from '../gateway/upstream/caller.ts';
import { openDigests } from '../gateway/upstream/digests/digests.ts';
import { openEnvelope } from '../gateway/upstream/envelope.ts';
import { Losses } from '../gateway/upstream/readers/losses.ts';
import { createServiceKind } from '../gateway/upstream/service-kind.ts';
import { createLog } from '../telemetry/log.ts';
import { now } from './measured.ts';

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
    const rows = envelope.status === 'success' ? call.readRows(envelope.data, new Losses()) : [];
    return { rows, notice: null, asOf: new Date(this.#settings.now()).toISOString() };
  }

  override readSettled<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    return this.read(call, caller);
  }
}

/** What our resolvers use, without the list store and what is kept of past days: the plain gateway answers with the same. */
export async function plainContext(): Promise<SharedContext> {
  const { upstreamURL = '', ...others } = readConfig(process.env);
  const config = { ...others, upstreamURL };
  const log = createLog('silent');
  const { shared } = await createServices({ config, log, now });
  const lists = new FreshLists({
    rest: shared.rest,
    windowMilliseconds: config.revalidationWindow,
    maximumBytes: config.listStoreBytes,
    now,
    timeZone: config.timeZone,
  });
  // Nothing is read in the background.
  const end = new Promise<void>(() => undefined);
  const service = createServiceKind({ now, decided: () => undefined });
  const digests = openDigests({
    config,
    urls: [upstreamURL],
    service,
    lists,
    redis: undefined,
    now,
    wait: () => end,
    log,
  });
  return { ...shared, lists, service, digests };
}
