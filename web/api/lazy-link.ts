import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

/** A link whose code is fetched with the first operation that takes it. */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loaded: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loaded ??= load().catch((error) => {
      // The next operation tries again.
      loaded = undefined;
      throw error;
    });
    // Not ApolloLink.execute: that makes a new operation, without the headers which earlier links gave this one.
    return from(loaded).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}
