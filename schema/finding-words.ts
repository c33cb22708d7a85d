const kinds = [
  'AWAY',
  'SAME_FIX',
  'TRAVEL',
  'SAME_PICTURE',
  'REFERENCE_MISSING',
  'REFERENCE_TINY',
  'REFERENCE_SHARED',
  'RECOGNISED_WITHOUT_PHOTO',
] as const;

/** A kind of finding: a value of the SDL enum FindingKind. */
export type FindingWord = (typeof kinds)[number];

/** Every kind of finding, in the order of the SDL enum FindingKind. */
export const findingKinds: FindingWord[] = [...kinds];

/** The kinds as people read them. */
export const findingWords: Readonly<Record<FindingWord, string>> = {
  AWAY: 'Far from usual place',
  SAME_FIX: 'Identical GPS position',
  TRAVEL: 'Too far in too little time',
  SAME_PICTURE: 'Duplicate photo',
  REFERENCE_MISSING: 'Reference photo missing',
  REFERENCE_TINY: 'Reference photo too small',
  REFERENCE_SHARED: 'Reference photo used by others',
  RECOGNISED_WITHOUT_PHOTO: 'Recognised without photo',
};

/** The kinds that photos show. */
export const photoKinds = findingKinds.filter((_kind, index) => index > 2);
