import { Equal, MapPinOff, Route } from 'lucide-react';
import type { FindingWord } from '../../schema/finding-words.ts';

/** The shape of each kind of finding, besides its word and its colour. */
export const findingIcons = { AWAY: MapPinOff, SAME_FIX: Equal, TRAVEL: Route } satisfies Record<FindingWord, unknown>;
