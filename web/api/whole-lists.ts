import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { from, map, mergeMap, of, toArray } from 'rxjs';
import { maximumPageSize } from '../../schema/limits.ts';

/** The variable by which an operation is asked page by page. */
const rowsBefore = 'rowsBefore';

/** Pages that are on their way at a time. */
const pagesAtOnce = 4;

/** How often a list is asked for anew that has grown or shrunk between its pages. */
const mostRounds = 3;

type Result = ApolloLink.Result;

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly key?: string }[];
}

/**
 * Answers operations with the variable `rowsBefore` as if their lists were one page: the gateway answers at most 200 rows, so
 * the others are asked for and joined. A page that fails is the answer.
 */
export const wholeLists = new ApolloLink((operation, forward) => {
  if (!hasPages(operation.query)) return forward(operation);
  const ask = (offset: number) => {
    const variables = { ...operation.variables, [rowsBefore]: offset };
    return forward(Object.create(operation, { variables: { value: variables, enumerable: true } }));
  };
  const round = (left: number): ReturnType<typeof forward> =>
    ask(0).pipe(
      mergeMap((first) => {
        const total = rowsOf(first);
        const offsets = Array.from(
          { length: Math.max(0, Math.ceil(total / maximumPageSize) - 1) },
          (_, index) => (index + 1) * maximumPageSize,
        );
        if (offsets.length === 0) return of(first);
        return from(offsets).pipe(
          mergeMap((offset) => ask(offset).pipe(map((result) => ({ offset, result }))), pagesAtOnce),
          toArray(),
          mergeMap((found) => {
            const others = found.sort((one, other) => one.offset - other.offset).map(({ result }) => result);
            const failed = others.find(({ errors }) => errors !== undefined);
            if (failed) return of(failed);
            const whole = joined([first, ...others]);
            const hasChanged = others.some((result) => rowsOf(result) !== total) || lacksRows(whole);
            return hasChanged && left > 0 ? round(left - 1) : of(whole);
          }),
        );
      }),
    );
  return round(mostRounds);
});

const hasPages = ({ definitions }: DocumentNode): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === rowsBefore),
  );

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'nodes' in value && 'totalCount' in value;

/** Rows of the longest list of an answer. */
const rowsOf = ({ data }: Result): number =>
  Math.max(0, ...Object.values(data ?? {}).map((value) => (isPage(value) ? value.totalCount : 0)));

/** Whether a list has fewer rows than it says: one that was added and one that went have moved a row between its pages. */
const lacksRows = ({ data }: Result): boolean =>
  Object.values(data ?? {}).some((value) => isPage(value) && value.nodes.length < value.totalCount);

/** The first answer with the rows of all, each once. */
function joined(results: readonly [Result, ...Result[]]): Result {
  const [first] = results;
  const lists = Object.entries(first.data ?? {}).map(([name, value]) => {
    if (!isPage(value)) return [name, value];
    const nodes = results.flatMap(({ data }) => (data?.[name] as Page | null)?.nodes ?? []);
    return [name, { ...value, nodes: [...new Map(nodes.map((node) => [node.key ?? node, node])).values()] }];
  });
  return { ...first, data: Object.fromEntries(lists) };
}
