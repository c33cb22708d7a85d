import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../auth/context.ts';
import { createWritePlaces, type WritePlaces } from '../auth/write-places.ts';
import type { OperationCheck } from './operation-checks.ts';

/** Gives mutations of a user a place each, from before they run until they are answered. */
export function placesForWrites(places: WritePlaces = createWritePlaces()) {
  const held = new WeakMap<Context, () => void>();
  const check: OperationCheck = async ({ operation, contextValue }) => {
    if (operation?.operation !== 'mutation' || !contextValue.viewer) return;
    held.set(contextValue, await places.take(contextValue.viewer.userID));
  };
  const giveBack = ({ contextValue }: { readonly contextValue: Context }) => held.get(contextValue)?.();
  const plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({ willSendResponse: async (request) => giveBack(request) }),
    unexpectedErrorProcessingRequest: async ({ requestContext }) => giveBack(requestContext),
  };
  return { check, plugin };
}
