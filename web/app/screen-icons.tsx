import {
  AlarmClock,
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarX2,
  ClipboardList,
  Contact,
  DoorOpen,
  FileUp,
  IdCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  ScanFace,
  Search,
  ShieldUser,
  SlidersHorizontal,
  UserSearch,
  Users,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/dashboard': LayoutDashboard,
  '/manage/users': ShieldUser,
  '/manage/staffs': IdCard,
  '/manage/all/staffs': Users,
  '/manage/staff/upload': FileUp,
  '/manage/units': Building2,
  '/attendance/search': Search,
  '/all/attendance': ClipboardList,
  '/attendance/review': ScanFace,
  '/attendance/map': MapIcon,
  '/attendance/staff': UserSearch,
  '/report/clockout': DoorOpen,
  '/report/latness': AlarmClock,
  '/report/serialatness': CalendarClock,
  '/all/location': MapPin,
  '/report/exception': CalendarX2,
  '/absentee/summary/report': CalendarDays,
  '/settings/changepwd': KeyRound,
  '/settings/setup': SlidersHorizontal,
};

/** The picture of a linked screen; they stand apart from the table so that sign-in does not load them. */
export function screenIcon(path: string): LucideIcon {
  return icons[path] ?? Contact;
}
