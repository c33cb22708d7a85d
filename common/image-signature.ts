import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a signed address of the image server holds. */
const lifetime = 300;

const signatureOf = (path: string, expires: string, secret: string) =>
  createHmac('sha256', secret).update(`image\n${path}\n${expires}`).digest();

/**
 * The query by which an image server of ours gives an image to whoever holds the address, for five minutes from `now`
 * (milliseconds since 1970). `path` is the address without host and query; `secret` is the one that signs tokens.
 */
export function signImage(path: string, secret: string, now: number): string {
  const expires = String(Math.floor(now / 1000) + lifetime);
  const signature = signatureOf(path, expires, secret).toString('base64url');
  return new URLSearchParams({ expires, signature }).toString();
}

/** Whether a query was made by `signImage` for this path, and still holds. */
export function isSignedImage(path: string, query: URLSearchParams, secret: string, now: number): boolean {
  const expires = query.get('expires') ?? '';
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const right = signatureOf(path, expires, secret);
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1000 > now;
}
