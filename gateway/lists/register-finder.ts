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

/** The register by which the people of a list are spelled. */
export interface RegisterSource {
  /** What is stored, however old it is; null where nothing is. */
  readonly known: () => RegisterIDs | null;
  /** What is stored or on its way, and where it `isNeeded`, what the service answers; null where it cannot be had. */
  readonly find: (isNeeded: boolean) => Promise<RegisterIDs | null>;
}

/** Finds the register by which the people of lists are spelled. */
export class RegisterFinder {
  readonly #now: () => number;
  readonly #failed = new LRUCache<string, number>(atMost(mostOwners));

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The register for an owner of lists. */
  of({ owner, stored, isAsked, read }: RegisterAccess): RegisterSource {
    const known = () => {
      const rows = stored();
      return rows && idsOf(rows);
    };
    return {
      known,
      find: async (isNeeded) => {
        const ids = known();
        if (ids) return ids;
        if (!isAsked() && (!isNeeded || (this.#failed.get(owner) ?? 0) > this.#now())) return null;
        try {
          return idsOf(await read());
        } catch {
          this.#failed.set(owner, this.#now() + pause);
          return null;
        }
      },
    };
  }
}

const idsOf = (rows: readonly unknown[]) => registerIDs(rows as readonly StaffMemberRow[]);
