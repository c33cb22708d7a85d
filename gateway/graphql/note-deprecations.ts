import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  NoDeprecatedCustomRule,
  validate,
} from 'graphql';
import type { Context } from '../auth/context.ts';
import type { RequestState } from '../auth/request-state.ts';

/** Deprecated parts that are named at once. */
const most = 5;

/**
 * Notes in the request's state which deprecated fields, arguments and values stand in its document; values that come in
 * variables are not seen. A document is looked through once, for as long as Apollo Server caches it.
 */
export function noteDeprecations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  if (!hasDeprecations(schema)) return {};
  const known = new WeakMap<DocumentNode, RequestState['warnings']>();
  const find = (document: DocumentNode) => {
    const faults = validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: most });
    const found = faults.slice(0, most).map(({ message }) => ({ code: 'DEPRECATED', message }));
    known.set(document, found);
    return found;
  };
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, contextValue }) => {
        contextValue.state.warnings = known.get(document) ?? find(document);
      },
    }),
  };
}

interface Deprecatable {
  readonly deprecationReason?: string | null | undefined;
}

/** Whether anything at all is deprecated. */
function hasDeprecations(schema: GraphQLSchema): boolean {
  const isDeprecated = ({ deprecationReason }: Deprecatable) => Boolean(deprecationReason);
  return Object.values(schema.getTypeMap()).some((type) => {
    if (isEnumType(type)) return type.getValues().some(isDeprecated);
    if (isInputObjectType(type)) return Object.values(type.getFields()).some(isDeprecated);
    if (!isObjectType(type) && !isInterfaceType(type)) return false;
    return Object.values(type.getFields()).some((field) => isDeprecated(field) || field.args.some(isDeprecated));
  });
}
