import { isUtf8 } from 'node:buffer';
import express from 'express';
import { BodyFault } from './errors.ts';

/** Most bytes of a JSON body, unpacked. */
const maximumBodyBytes = 256 * 1024;

/** Reads a JSON body; leaves other content types alone. Refuses a body that is too large, or is not JSON in UTF-8. */
export const readJSON = express.json({
  limit: maximumBodyBytes,
  verify(_request, _response, bytes, charset) {
    if (charset !== 'utf-8') throw new BodyFault(415, 'The charset of the body is not supported. Send JSON in UTF-8.');
    // The parser would put U+FFFD in place of what it cannot read.
    if (!isUtf8(bytes)) throw new BodyFault(400, 'The body cannot be read: it is not in UTF-8.');
  },
});
