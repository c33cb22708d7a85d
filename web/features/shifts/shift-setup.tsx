import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shiftColumns } from '../../../schema/columns/shifts.ts';
import { formatTimeOfDay } from '../../../schema/format.ts';
import type { ShiftCellsFragment } from '../../generated/shifts.ts';
import { useShiftListQuery } from '../../generated/shifts.ts';
import { messages } from '../../messages.ts';
import { ReportPage } from '../../report/report-page.tsx';
import { useListView } from '../../report/use-list-view.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { preloadConfirm } from '../../ui/confirm.tsx';
import { preloadModalForm } from '../../ui/modal-form.tsx';
import { Spinner } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import '../../report/name-first.css';
import { AddShift, EditShift } from './shift-form.tsx';
import { useDeleteShift } from './use-delete-shift.tsx';

const noSearch = {};
const rowKey = (shift: ShiftCellsFragment) => shift.id;
const nameOf = (shift: ShiftCellsFragment) => shift.name || 'the shift without a name';
const widths = {
  NAME: 150,
  START_TIME: 86,
  END_TIME: 86,
  LATENESS_THRESHOLD: 96,
  LATE_AFTER: 86,
  SERIAL_LATENESS_THRESHOLD: 112,
};

const cells = {
  NAME: (shift: ShiftCellsFragment) => <span className="name-first cell-wrap">{shift.name}</span>,
  START_TIME: (shift: ShiftCellsFragment) => (
    <span className="name-second">{formatTimeOfDay(shift.startTime ?? '')}</span>
  ),
};

const actions = {
  width: 84,
  draw: (shift: ShiftCellsFragment) => (
    <>
      <IconButton
        label={`Edit ${nameOf(shift)}`}
        look="quiet"
        icon={<Pencil aria-hidden />}
        data-action="edit"
        data-row={shift.id}
        onPointerEnter={preloadModalForm}
        onFocus={preloadModalForm}
      />
      <IconButton
        label={`Delete ${nameOf(shift)}`}
        look="quiet"
        icon={<Trash2 aria-hidden />}
        data-action="delete"
        data-row={shift.id}
        onPointerEnter={preloadConfirm}
        onFocus={preloadConfirm}
      />
    </>
  ),
};

/** Setup List: shifts with create, edit and delete. */
export function ShiftSetup() {
  const view = useListView(shiftColumns, noSearch, 'shifts');
  const result = useShiftListQuery(view.request);
  const [opened, setOpened] = useState<Opened>({ turn: 0, isOpen: false, shift: null });
  const reload = () => result.refetch().catch(() => undefined);
  const { remove, isRemoving } = useDeleteShift(reload);

  const open = (shift: ShiftCellsFragment | null) => setOpened(({ turn }) => ({ turn: turn + 1, isOpen: true, shift }));
  const close = () => setOpened((last) => ({ ...last, isOpen: false }));

  function finish() {
    close();
    showToast({ kind: 'info', title: messages.completed });
    reload();
  }

  const dialog = { isOpen: opened.isOpen, onClose: close, onDone: finish };
  return (
    <>
      <ReportPage
        title="Setup List"
        list="shiftList"
        columns={shiftColumns}
        view={view}
        result={result}
        rowKey={rowKey}
        widths={widths}
        cells={cells}
        actions={actions}
        onAction={(action, shift) => (action === 'edit' ? open(shift) : remove(shift))}
      >
        {isRemoving && <Spinner label="Deleting the shift" />}
        <Button look="primary" onPointerEnter={preloadModalForm} onFocus={preloadModalForm} onClick={() => open(null)}>
          <Plus aria-hidden />
          Add New
        </Button>
      </ReportPage>
      {opened.shift ? (
        <EditShift key={opened.turn} shift={opened.shift} {...dialog} />
      ) : (
        <AddShift key={opened.turn} {...dialog} />
      )}
    </>
  );
}

/** The dialog on the screen, or the last one. Each turn is a new form. */
interface Opened {
  turn: number;
  isOpen: boolean;
  /** The edited shift; null for a new one. */
  shift: ShiftCellsFragment | null;
}
