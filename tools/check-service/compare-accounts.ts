import { createTokenReader } from '../../gateway/auth/viewer.ts';
import type { Call } from '../../gateway/upstream/call.ts';
import type { ComparedCall, RawReply, SendRequest } from './compare-reply.ts';

/** Compares what two accounts are answered. */
export interface CompareAccounts {
  /** Asks for the same list under the other token. */
  readonly compare: (call: Call, reply: RawReply) => Promise<void>;
  /** Whether the gateway may answer both accounts by one list, as the comparison shows. */
  readonly result: () => Promise<ComparedCall>;
}

/** Compares the lists of the account with those of another. */
export function compareAccounts(send: SendRequest, token: string, other: string): CompareAccounts {
  const compared: string[] = [];
  const different: string[] = [];
  return {
    async compare(call, reply) {
      if (reply.status !== 200) return;
      compared.push(call.call);
      const theirs = await send(call, other);
      if (theirs.bytes.equals(reply.bytes)) return;
      // Somebody may have signed in between the two calls.
      const again = await send(call, token);
      if (!theirs.bytes.equals(again.bytes)) different.push(call.call);
    },
    async result() {
      const read = createTokenReader({});
      const [one, two] = await Promise.all([read(token), read(other)]);
      const call = 'the lists of both accounts';
      const alike = different.length === 0;
      const said = alike ? `all ${compared.length} are alike` : `${different.join(', ')} differ`;
      const done = (what: string): ComparedCall => ({ call, deviations: [], notTried: `${said}; ${what}` });
      if (one.role !== two.role) return done('they have different roles: the gateway shares no lists between roles');
      if (one.district !== two.district) {
        return done(alike ? 'LISTS_ALIKE=role saves calls' : 'leave LISTS_ALIKE=district, the standard');
      }
      if (alike) return done('callers of one role and district may share lists');
      const taken = 'one of them sees the lists of the other: set LIST_WINDOW_MS=0, so that no lists are shared';
      return { call, deviations: [{ what: `${said}, though both have one role and district`, taken }] };
    },
  };
}
