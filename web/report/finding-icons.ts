<<<<<<< HEAD
import { Equal, MapPinOff, Route } from 'lucide-react';
import type { FindingWord } from '../../schema/finding-words.ts';

/** The shape of each kind of finding, besides its word and its colour. */
export const findingIcons = { AWAY: MapPinOff, SAME_FIX: Equal, TRAVEL: Route } satisfies Record<FindingWord, unknown>;
=======
import { Copy, ImageOff, Images, MapPinOff, Route } from 'lucide-react';
import type { FindingWord } from '../../schema/finding-words.ts';

/** The shape of each kind of finding, besides its word and its colour. */
export const findingIcons = {
  AWAY: MapPinOff,
  SAME_FIX: Copy,
  TRAVEL: Route,
  SAME_PICTURE: Images,
  REFERENCE_MISSING: ImageOff,
  REFERENCE_TINY: ImageOff,
  REFERENCE_SHARED: Images,
  RECOGNISED_WITHOUT_PHOTO: ImageOff,
} satisfies Record<FindingWord, unknown>;
>>>>>>> 6124cb2 (Show beside the photos of a review, and in the reports, which other photo is the same picture; compare when asked for)
