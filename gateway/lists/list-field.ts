import { maximumPageSize } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import type { RequestState } from '../auth/request-state.ts';
import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { nextTurn } from '../shared/event-loop.ts';
import { type CursorList, CursorPages, type Ties } from './cursor.ts';
import { type ColumnFacet, indexOf } from './list-index.ts';
import { noticeOf } from './read-part.ts';
import { asksFor, type LazyColumns, partsOfPage, type RequestedFields } from './requested-fields.ts';
import { facets, type Selected, select } from './select.ts';
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
  facets(args: { readonly columns: readonly string[] }): Promise<readonly ColumnFacet[]>;
}

/** The request for a page. */
interface Asked<Name extends string, Row> {
  readonly columns: CursorList<Name, Row>['columns'];
  readonly selection: Selection<Name>;
  /** Null when neither `after` is given nor `endCursor` asked for. */
  readonly pages: CursorPages<Name, Row> | null;
  /** Whether the rows' field is asked for. */
  readonly isSelected: (field: string) => boolean;
}

/** Rows whose first sort takes some 30 ms. */
const manyRows = 5_000;

class LazyPage<Name extends string, Row> implements ListPage<Row> {
  readonly #list: LoadedList<Row>;
  readonly #asked: Asked<Name, Row>;
  readonly #state: RequestState;
  #selected: Promise<Selected<Row>> | undefined;

  constructor(list: LoadedList<Row>, asked: Asked<Name, Row>, state: RequestState) {
    this.#list = list;
    this.#asked = asked;
    this.#state = state;
  }

  get #answer(): Promise<Selected<Row>> {
    this.#selected ??= this.#select();
    return this.#selected;
  }

  async #select(): Promise<Selected<Row>> {
    const { columns, selection, pages, isSelected } = this.#asked;
    const { further } = this.#list;
    const isNeeded = asksFor(further, selection) || further?.fields.some(isSelected);
    const rows = await this.#rowsFor(isNeeded, selection, pages?.ties);
    return this.#state.measure('select', () => select({ rows }, columns, selection, pages));
  }

  /** The rows, with lazy columns where they are needed. What takes a pass over many of them has a turn of its own. */
  async #rowsFor(
    isNeeded: boolean | undefined,
    selection: Selection<Name>,
    ties?: Ties<Name> | null,
  ): Promise<readonly Row[]> {
    const { further } = this.#list;
    const rows = further && isNeeded ? await further.read() : this.#list.rows;
    if (rows.length > manyRows && !indexOf(rows, this.#asked.columns).knows(selection, ties)) await nextTurn();
    return rows;
  }

  get nodes(): Promise<readonly Row[]> {
    return this.#answer.then(({ rows }) => {
      this.#state.rows += rows.length;
      // What an operation asks for beyond the rows of one page is completed list by list, with others between them.
      return this.#state.rows > maximumPageSize ? nextTurn().then(() => rows) : rows;
    });
  }

  get totalCount(): Promise<number> {
    return this.#answer.then(({ totalCount }) => totalCount);
  }

  get unfilteredCount(): number {
    return this.#list.rows.length;
  }

  get pageInfo(): PageInfo {
    return {
      hasNextPage: () => this.#answer.then(({ end, totalCount }) => end < totalCount),
      endCursor: () => this.#answer.then(({ last }) => (last && this.#asked.pages?.write(last)) ?? null),
    };
  }

  get asOf(): string {
    return this.#list.asOf;
  }

  get notice(): string | null {
    return noticeOf(this.#list);
  }

  async facets({ columns }: { readonly columns: readonly string[] }): Promise<readonly ColumnFacet[]> {
    const { columns: known, selection } = this.#asked;
    const { search, where } = selection;
    const rows = await this.#rowsFor(asksFor(this.#list.further, selection, columns), { search, where });
    return this.#state.measure('select', () => facets({ rows }, known, selection, columns as readonly Name[]));
  }
}

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
    const isByCursor = args.after != null || selectsField(info, ['pageInfo', 'endCursor']);
    const pages = isByCursor ? new CursorPages(list, args) : null;
    const loaded = await load(args, context, partsOfPage(args, info));
    const isSelected = (field: string) => selectsField(info, ['nodes', field]);
    const asked = { columns, selection: args, pages, isSelected };
    return Object.assign(new LazyPage(loaded, asked, context.state), loaded.facts);
  };
}
