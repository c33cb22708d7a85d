import { StaffList } from './staff-list.tsx';

/** `/manage/staffs`. */
export function StaffUsers() {
  return <StaffList title="Staff Users" />;
}

/** `/manage/all/staffs`: the same list under the sidebar's other name. */
export function AllStaff() {
  return <StaffList title="Staff List" />;
}
