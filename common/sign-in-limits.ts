import type { CreateLimit, Limit } from './limits.ts';

/**
 * How many wrong passwords are let through before more are refused unread. The account is counted together with the
 * address, so that nobody can lock out somebody who is elsewhere.
 */
const signInLimits = {
  /** For one account from one address. */
  accountAndAddress: { points: 5, seconds: 60 },
  /** From one address, whatever the accounts. */
  address: { points: 30, seconds: 60 },
  /** Beyond, for an account that has signed in from that address: one guesser must not keep a whole office out. */
  knownAccount: { points: 1, seconds: 60 },
  /** For one account from all addresses. */
  account: { points: 100, seconds: 900 },
  /** Beyond, from each address. */
  accountOnce: { points: 1, seconds: 900 },
} as const;

/** How long it is remembered that an account has signed in from an address; no number of times is too many. */
const remembered = { points: Number.MAX_SAFE_INTEGER, seconds: 14 * 86_400 };

/** A try that may be made, counted as if its password were wrong. */
interface SignInTry {
  /** Its password was right: the account is known at the address, and the try does not count. */
  succeed(): Promise<void>;
  /** It failed for another reason than its password, and does not count. */
  forgive(): Promise<void>;
}

/** Slows down guessing. */
export interface SignInLimits {
  /** Counts a try in advance, so that tries at the same time count too; or answers the seconds to wait. */
  begin(account: string, address: string): Promise<SignInTry | { readonly wait: number }>;
}

/** Counts by the limits above; `createLimit` makes one under a name. */
export function countSignIns(createLimit: CreateLimit): SignInLimits {
  const both = createLimit({ name: 'sign-in', ...signInLimits.accountAndAddress });
  const byAddress = createLimit({ name: 'sign-in-address', ...signInLimits.address });
  const ofKnown = createLimit({ name: 'sign-in-known-account', ...signInLimits.knownAccount });
  const byAccount = createLimit({ name: 'sign-in-account', ...signInLimits.account });
  const once = createLimit({ name: 'sign-in-once', ...signInLimits.accountOnce });
  const known = createLimit({ name: 'sign-in-known', ...remembered });
  return {
    async begin(account, address) {
      const pair = `${address} ${account}`;
      const taken: (() => Promise<void>)[] = [];
      const forgive = async () => {
        await Promise.all(taken.splice(0).map((giveBack) => giveBack()));
      };
      const take = async (limit: Limit, key: string) => {
        const wait = await limit.take(key);
        // What was over the limit is not given back: a window that has ended meanwhile would begin below zero.
        if (wait === null) taken.push(() => limit.giveBack(key));
        return wait;
      };
      const waitHere = async () => {
        const wait = await take(byAddress, address);
        return wait !== null && (await known.isCounted(pair)) ? take(ofKnown, pair) : wait;
      };
      const waitAnywhere = async () => ((await take(byAccount, account)) === null ? null : take(once, pair));
      const wait = (await take(both, pair)) ?? (await waitHere()) ?? (await waitAnywhere());
      if (wait !== null) {
        // What is refused unread was no wrong password.
        await forgive();
        return { wait };
      }
      const succeed = async () => {
        await forgive();
        await known.take(pair);
      };
      return { succeed, forgive };
    },
  };
}
