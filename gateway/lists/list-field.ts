import type { Facet } from '../../schema/generated/types.ts';
import { maximumPageSize } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { nextTurn } from '../shared/event-loop.ts';
import { type CursorList, CursorPages } from './cursor.ts';
import { noticeOf } from './read-part.ts';
import { type LazyColumns, partsOfPage, type RequestedFields, rowsFor } from './requested-fields.ts';
import { facets, isWorkedOut, type Selected, select } from './select.ts';
import { checkSelection, type Selection } from './selection.ts';
import type { StoredList } from './store.ts';

/** Loads the whole list of a field, usually by one read of the list store under the caller's token. */
export type ListLoader<Args, Row> = (args: Args, context: Context, asked: RequestedFields) => Promise<LoadedList<Row>>;

/** A loaded list with the further fields of its SDL type, such as the state of its sources. */
export interface LoadedList<Row, Facts extends object = object> extends StoredList<Row> {
  readonly facts?: Facts;
  readonly further?: LazyColumns<Row>;
  /** Why no file is made of it, which cannot show what is missing; null, or left out, where it is whole. */
  readonly unfit?: unknown;
}

/** The end of a page. */
interface PageInfo {
  /** Whether more rows follow. */
  hasNextPage(): Promise<boolean>;
  /** Cursor of the last row; null for a page without rows. */
  endCursor(): Promise<string | null>;
}

/** The model of every page of a list; each field is worked out when it is asked for. */
export interface ListPage<Row> {
  /** Rows of the page in the requested order, else in upstream's. */
  readonly nodes: Promise<readonly Row[]>;
  /** Number of rows on all pages, after search and where. */
  readonly totalCount: Promise<number>;
  /** Number of rows without search and where. */
  readonly unfilteredCount: number;
  readonly pageInfo: PageInfo;
  /** When upstream revalidated the list: ISO with offset. */
  readonly asOf: string;
  /** `No record found` when upstream answered neither success nor error, and which parts of rows could not be read; else null. */
  readonly notice: string | null;
  /** Values with counts, as `facets` counts them. */
  facets(args: { readonly columns: readonly string[] }): Promise<readonly Facet[]>;
}

/** Rows whose first sort takes some 30 ms. */
const manyRows = 5_000;

/**
 * Creates the resolver of a list field. It checks the selection before any call, loads the list and answers the page. Throws
 * BAD_USER_INPUT with `extensions.field`, and what `load` throws.
 */
export function listField<Args, Row, ColumnName extends string>(
  list: CursorList<ColumnName, Row>,
  load: ListLoader<Args, Row>,
): (
  parent: unknown,
  args: Args & Selection<ColumnName>,
  context: Context,
  info: SelectedBelow,
) => Promise<ListPage<Row>> {
  const { columns } = list;
  return async (_parent, args, context, info) => {
    checkSelection(columns, args);
    const { state } = context;
    const isByCursor = args.after != null || selectsField(info, ['pageInfo', 'endCursor']);
    const pages = isByCursor ? new CursorPages(list, args) : null;
    const loaded = await load(args, context, partsOfPage(args, info));
    const { further, facts, asOf } = loaded;
    /** What takes a pass over many rows has a turn of its own. */
    const inTurn = async (rows: readonly Row[], selection: Selection<ColumnName>, isPaged = false) => {
      if (rows.length > manyRows && !isWorkedOut(rows, columns, selection, isPaged)) await nextTurn();
    };
    const selectRows = async () => {
      const isSelected = further?.fields.some((field) => selectsField(info, ['nodes', field]));
      const rows = await rowsFor(loaded, args, [], isSelected);
      await inTurn(rows, args, pages !== null);
      return state.measure('select', () => select({ rows }, columns, args, pages));
    };
    let selected: Promise<Selected<Row>> | undefined;
    const answer = () => {
      selected ??= selectRows();
      return selected;
    };
    return {
      ...facts,
      get nodes() {
        return answer().then(async ({ rows }) => {
          state.rows += rows.length;
          // What an operation asks for beyond the rows of one page is completed list by list, with others between them.
          if (state.rows > maximumPageSize) await nextTurn();
          return rows;
        });
      },
      get totalCount() {
        return answer().then(({ totalCount }) => totalCount);
      },
      unfilteredCount: loaded.rows.length,
      pageInfo: {
        hasNextPage: async () => {
          const { end, totalCount } = await answer();
          return end < totalCount;
        },
        endCursor: async () => {
          const { endCursor } = await answer();
          return endCursor?.() ?? null;
        },
      },
      asOf,
      get notice() {
        return noticeOf(loaded);
      },
      async facets({ columns: counted }) {
        const { search, where } = args;
        const rows = await rowsFor(loaded, args, counted);
        await inTurn(rows, { search, where });
        return state.measure('select', () => facets({ rows }, columns, args, counted as readonly ColumnName[]));
      },
    };
  };
}
