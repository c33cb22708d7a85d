import { LateOverlay } from '../../ui/late-overlay.tsx';
import type { LeaveDialogProps } from './leave-dialog.tsx';
import type { LeaveStart } from './leave-form.ts';

const load = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog);

/** The dialog of a leave; its code comes with the first one. */
export function LeaveModal(props: LeaveDialogProps) {
  return <LateOverlay load={load} overlay={props} />;
}

/** A new leave of a person on a day; of anybody, where none is given. */
export const newLeave = (
  { staffID, personID, name }: Pick<LeaveStart, 'staffID' | 'personID' | 'name'> = { staffID: '', name: '' },
  day = '',
): LeaveStart => ({ staffID, personID, name, from: day, to: day, kind: '', note: '' });
