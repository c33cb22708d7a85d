import { Equal, ImageOff, Images, MapPinOff, Route } from 'lucide-react';
import type { FindingWord } from '../../../schema/finding-words.ts';

/** The shape of each kind of finding, besides its word and its colour. */
export const findingIcons = {
  AWAY: MapPinOff,
  SAME_FIX: Equal,
  TRAVEL: Route,
  SAME_PICTURE: Images,
  REFERENCE_MISSING: ImageOff,
  REFERENCE_TINY: ImageOff,
  REFERENCE_SHARED: Images,
  RECOGNISED_WITHOUT_PHOTO: ImageOff,
} satisfies Record<FindingWord, unknown>;
