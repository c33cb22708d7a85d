import { ErrorReply, RESP_TYPES } from '@redis/client';
import { inTime, type SharedCounts } from '../../shared/shared-counts.ts';
import { type DigestShelf, keptFor } from './digest-shelf.ts';

/** Values in the Redis that all gateways of one service share; while it is away they are not stored. */
export function createDigestRedis({ client, answered, failed }: Omit<SharedCounts, 'close'>): DigestShelf {
  const buffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const use = async <Result>(run: () => Promise<Result>): Promise<Result | null> => {
    if (!client.isReady) return null;
    try {
      const result = await inTime(run());
      answered();
      return result;
    } catch (error) {
      // One that refuses a command, for a value of another kind stands there, is not away.
      if (!(error instanceof ErrorReply)) failed(error);
      return null;
    }
  };
  const nameOf = (key: string) => `attendance:digest:${key}`;
  return {
    get: (key) => use(() => buffers.get(nameOf(key))),
    async put(key, value) {
      await use(() => client.set(nameOf(key), value, { expiration: { type: 'PX', value: keptFor } }));
    },
    // The connection is the limits'.
    close() {},
  };
}
