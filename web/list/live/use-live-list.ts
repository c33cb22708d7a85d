import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ComponentType, useState } from 'react';
import { today } from '../../session/today.ts';
import type { SearchFields } from '../view/search-fields.ts';
import type { ListView } from '../view/use-list-view.ts';

/** What a poll answers: the news of the list under its field's name, and how soon another can say something new. */
export interface LiveNews {
  readonly overview: { readonly refreshAfter: number } | null;
  readonly [list: string]: unknown;
}

/** How a list of a running day is followed, a constant of the screen's module. */
export interface LiveSource {
  /** Asks for the number of rows and the keys of the newest, by the list's own arguments, search and filters. */
  readonly document: TypedDocumentNode<LiveNews, never>;
  /** The part of the report that follows the list. */
  readonly List: ComponentType<LiveListProps>;
}

/** The order in which the newest rows are the first. */
const newest = { id: 'ATTENDANCE_DATE', desc: true };

/** What the part that follows a list takes besides its report. */
export interface LiveListProps {
  readonly news: LiveSource['document'];
  readonly variables: object;
  /** Whether the newest rows are on this page of a list of so many. */
  readonly shown: (total: number) => boolean;
  readonly goToNewest: () => void;
  readonly onFresh: (keys: ReadonlySet<string>) => void;
}

const none: ReadonlySet<string> = new Set();

/** Which rows of a list have come, and what of its view follows it: null for a list that does not go on. */
export function useLiveList<Name extends string, Fields extends SearchFields>(
  source: LiveSource | undefined,
  view: ListView<Name, Fields>,
) {
  const [fresh, setFresh] = useState(none);
  const { change, pagination, sort, request } = view;
  const isOn = source && (view.values as { date?: string }).date === today() && typeof request === 'object';
  if (!isOn || !('variables' in request)) return { fresh: none, part: null };
  const { orderBy, first, offset, facets, ...variables } = request.variables;
  const isNewestFirst = sort[0]?.id === newest.id && sort[0].desc;
  const part = {
    List: source.List,
    news: source.document,
    variables,
    shown: (total: number) => pagination.pageIndex === 0 && (isNewestFirst || total <= pagination.pageSize),
    goToNewest: () => change({ sort: [newest], open: '' }),
    onFresh: setFresh,
  };
  return { fresh, part };
}
