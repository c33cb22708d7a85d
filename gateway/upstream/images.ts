import { FormData } from 'undici';
import { type Bearer, callerHeaders } from './caller.ts';
import { parseReply } from './envelope.ts';
import { createConnections, exchange } from './exchange.ts';
import { readSpelling } from './read.ts';
import type { Servers } from './servers.ts';

const maximumReplyBytes = 64 * 1024;
const longestAddress = 2_000;

/** Where photos are stored. */
export type ImageServer = Pick<ReturnType<typeof createImageServer>, 'upload'>;

/** What a client needs to know of the image server. */
interface ImageServerSettings {
  /** Scheme and host. */
  readonly url: string;
  /** The servers of the service, where it is the image server as well: `url` is not used then. */
  readonly servers?: Servers | undefined;
  /** Path that takes the upload. */
  readonly path: string;
  /** Milliseconds from the start of an upload to the last byte of its reply. */
  readonly timeout: number;
}

/**
 * A client of the image server: multipart with the photo in the field `avatar`, whose reply names the address as the
 * first item of `images`. Follows no redirect. Throws UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT and
 * UPSTREAM_BAD_RESPONSE; a refusal and a reply without a usable address are null.
 */
export function createImageServer(settings: ImageServerSettings) {
  const connections = createConnections(settings.timeout, maximumReplyBytes);
  return {
    /** Stores a JPEG photo under the caller's token and answers its address; null when there is none. Never repeated. */
    async upload(photo: Buffer, { token, state }: Bearer): Promise<string | null> {
      const form = new FormData();
      form.append('avatar', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      const { status, bytes } = await exchange({
        call: `POST ${settings.path}`,
        connections,
        servers: settings.servers,
        url: (settings.servers ? '' : settings.url.replace(/\/+$/, '')) + settings.path,
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          ...(settings.servers && callerHeaders(state)),
        },
        body: form,
        timeout: settings.timeout,
        state,
      });
      const reply = status >= 200 && status < 300 ? parseReply(bytes) : null;
      if (!reply || reply.status === 'error') return null;
      return readAddress(Array.isArray(reply.images) ? reply.images[0] : null);
    },
    close: () => connections.close(),
  };
}

/** An http or https address, or a path on the image server; null for anything else. */
function readAddress(value: unknown): string | null {
  const address = readSpelling(value).trim();
  if (address === '' || address.length > longestAddress) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = URL.parse(address);
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? address : null;
}
