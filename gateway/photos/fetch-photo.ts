import { Agent } from 'undici';
import { exchange } from '../rest/exchange.ts';
import { createRetryBudget } from '../rest/retry-budget.ts';
import type { Servers } from '../rest/servers.ts';
import type { PhotoAddress } from './photo.ts';

const maximumBytes = 16 * 1024 * 1024;

/** Fetches a photo's bytes; null when it is gone, foreign, too large or late. Never throws. */
export type FetchPhoto = (address: PhotoAddress) => Promise<Buffer | null>;

/** Where photos come from. */
interface PhotoSources {
  /** Origins that may be asked. */
  readonly origins: readonly string[];
  readonly timeout: number;
  /** Adds what an image server asks for. */
  readonly sign?: ((url: URL) => URL) | undefined;
  /** The service, each of whose servers has the same photos. */
  readonly service?: { readonly origins: readonly string[]; readonly servers: Servers };
}

/**
 * A fetcher that asks the given origins alone and follows no redirect, so that an address in a record can make the
 * gateway call nothing else. An address without a host belongs to the first origin. `sign` may add what an image server
 * asks for. `close` ends its connections.
 */
export function createFetchPhoto({ origins, timeout, sign = (url) => url, service }: PhotoSources) {
  const agent = new Agent({ keepAliveTimeout: 4_000, connect: { timeout } });
  const retries = createRetryBudget();
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  const fetchPhoto: FetchPhoto = async (address) => {
    const url = URL.parse(address, origins[0]);
    if (!url || !allowed.has(url.origin) || url.username !== '' || url.password !== '') return null;
    try {
      const headers = { accept: 'image/*' };
      const signed = sign(url);
      const isOfService = service?.origins.includes(url.origin) ?? false;
      const call = {
        call: 'GET {photo}',
        agent,
        servers: isOfService ? service?.servers : undefined,
        url: isOfService ? signed.pathname + signed.search : signed.href,
        method: 'GET',
        headers,
        body: null,
        timeout,
        maximumBytes,
        retries,
      } as const;
      const reply = await exchange(call);
      return reply.status === 200 ? reply.bytes : null;
    } catch {
      return null;
    }
  };
  return { fetchPhoto, close: () => agent.close() };
}
