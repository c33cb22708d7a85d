import {
  defaultFieldResolver,
  type GraphQLArgument,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { readsTexts } from '../../schema/personal-texts.ts';
import type { Context } from '../app-context.ts';
import { directiveOf } from '../shared/directives.ts';
import { codedError } from '../shared/errors.ts';
import { memoizeByKey } from '../shared/memoize.ts';
import type { Bearer } from '../upstream/caller.ts';
import { isUpstreamFault } from '../upstream/faults.ts';
import { type Role, roles, type Viewer } from './viewer.ts';

type RootField = GraphQLField<unknown, Context>;

/**
 * Enforces the SDL's `@requires`, `@public`, `@personal` and `@extension`: each field of Query and Mutation answers only to its
 * role, and only if the service has the extensions that it and its given arguments need. Changes the schema and returns it.
 * Throws when a root field has neither `@requires` nor `@public`, or both.
 */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    const isMutation = type === schema.getMutationType();
    for (const field of Object.values(type?.getFields() ?? {}) as RootField[]) {
      const least = leastRole(field, `${type?.name}.${field.name}`);
      const resolve = field.resolve ?? defaultFieldResolver;
      if (least === null) continue;
      const own = extensionOf(field);
      const ofArguments = field.args.map((argument) => ({ name: argument.name, extension: extensionOf(argument) }));
      const isOpenToDue = opensToDue(field);
      field.resolve = (parent, args, caller, info) => {
        const context = isOpenToDue && caller.dueViewer ? { ...caller, viewer: caller.dueViewer } : caller;
        assertMayAsk(context, { field, least, isMutation });
        const given = ofArguments.flatMap(({ name, extension }) => (args[name] == null ? [] : (extension ?? [])));
        const needed = own === null ? given : [own, ...given];
        if (needed.length === 0) return resolve(parent, args, context, info);
        const all = Promise.all(needed.map((extension) => assertExtension(context, extension)));
        return all.then(() => resolve(parent, args, context, info));
      };
    }
  }
  return schema;
}

/** The least role that may ask for a root field; null when it is public. */
export function leastRole({ astNode }: RootField, name: string): Role | null {
  const requires = directiveOf(astNode, 'requires');
  const isPublic = directiveOf(astNode, 'public') !== null;
  if ((requires !== null) === isPublic) throw new Error(`${name} must have either @requires(role:) or @public.`);
  if (!requires) return null;
  const role = roles.find((candidate) => candidate === requires.role);
  if (!role) throw new Error(`${name}: @requires names no role.`);
  return role;
}

/** Name of the extension that a root field or an argument needs; null for none. */
export const extensionOf = ({ astNode }: Pick<RootField, 'astNode'> | GraphQLArgument): string | null =>
  (directiveOf(astNode, 'extension')?.name as string | undefined) ?? null;

/** Whether a root field answers those too whose password was reset. */
export const opensToDue = ({ astNode }: Pick<RootField, 'astNode'>): boolean =>
  directiveOf(astNode, 'requires')?.whilePasswordDue === true;

/** Whether a root field answers only people who signed in, and no machine token. */
export const isPersonal = ({ astNode }: Pick<RootField, 'astNode'>): boolean =>
  directiveOf(astNode, 'personal') !== null;

/** Version of an extension of the service; 0 where the service has none, or cannot be asked now. */
export async function extensionVersion(name: string, context: Context): Promise<number> {
  try {
    return (await context.extensions.read(bearer(context))).get(name) ?? 0;
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    return 0;
  }
}

/** Throws UNAUTHENTICATED without a viewer, FORBIDDEN when the viewer's role or machine token does not allow the field. */
export function assertMayAsk(
  context: Context,
  { field, least, isMutation = false }: { field: RootField; least: Role; isMutation?: boolean },
): void {
  const { machineToken } = assertRole(context, least);
  if (!machineToken) return;
  if (isPersonal(field)) throw codedError('FORBIDDEN', 'A machine token may not do this. Sign in as a person.');
  if (isMutation && machineToken.isReadOnly) throw codedError('FORBIDDEN', 'This machine token may only read.');
  if (machineToken.operations && !machineToken.operations.includes(field.name)) {
    throw codedError('FORBIDDEN', `This machine token may not ask for ${field.name}.`);
  }
}

/** Throws as `assertMayAsk` and `assertExtension` for a root field that is answered as a file. */
export async function assertMayDownload(context: Context, field: RootField): Promise<void> {
  const least = leastRole(field, field.name);
  if (least) assertMayAsk(context, { field, least });
  const extension = extensionOf(field);
  if (extension) await assertExtension(context, extension);
}

/** Whether the caller's role or machine token allows the field. */
export function mayAsk(context: Context, asked: Parameters<typeof assertMayAsk>[1]): boolean {
  try {
    assertMayAsk(context, asked);
    return true;
  } catch {
    return false;
  }
}

/** Created once for each name, since the stack costs time and without extensions every page of records has the error. */
const extensionMissing = memoizeByKey(100, (name: string) => {
  const message = `The attendance service of this company does not have the extension ${name}.`;
  return codedError('EXTENSION_MISSING', message, { extension: name });
});

/**
 * Throws EXTENSION_MISSING when the service does not have the extension, or has an older version of it, and what reading
 * its list throws.
 */
export async function assertExtension(context: Context, name: string, version = 1): Promise<void> {
  const versions = await context.extensions.read(bearer(context));
  if ((versions.get(name) ?? 0) < version) throw extensionMissing(version > 1 ? `${name}, version ${version}` : name);
}

/** Whether the caller reads what officers have written about people (schema/personal-texts.ts). */
export const mayReadTexts = ({ viewer, state }: Pick<Context, 'viewer' | 'state'>): boolean =>
  !state.isOfAssistant && viewer !== null && readsTexts(viewer.role);

/** The error for a caller who must sign in; it says what is wrong with the token, if one came. */
export const signInFirst = ({ viewerFault }: Pick<Context, 'viewerFault'>): GraphQLError =>
  viewerFault ?? codedError('UNAUTHENTICATED', 'Sign in first: this needs a bearer token.');

/** Throws UNAUTHENTICATED without a viewer, FORBIDDEN when the viewer's role is below `least`. */
export function assertRole(context: Context, least: Role): Viewer {
  const { viewer } = context;
  if (!viewer) throw signInFirst(context);
  if (roles.indexOf(viewer.role) < roles.indexOf(least)) {
    throw codedError('FORBIDDEN', `This needs the role ${least.toLowerCase()}; yours is ${viewer.role.toLowerCase()}.`);
  }
  return viewer;
}

/** The caller for upstream calls. Throws UNAUTHENTICATED without a viewer. */
export function bearer(context: Context): Bearer {
  const { userID: user, group } = assertRole(context, 'USER');
  const { token, key, state } = context;
  return {
    token: token ?? '',
    key: key ?? '',
    user,
    ...(group !== null && { group }),
    state,
    isPatient: state.isPatient,
  };
}

/**
 * The viewer, for fields that the gateway answers without upstream. Upstream must have accepted the token within five
 * seconds, so that a deactivated user gets no answer; while upstream is away, a signature that the gateway has checked is
 * enough. Throws UNAUTHENTICATED.
 */
export async function confirmedViewer(context: Context): Promise<Viewer> {
  const { viewer, areTokensChecked } = context;
  const caller = bearer(context);
  // createContext has asked upstream.
  if (viewer?.machineToken) return viewer;
  try {
    await context.lists.confirm(caller);
  } catch (error) {
    if (!areTokensChecked || !isUpstreamFault(error)) throw error;
  }
  return viewer as Viewer;
}
