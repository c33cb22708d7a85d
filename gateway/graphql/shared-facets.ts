/** Facets that graphql-js completes once: they stay the same as long as their list does, and every page asks for hundreds of values. */
import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ASTNode,
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  responsePathAsArray,
  visit,
} from 'graphql';
import type { Facet } from '../../schema/generated/types.ts';
import type { Context } from '../app-context.ts';
import { isPage } from '../lists/declared-list.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';

/** What graphql-js has made of some facets under a selection; missing until it has. */
interface Completed {
  value?: unknown;
}

/** By the field of a document, which Apollo Server caches, and the counts of a list version. */
const completedFacets = memoizeByIdentity((..._key: readonly (Facet | FieldNode)[]): Completed => ({}));

/** The facets of an answer. */
type Places = { readonly path: GraphQLResolveInfo['path']; readonly completed: Completed }[];

const answers = new WeakMap<object, Places>();

/**
 * Has the field `facets` of every page answer an empty list where its values have been completed before: the plugin
 * `sharedFacets` puts them into the answer. Changes the schema and returns it.
 */
export function shareFacets(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const field = isPage(type) ? type.getFields().facets : undefined;
    if (field && hasNoResolvers(getNamedType(field.type))) shareField(field);
  }
  return schema;
}

/** Whether the type and all types in it have no resolvers, so that its values are the same for all callers. */
const hasNoResolvers = (type: GraphQLNamedType): boolean =>
  isLeafType(type) ||
  (isObjectType(type) &&
    Object.values(type.getFields()).every((field) => !field.resolve && hasNoResolvers(getNamedType(field.type))));

function shareField(field: GraphQLField<unknown, Context>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    const facets = (await resolve(source, args, context, info)) as readonly Facet[];
    const places = answers.get(context);
    const [node, ...others] = info.fieldNodes;
    if (!places || !node || others.length > 0 || hasVariables(node, info.fragments)) return facets;
    const completed = completedFacets(node, ...facets);
    places.push({ path: info.path, completed });
    return completed.value === undefined ? facets : [];
  };
}

/** Whether what is selected of the facets depends on variables. */
const hasVariables = memoizeByIdentity((node: FieldNode, fragments: GraphQLResolveInfo['fragments']): boolean => {
  let isFound = false;
  const search = (part: ASTNode): void => {
    visit(part, {
      Variable: () => {
        isFound = true;
      },
      FragmentSpread: ({ name }) => {
        const fragment = fragments[name.value];
        if (fragment) search(fragment);
      },
    });
  };
  if (node.selectionSet) search(node.selectionSet);
  return isFound;
});

/** Puts facets that have been completed before into the answer, and keeps those that were completed now. */
export const sharedFacets: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ contextValue }) => {
      answers.set(contextValue, []);
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      for (const { path, completed } of answers.get(contextValue) ?? []) {
        const keys = responsePathAsArray(path);
        const last = keys.pop() as string;
        // An error elsewhere may have removed the page.
        const page = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data);
        if (typeof page !== 'object' || page === null) continue;
        const holder = page as Record<string, unknown>;
        if (completed.value !== undefined) holder[last] = completed.value;
        else if (!errors) completed.value = holder[last];
      }
    },
  }),
};
