import { officeColumns } from '../../../schema/lists/offices.ts';
import { useOfficesQuery } from '../../api/generated/offices.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { today } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import './office-list.css';
import { Badge } from '../../ui/badge.tsx';
import { AddOffice } from './add-office.tsx';
import { AddedOffices } from './added-offices.tsx';
import { type OfficeRow, useAddedOffices } from './use-added-offices.ts';

const noSearch = {};
const sampleNote =
  'Sample data: the attendance service has no call for units. What you add here stays in this browser session.';
const whyNot = 'Units cannot be deleted here: they are sample data.';

const columns = drawColumns(officeColumns, {
  DISTRICT: { minSize: 140 },
  UNIT: {
    minSize: 260,
    cell: ({ unit, isSample }: OfficeRow) => (
      <span className="row">
        <span>{unit}</span>
        {isSample && <Badge>Sample data</Badge>}
      </span>
    ),
  },
  UNIT_CODE: { minSize: 110 },
  CREATED_ON: { minSize: 120 },
});

const actions = {
  width: 76,
  draw: ({ unit }: OfficeRow) => <RowAction action="delete" row={unit} label={`Delete ${unit}. ${whyNot}`} isOff />,
};

/** All Units: office locations, which are sample data, for no call exists for them. */
export function OfficeList() {
  const view = useListView(columns, noSearch, 'offices');
  const result = useOfficesQuery(view.request);
  const [added, addOffice] = useAddedOffices();
  const { key, isOpen, open, close } = useDialog();

  function add(district: string, unit: string) {
    addOffice(district, unit, today());
    close();
    showToast({ kind: 'info', title: 'Added for this browser session', message: 'It is not saved anywhere.' });
  }

  return (
    <>
      <ReportPage
        title="All Units"
        list="offices"
        columns={columns}
        view={{ ...view, notes: [...view.notes, sampleNote] }}
        result={result}
        actions={actions}
      >
        <AddButton label="Add" onClick={() => open()} />
      </ReportPage>
      {added.length > 0 && <AddedOffices offices={added} />}
      <AddOffice key={key} isOpen={isOpen} onClose={close} onAdd={add} />
    </>
  );
}
