import { createHash } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { strangersToken } from '../../gateway/lists/store.ts';
import type { GetReply, RestClient } from '../../gateway/upstream/client.ts';

/** One GET as the store made it. */
interface SeenGet {
  readonly path: string;
  readonly token: string | null;
  readonly etag: string | undefined;
}

/**
 * A REST client in front of an upstream that is one function: it answers the body for a path and token, or throws.
 * `isPatient` says that the caller may wait longer.
 * `seen` holds every call but a stranger's, `bodies` counts the answers that were sent whole. A stranger is refused unless the
 * upstream `isOpen`.
 */
export function fakeUpstreamList(
  answer: (path: string, token: string, isPatient: boolean) => unknown | Promise<unknown>,
  { hasETags = true, isOpen = false } = {},
) {
  const seen: SeenGet[] = [];
  const counts = { bodies: 0 };
  const rest: RestClient = {
    async get({ path }, { token, isPatient = false }, { etag } = {}): Promise<GetReply> {
      if (token === strangersToken) {
        if (!isOpen) throw refusal('UNAUTHENTICATED');
        return {
          notModified: false,
          bytes: Buffer.from(JSON.stringify(await answer(path, '', isPatient))),
          etag: null,
        };
      }
      seen.push({ path, token, etag });
      const bytes = Buffer.from(JSON.stringify(await answer(path, token ?? '', isPatient)));
      const current = hasETags ? `"${createHash('sha256').update(bytes).digest('hex')}"` : null;
      if (etag !== undefined && etag === current) return { notModified: true };
      counts.bodies++;
      return { notModified: false, bytes, etag: current };
    },
    find: () => Promise.reject(new Error('This upstream has no single records.')),
    send: () => Promise.reject(new Error('This upstream takes no writes.')),
  };
  return { rest, seen, counts };
}

/** An envelope of status success. */
export const success = (data: unknown) => ({ status: 'success', message: '', data });

/** A refusal as the REST client throws it. */
export const refusal = (code: string) => new GraphQLError(`Refused: ${code}`, { extensions: { code } });
