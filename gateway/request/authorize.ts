import { defaultFieldResolver, type GraphQLField, type GraphQLSchema } from 'graphql';
import { codedError } from '../errors.ts';
import type { Bearer } from '../rest/caller.ts';
import type { Context } from './context.ts';
import { type Role, roles, type Viewer } from './viewer.ts';

type RootField = GraphQLField<unknown, Context>;

/**
 * Puts the SDL's `@requires`, `@public` and `@extension` in force: each field of Query and Mutation answers only to the
 * roles it names, and where the service has what it needs. Changes the schema given and returns it. Throws at start when a root field has neither or both.
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {}) as RootField[]) {
      const least = leastRole(field, `${type?.name}.${field.name}`);
      const resolve = field.resolve ?? defaultFieldResolver;
      if (least === null) continue;
      const extension = extensionOf(field);
      field.resolve = (parent, args, context, info) => {
        assertRole(context, least);
        if (extension === null) return resolve(parent, args, context, info);
        return assertExtension(context, extension).then(() => resolve(parent, args, context, info));
      };
    }
  }
  return schema;
}

/** The least role a root field asks for; null when it is public. */
export function leastRole(field: RootField, name: string): Role | null {
  const directives = field.astNode?.directives ?? [];
  const requires = directives.find((directive) => directive.name.value === 'requires');
  const isPublic = directives.some((directive) => directive.name.value === 'public');
  if (Boolean(requires) === isPublic) throw new Error(`${name} must have either @requires(role:) or @public.`);
  if (!requires) return null;
  const value = requires.arguments?.[0]?.value;
  const role = roles.find((candidate) => value?.kind === 'EnumValue' && value.value === candidate);
  if (!role) throw new Error(`${name}: @requires names no role.`);
  return role;
}

/** Name of the extension that a root field needs; null for none. */
export function extensionOf(field: RootField): string | null {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'extension');
  const value = directive?.arguments?.[0]?.value;
  return value?.kind === 'StringValue' ? value.value : null;
}

/** Throws EXTENSION_MISSING when the service does not have the extension, and what reading its list throws. */
export async function assertExtension(context: Context, name: string): Promise<void> {
  const versions = await context.extensions.read(bearer(context));
  if (versions.has(name)) return;
  const message = `The attendance service of this company does not have the extension ${name}.`;
  throw codedError('EXTENSION_MISSING', message, { extension: name });
}

/** Throws UNAUTHENTICATED without a viewer, FORBIDDEN when the viewer's role is below `least`. */
export function assertRole(context: Context, least: Role): Viewer {
  const { viewer } = context;
  if (!viewer) throw context.viewerFault ?? codedError('UNAUTHENTICATED', 'Sign in first: this needs a bearer token.');
  if (roles.indexOf(viewer.role) < roles.indexOf(least)) {
    throw codedError('FORBIDDEN', `This needs the role ${least.toLowerCase()}; yours is ${viewer.role.toLowerCase()}.`);
  }
  return viewer;
}

/** The caller of upstream calls; throws UNAUTHENTICATED without a viewer. */
export function bearer(context: Context): Bearer {
  const { userID: user } = assertRole(context, 'USER');
  const { token, key, state } = context;
  return { token: token ?? '', key: key ?? '', user, state };
}
