/** Every reason of a person's day, in the order of the SDL enum DayReason, as people read it. */
export const reasonWords = {
  PRESENT: 'Present',
  PRESENT_LATE: 'Late',
  ABSENT: 'Absent',
  DAY_OFF: 'Day off',
  ON_LEAVE: 'On leave',
  NOT_DUE_YET: 'Not due yet',
  SIGNED_OUT_ONLY: 'Forgot to sign in',
  HOLIDAY: 'Holiday',
  OUTAGE: 'Outage',
  NEW: 'New',
  NO_SHIFT: 'No shift',
  UNEXPLAINED: 'Unexplained',
} as const;

/** One letter for each reason, for the days of a month sheet. */
export const reasonMarks: Readonly<Record<keyof typeof reasonWords, string>> = {
  PRESENT: 'P',
  PRESENT_LATE: 'L',
  ABSENT: 'A',
  DAY_OFF: 'O',
  ON_LEAVE: 'V',
  NOT_DUE_YET: 'W',
  SIGNED_OUT_ONLY: 'S',
  HOLIDAY: 'H',
  OUTAGE: 'D',
  NEW: 'N',
  NO_SHIFT: 'X',
  UNEXPLAINED: 'U',
};

/** Word and letter for an unknown day. */
export const notKnown = { word: 'Not known', mark: '?' } as const;

/** The extension of the service without which a reason occurs on no day. */
const extensionOfReason: Readonly<Partial<Record<keyof typeof reasonWords, string>>> = { ON_LEAVE: 'leave' };

/** A mark with what it stands for, and the extension without which it does not occur. */
export type LegendLine = readonly [mark: string, word: string, extension?: string];

/** Every mark with what it stands for, in the order of the reasons. */
export const markLegend: readonly LegendLine[] = [
  ...(Object.keys(reasonMarks) as (keyof typeof reasonMarks)[]).map((reason): LegendLine => {
    const extension = extensionOfReason[reason];
    const line = [reasonMarks[reason], reasonWords[reason]] as const;
    return extension ? [...line, extension] : line;
  }),
  [notKnown.mark, `${notKnown.word}: to come, not on the register, or nothing recorded yet`],
];
