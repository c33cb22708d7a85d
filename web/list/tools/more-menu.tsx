import {
  ArrowUpDown,
  Bookmark,
  Braces,
  Ellipsis,
  FileSpreadsheet,
  FileText,
  Printer,
  Rows3,
  SlidersHorizontal,
} from 'lucide-react';
import { startTransition, useId, useOptimistic, useRef, useState } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { type AskedOperation, explorerAddress, type OperationText, operationText } from '../../api/asked-operation.ts';
import { pageSetting } from '../../session/page-setting.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { onIntent } from '../../ui/late-code.ts';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { loadPopover } from '../../ui/popover-button.tsx';
import type { PopoverPanelProps } from '../../ui/popover-panel.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { type Downloads, formats } from '../export/downloads.tsx';
import { useShownReport } from '../report/use-report.ts';
import { isUsual, toggledColumn, visibilityOf } from '../view/view.ts';
import type { MenuEntry, MenuPanelProps } from './menu-panel.tsx';
import { ViewsPanel } from './views-panel.tsx';

const fileIcons = { xlsx: FileSpreadsheet, csv: FileText };

const load = () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel);
const onMenuIntent = onIntent(load, loadPopover);
const whole = '';

/**
 * The button "…" with what is seldom wanted of a list: its columns, order and row height, named views, paper, the files of
 * one page, its operation. An entry may open a panel in the menu's place.
 */
export function MoreMenu({ downloads }: { downloads: Downloads }) {
  const { screen, list, print, tableColumns, asked } = useShownReport();
  const { columns, view } = screen;
  const names = Object.keys(tableColumns);
  const shown = names.filter((name) => view.visibility[name]).length;
  const sorted = view.sort[0] && columns[view.sort[0].id]?.header;
  const rows = counted(list.page?.nodes.length ?? 0, 'row', 'rows');
  const { progress } = print;
  const entries: MenuEntry[] = [
    { label: 'Columns', icon: SlidersHorizontal, note: `${shown} of ${names.length}`, panel: () => <ColumnsPanel /> },
    { label: 'Order', icon: ArrowUpDown, note: sorted ?? 'Default', panel: () => <OrderPanel /> },
    {
      label: 'Compact rows',
      icon: Rows3,
      isChecked: view.density === 'compact',
      onSelect: () => view.change(({ density }) => ({ density: density === 'compact' ? 'comfortable' : 'compact' })),
    },
    { label: 'Views', icon: Bookmark, panel: (close) => <ViewsPanel onDone={close} /> },
    { label: progress ? 'Stop printing' : 'Print', icon: Printer, note: 'Ctrl+P', isPart: true, onSelect: print.start },
    ...(['xlsx', 'csv'] as const).map((ending) => ({
      label: `${formats[ending]}, this page (${rows})`,
      icon: fileIcons[ending],
      isOff: downloads.isOff,
      onSelect: () => void downloads.run(ending, true),
    })),
    ...(asked ? [{ ...explorerEntry(screen.result.asked), isPart: true }] : []),
  ];
  const [id, buttonId] = [useId(), useId()];
  const button = useRef<HTMLButtonElement>(null);
  // The label of the entry whose panel is open, or the menu itself.
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const { panel } = entries.find((entry) => entry.label === open) ?? {};
  const menu: MenuPanelProps = {
    isOpen: open === whole,
    // An entry that opens its panel closes the menu too.
    onClose: () => setOpen((latest) => (latest === whole ? null : latest)),
    id,
    buttonId,
    button,
    entries,
    onPanel: setOpen,
  };
  const popover: PopoverPanelProps = {
    isOpen: panel !== undefined,
    onClose: close,
    id: `${id}-panel`,
    label: open ?? '',
    button,
    content: () => panel?.(close),
  };
  return (
    <>
      <Button
        ref={button}
        id={buttonId}
        look="chip"
        isSquare={!progress}
        aria-label="More"
        title="More"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        {...onMenuIntent}
        onClick={() => setOpen(open === null ? whole : null)}
      >
        {progress ? (
          <>
            <Ring />
            <span>
              {progress.wanted > 0 ? `${formatNumber(progress.rows)} of ${formatNumber(progress.wanted)}` : '…'}
            </span>
          </>
        ) : (
          <Ellipsis aria-hidden />
        )}
      </Button>
      <LateOverlay load={load} overlay={menu} />
      <LateOverlay load={loadPopover} overlay={popover} />
      <span className="visually-hidden" role="status">
        {progress && 'Preparing the pages to print'}
      </span>
    </>
  );
}

