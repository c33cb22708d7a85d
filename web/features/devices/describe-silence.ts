import { counted } from '../../ui/words.ts';

/** How long ago a device sent last, in words: `12 minutes ago`, `3 hours ago`, `2 days ago`; empty where it is not known. */
export function describeSilence(minutes: number | null): string {
  if (minutes === null) return '';
  if (minutes < 1) return 'just now';
  if (minutes < 90) return `${counted(minutes, 'minute', 'minutes')} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${counted(Math.round(hours / 24), 'day', 'days')} ago`;
}
