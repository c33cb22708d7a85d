import { BadgeCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Badge } from '../ui/badge.tsx';

/** Whether a photo was recognised; null was never checked, which counts as flagged. */
export function VerdictBadge({ isRecognised }: { isRecognised: boolean | null }) {
  const [tone, Icon, text] = isRecognised
    ? (['green', BadgeCheck, 'Recognised'] as const)
    : isRecognised === false
      ? (['flag', TriangleAlert, 'Not recognised'] as const)
      : (['amber', CircleHelp, 'Not checked'] as const);
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden />
      <span>{text}</span>
    </Badge>
  );
}
