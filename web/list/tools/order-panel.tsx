import { SelectField } from '../../ui/select-field.tsx';
import { useShownReport } from '../report/report-context.ts';

/** The order of the rows, where they are cards and have no headings too. */
export function OrderPanel() {
  const { screen, onSort } = useShownReport();
  const { columns, view } = screen;
  const { sort } = view;
  return (
    <div className="column-filter">
      <h2 className="popover-title">Order</h2>
      <div className="column-filter-fields">
        <SelectField
          label="Sort by"
          value={sort?.column ?? ''}
          onChange={({ target: { value } }) =>
            onSort((latest) => (value ? { column: value, direction: latest?.direction ?? 'ASC' } : null))
          }
          placeholder="Default order"
          options={Object.entries(columns).map(([name, { header }]) => ({ value: name, label: header }))}
        />
        <SelectField
          label="Direction"
          value={sort?.direction ?? 'ASC'}
          disabled={!sort}
          onChange={({ target }) =>
            onSort((latest) => latest && { ...latest, direction: target.value === 'DESC' ? 'DESC' : 'ASC' })
          }
          options={directions}
        />
      </div>
    </div>
  );
}

const directions = [
  { value: 'ASC', label: 'Ascending' },
  { value: 'DESC', label: 'Descending' },
];
