import { LeaveList } from './leave-list.tsx';

/** `/attendance/leave`: who is on leave. Of the extension `leave`. */
export function LeaveScreen() {
  return <LeaveList onImport={() => undefined} />;
}
