import { Copy, MapPinOff, Route } from 'lucide-react';
import type { FindingWord } from '../../schema/finding-words.ts';

/** The shape of each kind of finding, besides its word and its colour. */
export const findingIcons = { AWAY: MapPinOff, SAME_FIX: Copy, TRAVEL: Route } satisfies Record<FindingWord, unknown>;
