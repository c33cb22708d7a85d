/**
 * Lists that graphql-js does not complete value by value. Reasons (decisions 03 and 04): long lists take a third of the CPU,
 * and are written in slices while they are read, so no other request waits for them.
 */
import { randomUUID } from 'node:crypto';
import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  responsePathAsArray,
} from 'graphql';
import type { Context } from '../app-context.ts';
import { isPage } from '../lists/declared-list.ts';
import { versionName } from '../lists/list-versions.ts';
import { codeOf } from '../shared/errors.ts';
import { mustYield, promiseInTurns, slices, yieldToEventLoop } from '../shared/event-loop.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { leftToExecution, listPlan, type Projection } from './projection.ts';

/** Lists with fewer items are projected before the answer is written; longer ones while it is sent. */
const fewestStreamed = 500;

/** A list of an answer: projected items, or items to project while the answer is sent. */
interface ProjectedList {
  readonly path: GraphQLResolveInfo['path'];
  readonly items: readonly unknown[];
  /** The whole list that the items come from. */
  readonly version: readonly unknown[];
  /** Null when the items have been projected. */
  readonly project: Projection | null;
}

/** The projected lists of one answer. */
class ProjectedLists {
  readonly #lists: ProjectedList[] = [];
  readonly #context: unknown;

  constructor(context: unknown) {
    this.#context = context;
  }

  /**
   * The list that the execution completes: an empty one where the list is projected, else the list itself. `version` is the
   * whole list from which the items of a long list are taken.
   */
  take(items: readonly unknown[], version: readonly unknown[], info: GraphQLResolveInfo, isShared: boolean) {
    const plan = listPlan(info);
    const project = plan && isShared ? sharedProjection(plan) : plan;
    if (items.length >= fewestStreamed) return this.#stream(items, version, project, info.path);
    if (!project) return items;
    const take = () => this.#project(items, project, info.path);
    // Another list of this answer may have used up the turn of the event loop.
    return mustYield() ? yieldToEventLoop().then(take) : take();
  }

