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
import type { RequestState } from '../auth/request-state.ts';

/** Deprecated parts that are named at once. */
const most = 5;

/**
 * Reads which deprecated fields, arguments and values stand in a document; values that come in variables are not seen. A
 * document is looked through once, for as long as Apollo Server caches it.
 */
export function createDeprecationReader(schema: GraphQLSchema): (document: DocumentNode) => RequestState['warnings'] {
  if (!hasDeprecations(schema)) return () => [];
  const known = new WeakMap<DocumentNode, RequestState['warnings']>();
  return (document) => {
    const warnings = known.get(document) ?? findDeprecations(schema, document);
    known.set(document, warnings);
    return warnings;
  };
}

function findDeprecations(schema: GraphQLSchema, document: DocumentNode): RequestState['warnings'] {
  const faults = validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: most });
  return faults.slice(0, most).map(({ message }) => ({ code: 'DEPRECATED', message }));
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
