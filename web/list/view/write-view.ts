import { pageSizes } from '../../../schema/limits.ts';
import { columnKey, filterKey, readableAddress, writeFilter } from '../../../schema/view-address.ts';
import { hiddenAtFirst, preferredView } from './preferred-view.ts';
import type { SearchFields } from './search-fields.ts';
import { columnNames, type View, type ViewShape } from './view.ts';

/**
 * The query string of a view, without `?`: search values always, so that the address still means the same tomorrow;
 * all else only where it differs from its default or from what the viewer prefers. `readView` reads it back.
 */
export function writeView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  view: View<Name, Fields>,
): string {
  const parameters = new URLSearchParams();
  const preferred = preferredView(shape);
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = view.values[name];
    if (value !== undefined) parameters.set(name, field.write(value));
  }
  if (view.search) parameters.set('search', view.search);
  for (const name of columnNames(shape.columns)) {
    const filter = view.filters[name];
    if (filter) parameters.set(filterKey(name, Object.keys(shape.fields)), writeFilter(filter));
  }
  if (view.sort) parameters.set('sort', `${view.sort.direction === 'DESC' ? '-' : ''}${columnKey(view.sort.column)}`);
  if (view.page !== 1) parameters.set('page', String(view.page));
  if (view.size !== pageSizes[0] || view.size !== preferred.size) parameters.set('size', String(view.size));
  const [hidden, usual] = [view.hidden.join(), hiddenAtFirst(shape.columns).join()];
  if (hidden !== usual || hidden !== preferred.hidden.join()) {
    parameters.set('hide', view.hidden.map(columnKey).join('~'));
  }
  const shown = view.shown ?? [];
  if (shown.length > 0 || preferred.shown) parameters.set('show', shown.map(columnKey).join('~'));
  if (view.density !== 'comfortable' || view.density !== preferred.density) parameters.set('density', view.density);
  if (view.open) parameters.set('open', view.open);
  return readableAddress(parameters);
}
