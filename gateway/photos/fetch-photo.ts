import { ConsecutiveBreaker } from 'cockatiel';
import { codeOf } from '../shared/errors.ts';
import { createCircuit } from '../upstream/circuit.ts';
import { createConnections, type Exchange, exchange } from '../upstream/exchange.ts';
import type { Servers } from '../upstream/servers.ts';
import type { PhotoAddress } from './photo.ts';

const maximumBytes = 16 * 1024 * 1024;

/** Failures in a row after which an origin is not asked for a while. */
const mostFailures = 3;

/** Fetches a photo's bytes; null when it is missing, of a foreign origin, too large or late. Never throws. */
export type FetchPhoto = (address: PhotoAddress) => Promise<Buffer | null>;

/** Where photos come from. */
interface PhotoSources {
  /** Origins that may be asked. */
  readonly origins: readonly string[];
  readonly timeout: number;
  /** Milliseconds in which an origin that keeps failing is not asked. */
  readonly pause: number;
  /** Adds the signature that an image server asks for. */
  readonly sign?: ((url: URL) => URL) | undefined;
  /** The service, each of whose servers has the same photos. */
  readonly service?: { readonly origins: readonly string[]; readonly servers: Servers };
}

/**
 * Creates a fetcher that asks only the given origins and follows no redirect to another, so that an address in a record cannot make the
 * gateway call any other server. An address without a host belongs to the first origin. While an origin does not answer,
 * its photos are null at once for `pause` milliseconds. `originOf` is an address's origin, null for a foreign one. `close`
 * closes the connections.
 */
export function createFetchPhoto({ origins, timeout, pause, sign = (url) => url, service }: PhotoSources) {
  const connections = createConnections(timeout, maximumBytes);
  const circuits = new Map(
    origins.map((origin) => [
      new URL(origin).origin,
      createCircuit(pause, new ConsecutiveBreaker(mostFailures), isOutageOfOrigin),
    ]),
  );
  const locate = (address: PhotoAddress) => {
    const url = URL.parse(address, origins[0]);
    return url && circuits.has(url.origin) && url.username === '' && url.password === '' ? url : null;
  };
  const fetchPhoto: FetchPhoto = async (address) => {
    const url = locate(address);
    const circuit = circuits.get(url?.origin ?? '');
    if (!url || !circuit) return null;
    const signed = sign(url);
    const isOfService = service?.origins.includes(url.origin) ?? false;
    const call: Exchange = {
      call: 'GET {photo}',
      connections,
      servers: isOfService ? service?.servers : undefined,
      url: isOfService ? signed.pathname + signed.search : signed.href,
      method: 'GET',
      headers: { accept: 'image/*' },
      body: null,
      timeout,
    };
    try {
      const { status, bytes } = await circuit.execute(() => exchange(call));
      return status === 200 ? bytes : null;
    } catch {
      return null;
    }
  };
  const originOf = (address: PhotoAddress) => locate(address)?.origin ?? null;
  return { fetchPhoto, originOf, close: () => connections.close() };
}

/** A photo that is too large is none. */
const isOutageOfOrigin = (fault: unknown) => codeOf(fault) !== 'UPSTREAM_BAD_RESPONSE';
