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

/** Whether an address, as a socket has it, is one of the proxies. */
export function isTrustedProxy(address: string, trusted: TrustedProxies): boolean {
  const read = plain(address);
  return isIP(read) !== 0 && trusted.check(read, family(read));
}

/**
 * The address that a request comes from. `X-Forwarded-For` is believed as far as trusted proxies have written it:
 * from the last entry back to the first that is not one of them.
 */
export function callerAddress({ socket, headers }: IncomingMessage, trusted: TrustedProxies): string {
  const { remoteAddress = '' } = socket;
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return plain(remoteAddress);
  const hops = [...String(forwarded).split(','), remoteAddress].map(plain).filter(Boolean);
  let address = hops.pop() ?? '';
  while (isTrustedProxy(address, trusted)) {
    const before = hops.pop();
    // Anything but an address is ignored; the proxy itself is all that is known.
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

/** What limits count by: an IPv4 address, or the network of 64 bits within which one caller has any IPv6 address. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after = ''] = address.replace(/%.*$/, '').split('::');
  const [front, back] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`.toLowerCase();
}
