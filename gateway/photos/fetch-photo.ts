import { Agent } from 'undici';
import { exchange } from '../rest/exchange.ts';
import { createRetryBudget } from '../rest/retry-budget.ts';
import type { PhotoAddress } from './photo.ts';

const maximumBytes = 16 * 1024 * 1024;

/** Fetches a photo's bytes; null when it is gone, foreign, too large or late. Never throws. */
export type FetchPhoto = (address: PhotoAddress) => Promise<Buffer | null>;

/**
 * A fetcher that asks the given origins alone and follows no redirect, so that an address in a record can make the
 * gateway call nothing else. An address without a host belongs to the first origin. `sign` may add what an image server
 * asks for. `close` ends its connections.
 */
export function createFetchPhoto(origins: readonly string[], timeout: number, sign: (url: URL) => URL = (url) => url) {
  const agent = new Agent({ keepAliveTimeout: 4_000, connect: { timeout } });
  const retries = createRetryBudget();
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  const fetchPhoto: FetchPhoto = async (address) => {
    const url = URL.parse(address, origins[0]);
    if (!url || !allowed.has(url.origin) || url.username !== '' || url.password !== '') return null;
    try {
      const headers = { accept: 'image/*' };
      const call = {
        call: 'GET {photo}',
        agent,
        url: sign(url).href,
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
