import { formatRange } from '../../../schema/format.ts';
import { type LeaveKindName, leaveKinds } from '../../../schema/leave-words.ts';
import { Badge } from '../../ui/badge.tsx';
import './leave-badge.css';

/** A leave that covers a day. */
export interface DayLeave {
  readonly kind: LeaveKindName;
  readonly from: string;
  readonly to: string;
}

/** That somebody is on leave: the kind, with the days as its title. */
export const LeaveBadge = ({ leave: { kind, from, to }, isNamed = false }: { leave: DayLeave; isNamed?: boolean }) => (
  <Badge title={`On leave, ${formatRange(from, to)}`}>{`${isNamed ? 'On leave: ' : ''}${leaveKinds[kind].word}`}</Badge>
);

/** The same beside what a cell of a table holds: a mark, which is no part of the cell's text. */
export const LeaveMark = ({ leave: { kind, from, to } }: { leave: DayLeave }) => (
  <CellMark
    word="On leave"
    label={`On leave: ${leaveKinds[kind].word}`}
    title={`${leaveKinds[kind].word}, ${formatRange(from, to)}`}
  />
);

/** A word that marks a cell and is no part of its text. */
export const CellMark = ({ word, label = word, title }: { word: string; label?: string; title?: string }) => (
  <span role="img" className="badge tone-gray word-mark" aria-label={label} title={title} data-word={word} />
);