/** The order of the rows, where they are cards and have no headings too. */
function OrderPanel() {
  const { screen, onSort } = useShownReport();
  const { columns, view } = screen;
  const [sort] = view.sort;
  return (
    <div className="column-filter">
      <h2 className="popover-title">Order</h2>
      <div className="column-filter-fields">
        <SelectField
          label="Sort by"
          value={sort?.id ?? ''}
          onChange={({ target: { value } }) =>
            onSort(([latest]) => (value ? [{ id: value, desc: latest?.desc ?? false }] : []))
          }
          placeholder="Default order"
          options={Object.entries(columns).map(([name, { header }]) => ({ value: name, label: header }))}
        />
        <SelectField
          label="Direction"
          value={sort?.desc ? 'DESC' : 'ASC'}
          disabled={!sort}
          onChange={({ target }) => onSort((latest) => latest.map(({ id }) => ({ id, desc: target.value === 'DESC' })))}
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

/** The menu entry that opens what a table asked in the explorer; where that is off, it copies it. */
function explorerEntry(asked: AskedOperation): MenuEntry {
  const explorer = pageSetting('explorer');
  const text = operationText(asked);
  return explorer
    ? { label: 'Open in Sandbox', icon: Braces, href: explorerAddress(explorer, text) }
    : { label: 'Copy the operation', icon: Braces, onSelect: () => copy(text) };
}

async function copy({ query, variables }: OperationText): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${query}\n\n${variables}\n`);
    showToast({
      kind: 'success',
      title: 'Operation and variables copied',
      message: 'The explorer is off on this gateway: run them with a client of your own.',
    });
  } catch {
    showToast({ kind: 'error', title: 'Not copied', message: 'The browser did not allow copying.' });
  }
}

/** Shows and hides columns; the last visible one stays. Files follow it. `Reset` forgets all that is stored of the list. */
function ColumnsPanel() {
  const { screen, tableColumns } = useShownReport();
  const { columns, view } = screen;
  const entries = Object.entries(tableColumns);
  const [visibility, setVisibility] = useOptimistic(view.visibility);
  const usual = visibilityOf(columns, isUsual);
  const isDefault =
    entries.every(([name]) => view.visibility[name] === usual[name]) &&
    view.density === 'comfortable' &&
    view.pagination.pageSize === pageSizes[0];
  const shown = entries.filter(([name]) => visibility[name]).length;
  const toggle = (name: string) =>
    startTransition(() => {
      setVisibility((latest) => toggledColumn(latest, name));
      view.change((latest) => ({ visibility: toggledColumn(latest.visibility, name) }));
    });
  const pagination = { pageIndex: 0, pageSize: pageSizes[0] };
  const reset = () => startTransition(() => view.change({ visibility: usual, density: 'comfortable', pagination }));
  return (
    <>
      <fieldset className="popover-list">
        <legend className="visually-hidden">Shown columns</legend>
        {entries.map(([name, { header }]) => {
          const isShown = visibility[name] === true;
          const isFixed = isShown && shown === 1;
          return (
            <label key={name} className="popover-item" data-fixed={isFixed}>
              <input type="checkbox" checked={isShown} disabled={isFixed} onChange={() => toggle(name)} />
              <span className="popover-item-text">{header}</span>
            </label>
          );
        })}
      </fieldset>
      <div className="popover-foot">
        <span>{`${shown} of ${entries.length} shown`}</span>
        <Button look="link" disabled={isDefault} onClick={reset}>
          Reset
        </Button>
      </div>
      <p className="popover-hint">
        Columns, row height and rows per page are kept for you in this browser. Reset forgets them.
      </p>
    </>
  );
}
