import type { Columns } from '../../schema/columns/column.ts';
import type { Context } from '../request/context.ts';
import type { RequestState } from '../request/request-state.ts';
import { facets } from './facets.ts';
import type { ColumnFacet } from './list-index.ts';
import { type Selected, select } from './select.ts';
import { checkSelection, type Selection } from './selection.ts';
import type { StoredList } from './store.ts';

/** How a list field gets its whole list: usually one read of the list store under the caller's token. */
export type ListLoader<Args, Row> = (args: Args, context: Context) => Promise<StoredList<Row>>;

/** The answer of every list field; each part is worked out when it is asked for. */
export interface ListPage<Row> {
  /** Rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: Promise<readonly Row[]>;
  /** The whole list that they come from: the same array for everybody. */
  readonly version: readonly Row[];
  /** Rows that pass search and where, over all pages. */
  readonly totalCount: Promise<number>;
  /** When upstream revalidated the list: ISO with offset. */
  readonly asOf: string;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** Values with counts, as facets.ts counts them. */
  facets(args: { readonly columns: readonly string[] }): Promise<readonly ColumnFacet[]>;
}

class LazyPage<Name extends string, Row> implements ListPage<Row> {
  readonly #list: StoredList<Row>;
  readonly #columns: Columns<Name, Row>;
  readonly #selection: Selection<Name>;
  readonly #state: RequestState;
  #selected: Promise<Selected<Row>> | undefined;

  constructor(list: StoredList<Row>, columns: Columns<Name, Row>, selection: Selection<Name>, state: RequestState) {
    this.#list = list;
    this.#columns = columns;
    this.#selection = selection;
    this.#state = state;
  }

  get #answer(): Promise<Selected<Row>> {
    this.#selected ??= this.#state.measure('select', () => select(this.#list, this.#columns, this.#selection));
    return this.#selected;
  }

  get version(): readonly Row[] {
    return this.#list.rows;
  }

  get nodes(): Promise<readonly Row[]> {
    return this.#answer.then(({ rows }) => {
      this.#state.rows += rows.length;
      return rows;
    });
  }

  get totalCount(): Promise<number> {
    return this.#answer.then(({ totalCount }) => totalCount);
  }

  get asOf(): string {
    return this.#list.asOf;
  }

  get notice(): string | null {
    return this.#list.notice;
  }

  facets({ columns }: { readonly columns: readonly string[] }): Promise<readonly ColumnFacet[]> {
    return this.#state.measure('select', () =>
      facets(this.#list, this.#columns, this.#selection, columns as readonly Name[]),
    );
  }
}

/**
 * The resolver of a list field: checks the selection before any call, loads the whole list, and
 * answers the page. Throws BAD_USER_INPUT with `extensions.field`, and what `load` throws.
 */
export function listField<Args, Row, ColumnName extends string>(
  columns: Columns<ColumnName, Row>,
  load: ListLoader<Args, Row>,
): (parent: unknown, args: Args & Selection<ColumnName>, context: Context) => Promise<ListPage<Row>> {
  return async (_parent, args, context) => {
    checkSelection(columns, args);
    return new LazyPage(await load(args, context), columns, args, context.state);
  };
}
