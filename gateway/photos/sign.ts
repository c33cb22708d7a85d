import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { signImage } from '../../common/image-signature.ts';
import { memoizeByKey } from '../shared/memoize.ts';
import type { PhotoAddress } from './photo.ts';

/** Signs the gateway's own addresses of photos, and checks them. */
export interface PhotoSigner {
  /** Path that serves the photo in the width without a token, valid for one to two hours. */
  sign(address: PhotoAddress, width: number): string;
  /** Reads a path of `sign`; null when it was altered or is too old. */
  verify(path: SignedParts): { address: PhotoAddress; width: number; expires: number } | null;
  /**
   * Path for files that leave the product: it never expires and serves the photo to anyone who is signed in. Null for an
   * address outside of the configured image origins.
   */
  writeLink(address: PhotoAddress): string | null;
  /** The photo's address, with its host, behind a link or a URL that ends in one; null when the signature is wrong. */
  readLink(text: string): PhotoAddress | null;
}

/** The parts of a signed path. */
interface SignedParts {
  readonly width: string;
  readonly expires: string;
  readonly signature: string;
  readonly address: string;
}

/** What photo addresses are signed for, and with. */
interface PhotoSignerSettings {
  /** The first one signs; signatures of the others are accepted. */
  readonly secrets: Secrets;
  /** Image servers that links may lead to: an address without a host belongs to the first. */
  readonly origins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Secrets = readonly [string | Buffer, ...Buffer[]];

const hour = 3_600_000;

/** Photos whose signed paths and links are cached: some 10 MB with two widths each, and 6 of links. */
const mostSigned = 20_000;

const linkPattern = /^(?:https?:\/\/[^/?#]+)?\/photo\/([\w-]{22})\/([\w-]+)$/i;

/**
 * Creates a signer. The signature of a link only proves that the gateway wrote the address, so that no user can make it fetch
 * others. Paths of `sign` are equal within one hour, so that browsers can cache the photos, and are signed once an hour.
 */
export function createPhotoSigner({ secrets, origins, now }: PhotoSignerSettings): PhotoSigner {
  const [first = ''] = origins;
  const { sign, isSigned } = createSignature(secrets);
  /** Signs paths of one hour, each once; they are told apart by the width and the address. */
  const signHour = (hourNow: number) => {
    const expires = (hourNow * hour + 2 * hour) / 1000;
    return memoizeByKey(2 * mostSigned, (photo: string) => {
      const end = photo.indexOf(' ');
      const [width, encoded] = [photo.slice(0, end), encode(photo.slice(end + 1))];
      return `/photos/${width}/${expires}/${sign(`photos/${width}/${expires}/${encoded}`)}/${encoded}`;
    });
  };
  let signed = { hourNow: Number.NaN, pathOf: signHour(0) };
  return {
    sign(address, width) {
      const hourNow = Math.floor(now() / hour);
      if (hourNow !== signed.hourNow) signed = { hourNow, pathOf: signHour(hourNow) };
      return signed.pathOf(`${width} ${address}`);
    },
    verify({ width, expires, signature, address }) {
      if (!isSigned(`photos/${width}/${expires}/${address}`, signature) || Number(expires) * 1000 <= now()) return null;
      return { address: decode(address), width: Number(width), expires: Number(expires) };
    },
    // Each signature is an object outside of the heap, of which files of ten thousand rows leave many behind.
    writeLink: memoizeByKey<PhotoAddress, string | null>(mostSigned, (address) => {
      const url = address === '' ? null : URL.parse(address, first);
      if (!url || !origins.includes(url.origin) || url.username !== '' || url.password !== '') return null;
      // Without its host the link survives a move of the server, and does not show where it is.
      const encoded = encode(url.origin === first ? url.href.slice(first.length) : url.href);
      return `/photo/${sign(`photo/${encoded}`)}/${encoded}`;
    }),
    readLink(text) {
      const [, signature = '', encoded = ''] = linkPattern.exec(text) ?? [];
      return isSigned(`photo/${encoded}`, signature) ? (URL.parse(decode(encoded), first)?.href ?? null) : null;
    },
  };
}

/** Signs texts with the first secret, in 22 characters, and checks signatures of all. */
function createSignature([secret, ...previous]: Secrets) {
  // Bytes would be imported for each signature, which takes four times as long as signing.
  const keyOf = (bytes: string | Buffer) => createSecretKey(Buffer.from(bytes));
  const key = keyOf(secret);
  const keys = [key, ...previous.map(keyOf)];
  const digestOf = (text: string, by: KeyObject) => createHmac('sha256', by).update(text).digest().subarray(0, 16);
  return {
    sign: (text: string): string => digestOf(text, key).toString('base64url'),
    isSigned(text: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      return given.length === 16 && keys.some((by) => timingSafeEqual(given, digestOf(text, by)));
    },
  };
}

const encode = (address: string) => Buffer.from(address, 'utf8').toString('base64url');
const decode = (encoded: string) => Buffer.from(encoded, 'base64url').toString('utf8');

/**
 * The secrets of photo addresses: PHOTO_SECRET, else secrets derived from those of the tokens, so that all gateways of a
 * service agree. Without any, a new one at each start, after which browsers load their photos again.
 */
export function photoSecrets(config: {
  readonly photoSecret?: string | undefined;
  readonly jwtSecret?: string | undefined;
  readonly previousJwtSecret?: string | undefined;
}): Secrets {
  if (config.photoSecret) return [config.photoSecret];
  const derive = (secret: string) => createHmac('sha256', secret).update('photo addresses').digest();
  const previous = config.previousJwtSecret ? [derive(config.previousJwtSecret)] : [];
  return [config.jwtSecret ? derive(config.jwtSecret) : randomBytes(32), ...previous];
}

/**
 * Creates a function that signs addresses of the image servers at `origins`, which have the tokens' secret and show photos
 * only to a token or a signature. Other servers must not see a signature, so their addresses stay as they are.
 */
export function createImageSigner(origins: readonly string[], secret: string, now: () => number) {
  const own = new Set(origins.map((origin) => new URL(origin).origin));
  return (url: URL): URL => {
    // An address with a query has a signature of its own.
    if (!own.has(url.origin) || url.search !== '') return url;
    const signed = new URL(url);
    signed.search = signImage(url.pathname, secret, now());
    return signed;
  };
}
