import { ClipboardList, Map as MapIcon, ScanFace } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type AttendanceColumnName, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { Button } from '../../ui/button.tsx';
import { attendanceFields } from '../view/attendance-fields.ts';
import type { View } from '../view/view.ts';
import { writeView } from '../view/view-codec.ts';

const screens = [
  { name: 'report', path: '/all/attendance', label: 'Report', Icon: ClipboardList },
  { name: 'review', path: '/attendance/review', label: 'Review photos', Icon: ScanFace },
  { name: 'map', path: '/attendance/map', label: 'Map', Icon: MapIcon },
] as const;

type AttendanceView = Pick<
  View<AttendanceColumnName, typeof attendanceFields>,
  'values' | 'search' | 'filters' | 'sort'
>;

/** Links between the three screens over a day's attendance, which keep the search, the filters and the order. */
export function AttendanceLinks({ view, from }: { view: AttendanceView; from: (typeof screens)[number]['name'] }) {
  const address = attendanceAddress(view);
  return screens
    .filter(({ name }) => name !== from)
    .map(({ name, path, label, Icon }) => (
      <Button key={name} asChild>
        <Link to={`${path}?${address}`}>
          <Icon aria-hidden />
          <span>{label}</span>
        </Link>
      </Button>
    ));
}

/** The part of a view that means the same on each of these screens, as a query string. */
export function attendanceAddress({ values, search, filters, sort }: AttendanceView): string {
  return writeView(
    { columns: attendanceColumns, fields: attendanceFields },
    { values, search, filters, sort, page: 1, size: 20, hidden: [], density: 'comfortable', open: '' },
  );
}
