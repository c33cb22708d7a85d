import type { Kysely } from 'kysely';
import type { Tables } from '../../upstream/tables.ts';

/** A database that calls `step` before each transaction. */
export function beforeTransactions(db: Kysely<Tables>, step: () => Promise<void>): Kysely<Tables> {
  const transaction = () => ({
    async execute<Result>(work: (transaction: Kysely<Tables>) => Promise<Result>) {
      await step();
      return db.transaction().execute(work);
    },
  });
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
