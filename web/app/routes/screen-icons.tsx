import * as icon from 'lucide-react';

const icons: Readonly<Record<string, icon.LucideIcon>> = {
  '/dashboard': icon.LayoutDashboard,
  '/manage/users': icon.ShieldUser,
  '/manage/staffs': icon.IdCard,
  '/manage/all/staffs': icon.Users,
  '/manage/staff/upload': icon.FileUp,
  '/manage/units': icon.Building2,
  '/attendance/search': icon.Search,
  '/all/attendance': icon.ClipboardList,
  '/attendance/day': icon.ListChecks,
  '/attendance/month': icon.CalendarDays,
  '/attendance/hours': icon.Hourglass,
  '/attendance/review': icon.ScanFace,
  '/attendance/map': icon.Map,
  '/attendance/staff': icon.UserSearch,
  '/attendance/devices': icon.RadioTower,
  '/report/clockout': icon.DoorOpen,
  '/report/latness': icon.AlarmClock,
  '/report/serialatness': icon.CalendarClock,
  '/report/comparison': icon.GitCompareArrows,
  '/report/letters': icon.Archive,
  '/all/location': icon.MapPin,
  '/report/exception': icon.CalendarX2,
  '/absentee/summary/report': icon.CalendarDays,
  '/absence/holidays': icon.PartyPopper,
  '/attendance/leave': icon.Plane,
  '/settings/changepwd': icon.KeyRound,
  '/settings/setup': icon.SlidersHorizontal,
  '/settings/mail': icon.Mail,
  '/settings/letters': icon.PenLine,
  '/settings/changes': icon.History,
  '/settings/tokens': icon.Bot,
  '/settings/devices': icon.TabletSmartphone,
};

/** The picture of a linked screen; they stand apart from the table so that sign-in does not load them. */
export function screenIcon(path: string): icon.LucideIcon {
  return icons[path] ?? icon.Contact;
}
