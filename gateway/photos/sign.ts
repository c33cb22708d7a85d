import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { PhotoAddress } from './photo.ts';

/** Makes and checks the gateway's own short-lived photo addresses. */
export interface PhotoSigner {
  /** Path on this gateway that serves the photo in the width, valid for one to two hours. */
  sign(address: PhotoAddress, width: number): string;
  /** What a path made by `sign` stands for; null when it was altered or is too old. */
  verify(path: SignedParts): { address: PhotoAddress; width: number; expires: number } | null;
}

/** The parts of a signed path as they stand in it. */
interface SignedParts {
  readonly width: string;
  readonly expires: string;
  readonly signature: string;
  readonly address: string;
}

const hour = 3_600_000;

/** Photos whose signed paths are cached at once: some 10 MB with two widths each. */
const mostSigned = 20_000;

/**
 * A signer for one secret, which accepts what a second one has signed, too. Addresses made within one hour are equal, so that browsers can store their photos; a page
 * shows the same people again and again, so they are signed once an hour.
 */
export function createPhotoSigner(
  secret: string | Buffer,
  now: () => number = Date.now,
  previous: Buffer | null = null,
): PhotoSigner {
  // A key given as bytes would be imported anew for each signature, which takes four times as long as signing.
  const key = createSecretKey(Buffer.from(secret));
  const keys = [key, ...(previous ? [createSecretKey(previous)] : [])];
  const signatureOf = (width: string, expires: string, address: string, by = key) =>
    createHmac('sha256', by).update(`${width}\n${expires}\n${address}`).digest().subarray(0, 16);
  const makePath = (address: PhotoAddress, width: number, hourNow: number) => {
    const expires = String(hourNow * (hour / 1000) + 2 * (hour / 1000));
    const encoded = Buffer.from(address, 'utf8').toString('base64url');
    const signature = signatureOf(String(width), expires, encoded).toString('base64url');
    return `/photos/${width}/${expires}/${signature}/${encoded}`;
  };
  // An order of use would cost more than the few signatures that it spares.
  const signed = new Map<PhotoAddress, Map<number, string>>();
  let signedHour = Number.NaN;
  return {
    sign(address, width) {
      const hourNow = Math.floor(now() / hour);
      if (hourNow !== signedHour) signed.clear();
      signedHour = hourNow;
      let paths = signed.get(address);
      if (!paths) {
        if (signed.size >= mostSigned) signed.clear();
        paths = new Map();
        signed.set(address, paths);
      }
      let path = paths.get(width);
      if (path === undefined) {
        path = makePath(address, width, hourNow);
        paths.set(width, path);
      }
      return path;
    },
    verify({ width, expires, signature, address }) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((by) => {
        const expected = signatureOf(width, expires, address, by);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!isOurs) return null;
      if (Number(expires) * 1000 <= now()) return null;
      return {
        address: Buffer.from(address, 'base64url').toString('utf8'),
        width: Number(width),
        expires: Number(expires),
      };
    },
  };
}
