import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress, isFromHttps, networkOf, readTrustedProxies } from '../../common/caller-address.ts';

const request = (remoteAddress: string, forwarded?: string, scheme?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': scheme },
  }) as unknown as IncomingMessage;

describe('callerAddress', () => {
  it.each([
    ['a caller without a proxy', '198.51.100.7', undefined, '198.51.100.7'],
    ['a caller who names somebody else', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['a trusted proxy', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['a trusted proxy by IPv6', '::ffff:10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['two trusted proxies', '127.0.0.1', '203.0.113.1, 10.2.3.4', '203.0.113.1'],
    ['a caller who names somebody else to a proxy', '10.0.0.1', '1.2.3.4, 203.0.113.1', '203.0.113.1'],
    ['a proxy that names nobody', '10.0.0.1', undefined, '10.0.0.1'],
    ['a proxy that passes nonsense on', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['an IPv6 caller', '10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ])('is that of %s', (_name, remote, forwarded, expected) => {
    const trusted = readTrustedProxies('127.0.0.1, 10.0.0.0/8');
    expect(trusted && callerAddress(request(remote, forwarded), trusted)).toBe(expected);
  });
});

describe('isFromHttps', () => {
  it.each([
    ['a caller without a proxy', '198.51.100.7', undefined, undefined, false],
    ['a caller who says so', '198.51.100.7', '10.0.0.1', 'https', false],
    ['a trusted proxy', '10.0.0.1', '203.0.113.1', 'https', true],
    ['a trusted proxy by IPv6', '::ffff:10.0.0.1', '203.0.113.1', 'HTTPS', true],
    ['a trusted proxy that names no address', '10.0.0.1', undefined, 'https', true],
    ['a trusted proxy without TLS', '10.0.0.1', '203.0.113.1', 'http', false],
    ['a trusted proxy that says nothing', '10.0.0.1', '203.0.113.1', undefined, false],
    ['two proxies, the first with TLS', '10.0.0.1', '203.0.113.1, 10.0.0.2', 'https, http', true],
    ['two proxies, the first with TLS and without an address', '10.0.0.1', '10.0.0.2', 'https, http', true],
    [
      'two proxies, the second of which names the scheme of the first',
      '10.0.0.1',
      '203.0.113.1, 10.0.0.2',
      'https',
      true,
    ],
    ['two proxies, TLS between them alone', '10.0.0.1', '203.0.113.1, 10.0.0.2', 'http, https', false],
    ['a caller who says so to a proxy', '10.0.0.1', '203.0.113.1', 'https, http', false],
    ['a caller who says so and names a proxy', '10.0.0.1', '10.0.0.2, 203.0.113.1', 'https, https, http', false],
  ])('F-291 is that of %s', (_name, remote, forwarded, scheme, expected) => {
    const trusted = readTrustedProxies('127.0.0.1, 10.0.0.0/8');
    expect(trusted && isFromHttps(request(remote, forwarded, scheme), trusted)).toBe(expected);
  });
});

describe('readTrustedProxies', () => {
  it.each(['nonsense', '10.0.0.0/33', '10.0.0.0/8/8', '1.2.3', '::1/129', '10.0.0.0/'])('refuses %s', (text) => {
    expect(readTrustedProxies(text)).toBeNull();
  });

  it('trusts nobody without an entry', () => {
    expect(readTrustedProxies('')?.rules).toEqual([]);
  });
});

describe('networkOf', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
