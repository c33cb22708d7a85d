import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { maximumTextLength } from '../../../schema/limits.ts';
import { officeColumns } from '../../../schema/lists/offices.ts';
import { districts } from '../../../schema/organisation.ts';
import { type OfficesRowFragment, useOfficesQuery } from '../../api/generated/offices.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { today } from '../../session/today.ts';
import { AddButton } from '../../ui/add-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowAction } from '../../ui/row-action.tsx';
import { requiredChoice, requiredText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useForm } from '../../ui/use-form.ts';

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
  const report = useList('offices', columns, noSearch, useOfficesQuery);
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
        {...report}
        title="All Units"
        view={{ ...report.view, notes: [...report.view.notes, sampleNote] }}
        actions={actions}
      >
        <AddButton label="Add" onClick={() => open()} />
      </ReportPage>
      {added.length > 0 && <AddedOffices offices={added} />}
      <AddOffice key={key} isOpen={isOpen} onClose={close} onAdd={add} />
    </>
  );
}

/** Districts of this form: the first 19, numbered. */
const numberedDistricts = districts.slice(0, 19).map((district, index) => ({
  value: district,
  label: `${index + 1}. ${district}`,
}));

const schema = z.object({ district: requiredChoice('district'), unit: requiredText('office location') });

/** `Add` of the units screen: for this browser session only, and it says so. */
function AddOffice({ isOpen, onClose, onAdd }: AddOfficeProps) {
  const form = useForm({
    schema,
    values: { district: '', unit: '' },
    send: ({ district, unit }) => onAdd(district, unit),
  });
  return (
    <ModalForm title="Add Unit" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Add">
      <SelectField
        label="District"
        {...form.field('district')}
        options={numberedDistricts}
        placeholder="Choose…"
        required
      />
      <TextField
        label="Office Location"
        {...form.field('unit')}
        autoComplete="off"
        maxLength={maximumTextLength}
        required
      />
      <p className="note">The unit is added for this browser session only. It is not saved anywhere.</p>
    </ModalForm>
  );
}

interface AddOfficeProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (district: string, unit: string) => void;
}

/** The units that were added in this browser session, apart from the list, which knows nothing of them. */
function AddedOffices({ offices }: { offices: readonly OfficeRow[] }) {
  return (
    <Panel style={{ marginTop: 16 }} title="Added in this browser session">
      <p>Not saved anywhere. Search, filters and downloads leave these rows out.</p>
      <chakra.table width="100%" css={{ '& :is(th, td)': { padding: '6px 8px', textAlign: 'start' } }}>
        <thead>
          <tr>
            <th scope="col">District</th>
            <th scope="col">Unit</th>
            <th scope="col">Created Date</th>
          </tr>
        </thead>
        <tbody>
          {offices.map(({ key, district, unit, createdOn }) => (
            <tr key={key}>
              <td>{district}</td>
              <td className="row">
                <span>{unit}</span>
                <Badge>This session only</Badge>
              </td>
              <td>{createdOn}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  );
}

/** A row of the units table: a sample, or one that was added in this browser session. */
type OfficeRow = OfficesRowFragment;

const storageKey = 'added-units';

const storedRows = z.array(
  z.object({
    key: z.string(),
    district: z.string(),
    unit: z.string(),
    unitCode: z.string(),
    createdOn: z.string(),
    isSample: z.literal(false),
  }),
);

/** The units that a stored text holds; none when it cannot be read. */
export function readAddedOffices(text: string | null): readonly OfficeRow[] {
  try {
    return storedRows.parse(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/**
 * Units added in this browser session, with the way to add one. No call exists that would keep them: they stay
 * in this tab's session storage, which the end of the session clears. They have no code, which is not ours to give.
 */
function useAddedOffices(): [readonly OfficeRow[], (district: string, unit: string, day: string) => void] {
  const [added, setAdded] = useState(() => readAddedOffices(sessionStorage.getItem(storageKey)));
  function add(district: string, unit: string, day: string) {
    const office = { key: `added-${added.length + 1}`, district, unit, unitCode: '', createdOn: day, isSample: false };
    const next = [...added, office];
    sessionStorage.setItem(storageKey, JSON.stringify(next));
    setAdded(next);
  }
  return [added, add];
}
