import { ArrowUpDown, Bookmark, FileSpreadsheet, FileText, Printer, Rows3, SlidersHorizontal } from 'lucide-react';
import { MenuButton, type MenuEntry } from '../../ui/menu-button.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { formatNumber } from '../../ui/words.ts';
import { explorerEntry } from '../export/explorer-entry.ts';
import { type Downloads, formats } from '../export/use-downloads.ts';
import { useShownReport } from '../report/report-context.ts';
import { columnNames, offeredColumns, tableColumns } from '../view/view.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { ViewsPanel } from './views-panel.tsx';

const fileIcons = { xlsx: FileSpreadsheet, csv: FileText };

/** What is seldom wanted of a list: its columns, order and row height, named views, paper, the files of one page, its operation. */
export function MoreMenu({ downloads }: { downloads: Downloads }) {
  const { screen, list, print, shownColumns, asked } = useShownReport();
  const { columns, view } = screen;
  const inTable = columnNames(tableColumns(columns, offeredColumns(columns))).length;
  const shown = columnNames(shownColumns).filter((name) => !view.hidden.includes(name)).length;
  const sorted = view.sort && columns[view.sort.column]?.header;
  const rows = formatNumber(list.page?.nodes.length ?? 0);
  const { progress } = print;
  const entries: MenuEntry[] = [
    { label: 'Columns', icon: SlidersHorizontal, note: `${shown} of ${inTable}`, panel: () => <ColumnsPanel /> },
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
      label: `${formats[ending]}, this page (${rows} rows)`,
      icon: fileIcons[ending],
      isOff: downloads.isOff,
      onSelect: () => void downloads.run(ending, true),
    })),
    ...(asked ? [{ ...explorerEntry(screen.result.asked), isPart: true }] : []),
  ];
  return (
    <>
      <MenuButton label="More" entries={entries}>
        {progress && (
          <>
            <Ring />
            <span>
              {progress.wanted > 0 ? `${formatNumber(progress.rows)} of ${formatNumber(progress.wanted)}` : '…'}
            </span>
          </>
        )}
      </MenuButton>
      <span className="visually-hidden" role="status">
        {progress && 'Preparing the pages to print'}
      </span>
    </>
  );
}
