import { signImage } from '../../schema/image-signature.ts';

/**
 * Signs addresses of the image servers at `origins`, which share the secret of the tokens and show faces to nobody who
 * has neither a token nor a signature. Addresses of other servers stay as they are: they must not see a signature.
 */
export function createImageSigner(origins: readonly string[], secret: string, now: () => number) {
  const own = new Set(origins.map((origin) => new URL(origin).origin));
  return (url: URL): URL => {
    // An address with a query is signed in a way of its own.
    if (!own.has(url.origin) || url.search !== '') return url;
    const signed = new URL(url);
    signed.search = signImage(url.pathname, secret, now());
    return signed;
  };
}