  #project(items: readonly unknown[], project: Projection, path: ProjectedList['path']): readonly unknown[] {
    try {
      const projected = items.map((item) => project(item, this.#context));
      this.#lists.push({ path, items: projected, version: items, project: null });
      return [];
    } catch (error) {
      rethrowBadInput(error);
      return items;
    }
  }

  async #stream(
    items: readonly unknown[],
    version: readonly unknown[],
    project: Projection | null,
    path: ProjectedList['path'],
  ) {
    if (!project || !(await areProjectable(version, project, this.#context))) return promiseInTurns(items);
    this.#lists.push({ path, items, version, project });
    return [];
  }

  /** Puts the short lists into the answer and marks for the long ones; answers the long ones. */
  putInto(data: unknown): readonly StreamedList[] {
    const streamed: StreamedList[] = [];
    for (const { path, items, version, project } of this.#lists) {
      const keys = responsePathAsArray(path);
      const last = keys.pop() as string;
      // An error elsewhere may have removed the object that has the list.
      const holder = keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], data);
      if (typeof holder !== 'object' || holder === null) continue;
      let placed = items;
      if (project) {
        const mark = randomUUID();
        placed = [mark];
        streamed.push({ mark: JSON.stringify(mark), items, version, project: (item) => project(item, this.#context) });
      }
      (holder as Record<string, unknown>)[last] = placed;
    }
    return streamed;
  }
}

/** A list whose items replace the mark in the text of the answer; nobody can guess the mark. */
interface StreamedList {
  readonly mark: string;
  readonly items: readonly unknown[];
  readonly version: readonly unknown[];
  readonly project: (item: unknown) => unknown;
}

/** Throws the error for a wrong argument within rows, which is wrong for every row. */
function rethrowBadInput(error: unknown): void {
  if (codeOf(error) === 'BAD_USER_INPUT') throw error;
}

/** Whether every item of the version can be projected. Checked once for each plan and version. */
const areProjectable = async (version: readonly unknown[], project: Projection, context: unknown) => {
  const check = checkOf(version, project);
  check.result ??= checkAll(version, project, context);
  const fault = await check.result;
  if (fault) rethrowBadInput(fault);
  return fault === null;
};

const checkOf = memoizeByIdentity(
  (_version: readonly unknown[], _project: Projection): { result?: Promise<unknown> } => ({}),
);

async function checkAll(version: readonly unknown[], project: Projection, context: unknown): Promise<unknown> {
  try {
    for (let index = 0; index < version.length; index++) {
      if (index % 100 === 0 && mustYield()) await yieldToEventLoop();
      project(version[index], context);
    }
    return null;
  } catch (error) {
    return error ?? leftToExecution;
  }
}

const projectOnce = memoizeByIdentity((item: object, project: Projection): unknown => project(item, null));

/** The projection with a cache by object, for all callers. */
const sharedProjection =
  (project: Projection): Projection =>
  (item, context) =>
    typeof item === 'object' && item !== null ? projectOnce(item, project) : project(item, context);

/** Whether the type and all types in it have no resolvers. */
function hasNoResolvers(type: GraphQLNamedType, seen = new Set<GraphQLNamedType>()): boolean {
  if (!isObjectType(type)) return isLeafType(type);
  if (seen.has(type)) return true;
  seen.add(type);
  return Object.values(type.getFields()).every(
    (field) => !field.resolve && hasNoResolvers(getNamedType(field.type), seen),
  );
}

const answers = new WeakMap<object, ProjectedLists>();

/** Schemas whose lists are projected. */
const planned = new WeakSet<GraphQLSchema>();

/** A field whose value is an array; the page has the whole list as `version`. */
type ListField = GraphQLField<{ readonly version?: readonly unknown[] }, Context>;

/**
 * Makes `nodes` and `facets` of every page use a projection of their selection, instead of graphql-js's completion of each
 * value, where the plugin `projectLists` runs. Changes the schema, once, and returns it.
 */
export function planLists(schema: GraphQLSchema): GraphQLSchema {
  if (planned.has(schema)) return schema;
  planned.add(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isPage(type)) continue;
    const { nodes, facets } = type.getFields();
    planField(nodes as ListField, false);
    // Facets stay the same as long as the list does, and every page asks for them.
    if (facets) planField(facets as ListField, hasNoResolvers(getNamedType(facets.type)));
  }
  return schema;
}

function planField(field: ListField, isShared: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const lists = answers.get(context);
    const take = (value: unknown) =>
      lists && Array.isArray(value) ? lists.take(value, source.version ?? value, info, isShared) : value;
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(take) : take(value);
  };
}

const streamedLists = new WeakMap<HTTPGraphQLRequest, readonly StreamedList[]>();

/** Projects the lists of every operation; graphql-js and Apollo Server do all else. */
export const projectLists: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ contextValue }) => {
      answers.set(contextValue, new ProjectedLists(contextValue));
    },
    willSendResponse: async ({ request, response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const streamed = answers.get(contextValue)?.putInto(response.body.singleResult.data) ?? [];
      if (streamed.length > 0 && request.http) streamedLists.set(request.http, streamed);
    },
  }),
};

/** An answer whose long lists are written while it is read. */
interface StreamedAnswer {
  /** The answer with each list replaced by the name of its version: equal for equal requests to equal lists. */
  readonly name: string;
  /** Writes the lists into the answer's text, part by part. */
  write(text: string): AsyncIterable<string>;
}

/** The answer to the request when it has long lists that are not written yet; else null. */
export function streamedAnswer(request: HTTPGraphQLRequest, executed: string): StreamedAnswer | null {
  const lists = streamedLists.get(request);
  if (!lists) return null;
  const name = lists.reduce(
    (text, { mark, version }) => text.replace(mark, () => JSON.stringify(versionName(version))),
    executed,
  );
  return { name, write: (text) => writeLists(text, lists) };
}

async function* writeLists(text: string, lists: readonly StreamedList[]): AsyncGenerator<string> {
  const marked = lists.map((list) => ({ ...list, index: text.indexOf(list.mark) })).sort((a, b) => a.index - b.index);
  let written = 0;
  for (const { mark, items, project, index } of marked) {
    yield text.slice(written, index);
    yield* slices(items, (slice, start) => {
      const part = JSON.stringify(slice.map(project)).slice(1, -1);
      return start > 0 ? `,${part}` : part;
    });
    written = index + mark.length;
  }
  yield text.slice(written);
}
