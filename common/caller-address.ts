import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies whose `X-Forwarded-For` is believed, e.g. `127.0.0.1, 10.0.0.0/8`. */
export type TrustedProxies = BlockList;

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address written as IPv6, as plain IPv4. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Reads addresses and networks, separated by commas; null when one of them is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  for (const entry of text.split(',').map(plain).filter(Boolean)) {
    const [address = '', length, ...rest] = entry.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || rest.length > 0) return null;
    if (length === undefined) list.addAddress(address, family(address));
    else if (/^\d{1,3}$/.test(length) && Number(length) <= most)
      list.addSubnet(address, Number(length), family(address));
    else return null;
  }
  return list;
}

/** Whether an address is one of the proxies. */
const isProxy = (address: string, trusted: TrustedProxies) =>
  isIP(address) !== 0 && trusted.check(address, family(address));

const entriesOf = (header: string | string[] | undefined) => String(header ?? '').split(',');

/**
 * The address that a request comes from, and how many trusted proxies have passed it on. `X-Forwarded-For` is believed as
 * far as trusted proxies have written it: from the last entry back to the first that is not one of them.
 */
function walkBack({ socket, headers }: IncomingMessage, trusted: TrustedProxies) {
  const hops = [...entriesOf(headers['x-forwarded-for']), socket.remoteAddress ?? ''].map(plain).filter(Boolean);
  let address = hops.pop() ?? '';
  let proxies = 0;
  while (isProxy(address, trusted)) {
    proxies += 1;
    const before = hops.pop();
    // Anything but an address is ignored; the proxy itself is all that is known.
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return { address, proxies };
}

/** The address that a request comes from, as far as trusted proxies tell. */
export const callerAddress = (request: IncomingMessage, trusted: TrustedProxies): string =>
  walkBack(request, trusted).address;

/**
 * Whether a request came by HTTPS, as far as trusted proxies tell. Each adds to `X-Forwarded-Proto` how it was reached
 * itself; one that names a single scheme names the caller's.
 */
export function isFromHttps(request: IncomingMessage, trusted: TrustedProxies): boolean {
  const { proxies } = walkBack(request, trusted);
  const schemes = entriesOf(request.headers['x-forwarded-proto']).map((scheme) => scheme.trim().toLowerCase());
  return proxies > 0 && (schemes.at(-proxies) ?? schemes[0]) === 'https';
}

/** What limits count by: an IPv4 address, or the network of 64 bits within which one caller has any IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [front, back] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`.toLowerCase();
}
