import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Documents that were found valid. */
export interface DocumentStore {
  /** What Apollo Server looks documents up in before it parses them. */
  readonly cache: NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;
  /** Whether the document of that SHA-256, in hexadecimal, is there. */
  has(hash: string): boolean;
}

/**
 * Keeps the latest documents. Apollo Server's own store does not count the texts and so outgrows its limit; this one limits
 * the number of entries. `isKept` says whether a document is the one that its text spells.
 */
export function createDocumentStore(most: number, isKept: (document: DocumentNode) => boolean): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({ max: most });
  // A key of Apollo Server ends with the hash.
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    has: (hash) => documents.has(hash),
    cache: {
      get: async (key) => documents.get(hashOf(key)),
      set: async (key, document) => {
        if (isKept(document)) documents.set(hashOf(key), document);
      },
      delete: async (key) => documents.delete(hashOf(key)),
    },
  };
}
