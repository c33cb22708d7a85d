/**
 * How many wrong passwords are let through before more are refused unread. The account is counted together with the
 * address, so that nobody can lock out somebody who is elsewhere.
 */
const signInLimits = {
  /** For one account from one address. */
  accountAndAddress: { points: 5, seconds: 60 },
  /** From one address, whatever the accounts. */
  address: { points: 30, seconds: 60 },
  /** For one account from all addresses; beyond, each address has one wrong password in that time. */
  account: { points: 100, seconds: 900 },
} as const;

/** A limit by key; `take` answers the seconds to wait, or null. */
interface Limit {
  take(key: string): Promise<number | null>;
  giveBack(key: string): Promise<void>;
}

/** Slows down guessing. */
export interface SignInAttempts {
  /** Counts a try in advance, so that tries at the same time count too. Answers null, or the seconds to wait. */
  begin(account: string, address: string): Promise<number | null>;
  /** Takes back a try that did not fail for its password. */
  forgive(account: string, address: string): Promise<void>;
}

/** Counts by the limits above; `createLimit` makes one under a name. */
export function countSignIns(
  createLimit: (settings: { name: string; points: number; seconds: number }) => Limit,
): SignInAttempts {
  const { accountAndAddress, address, account } = signInLimits;
  const both = createLimit({ name: 'sign-in', ...accountAndAddress });
  const byAddress = createLimit({ name: 'sign-in-address', ...address });
  const byAccount = createLimit({ name: 'sign-in-account', ...account });
  const once = createLimit({ name: 'sign-in-once', points: 1, seconds: account.seconds });
  return {
    async begin(name, from) {
      const pair = `${from} ${name}`;
      const wait = (await both.take(pair)) ?? (await byAddress.take(from));
      if (wait !== null) return wait;
      return (await byAccount.take(name)) === null ? null : once.take(pair);
    },
    async forgive(name, from) {
      const pair = `${from} ${name}`;
      await Promise.all([both.giveBack(pair), byAddress.giveBack(from), byAccount.giveBack(name), once.giveBack(pair)]);
    },
  };
}
