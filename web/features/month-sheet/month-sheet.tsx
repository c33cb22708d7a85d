import { Box, Flex } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { totalOfColumn } from '../../../schema/lists/attendance-month.ts';
import { useAttendanceMonthQuery } from '../../api/generated/month-sheet.ts';
import { useHasExtension } from '../../api/use-extensions.ts';
import { allMarks, DayLegend, DayShapes } from '../../days/day-mark.tsx';
import { ReportPage } from '../../list/report/report-page.tsx';
import type { ShownColumn } from '../../list/table/table.ts';
import { type Drawings, drawColumns } from '../../list/table/table-columns.ts';
import { monthField } from '../../list/view/search-fields.ts';
import { useExtensionColumns } from '../../list/view/use-extension-columns.ts';
import { useList } from '../../list/view/use-list.ts';
import { NotKnown } from '../../ui/not-known.tsx';
import { FoundInMonth, MonthFindings, SheetFindings, SheetMark, useMonthFindings } from './month-findings.tsx';
import './month-sheet.css';
import {
  columnsOfMonth,
  dayOfColumn,
  type SheetColumn,
  type SheetRow,
  sheetColumns,
  withDayValues,
} from './sheet-columns.ts';
import { SheetFoot } from './sheet-foot.tsx';

const fields = { month: monthField('Month') };

/** The month in an address, whose days are its columns: a filter of one that it does not have is not known there. */
function monthOf(address: string): string {
  const read = fields.month.read(new URLSearchParams(address).get('month') ?? '');
  return 'value' in read ? read.value : (fields.month.initial() ?? '');
}

const dayDrawings = (Object.keys(sheetColumns) as SheetColumn[])
  .map((name) => ({ name, day: dayOfColumn(name) }))
  .filter(({ day }) => day > 0)
  .map(({ name, day }) => [name, { cell: (row: SheetRow) => <SheetMark row={row} index={day - 1} /> }]);

/** A sum without a value is not known. */
const sumOf = (name: SheetColumn) => ({
  cell: (row: SheetRow) => (sheetColumns[name].value(row) === '' ? <NotKnown words="Not known yet" /> : undefined),
});
const totalDrawings = (Object.keys(sheetColumns) as SheetColumn[])
  .filter((name) => totalOfColumn(name) && name !== 'NOT_KNOWN')
  .map((name) => [name, sumOf(name)]);

/** At first all columns fit beside the open sidebar at 1280 px. */
const drawings: Drawings<SheetColumn, SheetRow> = {
  ...Object.fromEntries([...dayDrawings, ...totalDrawings]),
  STAFF_ID: { minSize: 64 },
  NAME: { minSize: 102 },
  SHIFT: { minSize: 80 },
  LATE: { minSize: 42, ...sumOf('LATE') },
  ABSENT: { minSize: 58, ...sumOf('ABSENT') },
  TO_CHECK: { minSize: 140, cell: (row) => <SheetFindings row={row} /> },
};

/** On a phone the legend is one line, which scrolls. */
const phoneNotes = {
  '@media (width < 640px)': {
    paddingBlock: '4px',
    '& > .sheet-legend': { minWidth: '80px', overflowX: 'auto', scrollbarWidth: 'none' },
    '& .day-legend': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  },
};

/** `/attendance/month`: everybody with one mark for each day of the month, and what they come to, by person and by day. */
export function MonthSheet() {
  const ofMonth = columnsOfMonth(monthOf(useLocation().search));
  const all = useMemo(() => drawColumns(ofMonth, drawings), [ofMonth]);
  const columns = useExtensionColumns(all, 'leave');
  const report = useList('attendanceMonth', columns, fields, useAttendanceMonthQuery);
  const { view, result } = report;
  const { previousData } = result;
  const data = useMemo(() => result.data && withDayValues(result.data), [result.data]);
  const list = (data ?? previousData)?.attendanceMonth;
  const findings = useMonthFindings(view);
  const hasLeaves = useHasExtension('leave');
  const marks = hasLeaves ? allMarks : allMarks.filter(({ reason }) => reason !== 'ON_LEAVE');
  const totals = useMemo(() => list?.dayTotals ?? [], [list]);
  const foot = useCallback(
    (shown: readonly ShownColumn<SheetColumn, SheetRow>[]) => <SheetFoot columns={shown} totals={totals} />,
    [totals],
  );
  return (
    <div className="month-sheet">
      <DayShapes />
      <FoundInMonth value={findings.found}>
        <ReportPage
          {...report}
          title="Month Sheet"
          result={{ ...result, data }}
          searchLabel="Search By Month"
          searchTitle="Choose Your Search Parameter/s"
          basis={list}
          foot={foot}
          summary={() => (
            <Flex wrap="wrap" align="center" gap="6px 14px" p="0 var(--gutter) 10px" css={phoneNotes}>
              <MonthFindings view={view} findings={findings} />
              {/* A region that scrolls must be reachable by keyboard. */}
              <Box
                as="section"
                className="sheet-legend"
                flex="1 1 0"
                minW="min(100%, 320px)"
                aria-label="What the marks mean"
                tabIndex={0}
              >
                <DayLegend days={marks} />
              </Box>
            </Flex>
          )}
        />
      </FoundInMonth>
    </div>
  );
}
