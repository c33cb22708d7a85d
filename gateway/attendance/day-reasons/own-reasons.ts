import type { DayReason } from '../../generated/resolvers.ts';

/** Reasons that a person's own records decide, whatever others did. */
export const ownReasons: ReadonlySet<DayReason> = new Set(['PRESENT', 'PRESENT_LATE', 'NEW', 'SIGNED_OUT_ONLY']);
