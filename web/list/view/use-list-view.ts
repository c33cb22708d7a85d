import { skipToken } from '@apollo/client/react';
import { startTransition, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Columns } from '../../../schema/lists/column.ts';
import { usePreference } from '../../session/preferences.tsx';
import { isAtOverlay, notePage } from '../../ui/use-back-closes.ts';
import { type ListVariables, listVariables } from './list-variables.ts';
import { showQuery } from './screen-link.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';
import { partsOf, type View, type ViewChange } from './view.ts';
import { changePreference, readView, writeView } from './view-codec.ts';

/**
 * A report's view with the ways to change it. Changes go through the address: reload, shared links and Back keep them.
 * `Asked` are the variables that its search comes to.
 */
export interface ListView<Name extends string, Fields extends SearchFields, Asked extends object = object>
  extends View<Name, Fields> {
  readonly fields: Fields;
  /** What of the address could not be kept, in sentences. */
  readonly notes: readonly string[];
  /** Options of the generated hook: the variables, or nothing asked while a search field waits for its answer. */
  readonly request: { variables: Asked & ListVariables<Name> } | typeof skipToken;
  /**
   * Changes parts of the view. A change that follows from the view is a function of the latest one: what is drawn may be
   * older, for two changes can come before the first is drawn. `push` makes Back undo it, `replace` does not (typing);
   * what is found changes with search, filters and sort, so those go back to page 1 unless the change says another.
   * Hidden columns, density and size become the viewer's preference of this list.
   */
  readonly change: (change: ViewChange<Name, Fields>, how?: 'push' | 'replace', note?: string) => void;
}

/**
 * The view in the address of the current screen. `columns` and `fields` must be constants of a module. `list` is the name
 * under which preferences are stored; without it there are none.
 */
export function useListView<Name extends string, Fields extends SearchFields>(
  columns: Columns<Name, never>,
  fields: Fields,
  list?: string,
): ListView<Name, Fields, SearchValues<Fields>> {
  const { pathname, search: address, state } = useLocation();
  const navigate = useNavigate();
  const [preference, keep, latest] = usePreference(list);
  const shape = useMemo(() => ({ columns, fields, preference }), [columns, fields, preference]);
  const { view, notes, refused } = useMemo(() => readView(shape, new URLSearchParams(address)), [shape, address]);

  useEffect(() => showQuery(writeView(shape, view), refused), [shape, view, refused]);

  const change = useCallback<ListView<Name, Fields>['change']>(
    (wanted, how = 'push', note) => {
      // A correction that comes while the next screen loads must not lead back here.
      if (window.location.pathname !== pathname) return;
      // As address and preference are by now: two quick changes may come before the first is drawn.
      const { search: addressed } = window.location;
      const kept = latest();
      const isAsDrawn = addressed === address && kept === preference;
      const present = isAsDrawn ? view : readView({ ...shape, preference: kept }, new URLSearchParams(addressed)).view;
      const parts = partsOf(wanted, present);
      const isOtherList = ['values', 'search', 'filters', 'sort'].some((part) => part in parts);
      const { pagination } = present;
      const next = { ...present, ...(isOtherList && { pagination: { ...pagination, pageIndex: 0 } }), ...parts };
      const preferred = list ? changePreference(kept, parts, columns, pagination.pageSize) : kept;
      const text = writeView({ ...shape, preference: preferred }, next);
      const isStored = preferred === kept;
      if (isStored && text === writeView({ ...shape, preference: kept }, present) && !note) return;
      // Where photos were opened: closing them goes back there, and leaves no step behind.
      const under = view.open ? state?.under : address;
      const isBack = view.open && parts.open === '' && !note && under === (text && `?${text}`);
      // Both in one transition: no list is asked for by half of the change.
      startTransition(() => {
        if (!isStored) keep(preferred);
        if (!isStored && !note && `?${text}` === address) return;
        if (isBack) return navigate(-1);
        navigate(
          { search: text },
          { replace: how === 'replace' || isAtOverlay(), state: note || next.open ? { note, under } : null },
        );
        notePage();
      });
    },
    [pathname, address, state, view, shape, columns, list, preference, latest, keep, navigate],
  );

  return useMemo(() => {
    const variables = listVariables(shape, view);
    const note = typeof state?.note === 'string' ? state.note : null;
    return {
      ...view,
      fields,
      notes: note ? [...notes, note] : notes,
      request: variables ? { variables } : skipToken,
      change,
    };
  }, [view, shape, fields, notes, state, change]);
}

/** The view of a list that is asked with more variables than its address has. */
export function askedWith<Name extends string, Fields extends SearchFields, Asked extends object, More extends object>(
  view: ListView<Name, Fields, Asked>,
  more: More,
): ListView<Name, Fields, Asked & More> {
  const { request } = view;
  return {
    ...view,
    request: typeof request === 'object' ? { variables: { ...request.variables, ...more } } : request,
  };
}
