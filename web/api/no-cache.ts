import { ApolloCache } from '@apollo/client';

/**
 * A cache that keeps nothing, for a client whose every call says `no-cache`. Apollo asks for one; its own brings code
 * for normalising, reading and invalidating that no answer would ever pass through.
 */
export class NoCache extends ApolloCache {
  override read() {
    return null;
  }

  override write() {
    return undefined;
  }

  override diff() {
    return { result: null, complete: false as const };
  }

  override watch() {
    return () => undefined;
  }

  override async reset() {}

  override evict() {
    return false;
  }

  override restore() {
    return this;
  }

  override extract() {
    return {};
  }

  override removeOptimistic() {}

  override fragmentMatches() {
    return true;
  }

  override performTransaction(transaction: (cache: ApolloCache) => void) {
    transaction(this);
  }
}
