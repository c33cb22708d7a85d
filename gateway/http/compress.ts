import { constants } from 'node:zlib';
import compression from 'compression';
import type { Response } from 'express';

/** Bytes of the window, as a power of two: small, since rows resemble each other and many answers may be sent at a time. */
const windowBits = 18;

const isText = (type: unknown) => /^(text|image\/svg)|json|javascript/.test(String(type));

/** Compresses texts, quickly and outside of the event loop; none that holds a secret, whose length would tell of it. */
export const compress = compression({
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: windowBits } },
  filter: (_request, response) =>
    isText(response.getHeader('content-type')) && !(response as Response).locals.state?.holdsSecret,
});
