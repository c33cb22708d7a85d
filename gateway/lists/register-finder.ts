import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { type RegisterIDs, registerIDs } from '../upstream/readers/register-ids.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';

/** How the register is had for an owner of lists. */
interface RegisterAccess {
  readonly owner: string;
  /** The rows that are stored, however old they are; null without any. */
  readonly stored: () => readonly unknown[] | null;
  /** Whether it is being asked for. */
  readonly isAsked: () => boolean;
  readonly read: () => Promise<readonly unknown[]>;
}

/** Milliseconds for which a register that could not be read is not asked for again. */
const pause = 60_000;

/** Owners of whom it is remembered. */
const mostOwners = 1_000;

/** Finds the register by which the people of lists are spelled. */
export class RegisterFinder {
  readonly #now: () => number;
  readonly #failed = new LRUCache<string, number>(atMost(mostOwners));

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What is stored or on its way, and where it `isNeeded`, what the service answers; null where it cannot be had. */
  async find({ owner, stored, isAsked, read }: RegisterAccess, isNeeded: boolean): Promise<RegisterIDs | null> {
    const known = stored();
    if (known) return idsOf(known);
    if (!isAsked() && (!isNeeded || (this.#failed.get(owner) ?? 0) > this.#now())) return null;
    try {
      return idsOf(await read());
    } catch {
      this.#failed.set(owner, this.#now() + pause);
      return null;
    }
  }
}

const idsOf = (rows: readonly unknown[]) => registerIDs(rows as readonly StaffMemberRow[]);
