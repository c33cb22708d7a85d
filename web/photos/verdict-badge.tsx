import { BadgeCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import './verdict-badge.css';

/** Whether a photo was recognised; null was never checked, which counts as flagged. */
export function VerdictBadge({ isRecognised }: { isRecognised: boolean | null }) {
  const [look, Icon, text] = isRecognised
    ? (['recognised', BadgeCheck, 'Recognised'] as const)
    : isRecognised === false
      ? (['flagged', TriangleAlert, 'Not recognised'] as const)
      : (['unchecked', CircleHelp, 'Not checked'] as const);
  return (
    <span className={`badge verdict verdict-${look}`}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
