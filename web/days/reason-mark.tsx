import {
  CalendarOff,
  Check,
  CircleQuestionMark,
  Clock3,
  Hourglass,
  LogOut,
  type LucideIcon,
  Minus,
  PartyPopper,
  Plane,
  Unplug,
  UserPlus,
  X,
} from 'lucide-react';
import { reasonWords } from '../../schema/reason-words.ts';
import { type Reason, reasonClass } from './reasons.ts';

/** The shape of each reason: it can be told by shape, by colour and by word. */
export const shapes: Readonly<Record<Reason, LucideIcon>> = {
  PRESENT: Check,
  PRESENT_LATE: Clock3,
  SIGNED_OUT_ONLY: LogOut,
  ABSENT: X,
  OUTAGE: Unplug,
  ON_LEAVE: Plane,
  UNEXPLAINED: CircleQuestionMark,
  NO_SHIFT: CalendarOff,
  NOT_DUE_YET: Hourglass,
  HOLIDAY: PartyPopper,
  DAY_OFF: Minus,
  NEW: UserPlus,
};

/** A reason's shape in its colour, and its word beside it. */
export function ReasonMark({ reason }: { reason: Reason }) {
  const Shape = shapes[reason];
  return (
    <span className={`reason ${reasonClass(reason)}`}>
      <span className="reason-shape">
        <Shape size={12} strokeWidth={2.6} aria-hidden />
      </span>
      <span>{reasonWords[reason]}</span>
    </span>
  );
}
