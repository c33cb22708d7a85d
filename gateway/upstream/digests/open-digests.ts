import { setTimeout as timer } from 'node:timers/promises';
import type { Log } from '../../../telemetry/log.ts';
import type { SharedCounts } from '../../shared/shared-counts.ts';
import { createDigestFile } from './digest-file.ts';
import { createDigestRedis } from './digest-redis.ts';
import { type DigestScope, DigestStore } from './digest-store.ts';
import { Digests, type DigestsSettings } from './digests.ts';

/** What digests need of a gateway. */
interface DigestParts extends Pick<DigestsSettings, 'service' | 'now'> {
  readonly config: {
    readonly upstreamPrefix: string;
    readonly timeZone: string;
    readonly dataFolder: string;
    readonly digestsLast: number;
  };
  /** The service's servers. */
  readonly urls: DigestScope['urls'];
  readonly lists: Pick<DigestsSettings, 'fetch' | 'accepts'>;
  /** Where all gateways of the service store digests; undefined stores them in a file. */
  readonly redis: SharedCounts | undefined;
  readonly log: Log;
}

const wait: DigestsSettings['wait'] = (milliseconds, signal) =>
  timer(milliseconds, undefined, { signal, ref: false }).catch(() => {});

/** The digests of a gateway, stored in Redis where there is one, else in a file of its data folder. */
export function openDigests({ config, urls, service, lists, redis, now, log }: DigestParts): Digests {
  const { upstreamPrefix: prefix, timeZone, dataFolder, digestsLast: lasts } = config;
  const shelf = redis
    ? createDigestRedis(redis)
    : createDigestFile(dataFolder, (details, message) => log.warn(details, message));
  const store = new DigestStore({ urls, prefix, timeZone }, shelf);
  const fetch: DigestsSettings['fetch'] = (...list) => lists.fetch(...list);
  const accepts: DigestsSettings['accepts'] = (caller) => lists.accepts(caller);
  return new Digests({ store, service, fetch, accepts, lasts, now, timeZone, wait });
}
