/** Every reason of a person's day, in the order of the SDL enum DayReason, as people read it. */
export const reasonWords = {
  PRESENT: 'Present',
  PRESENT_LATE: 'Late',
  ABSENT: 'Absent',
  DAY_OFF: 'Day off',
  NOT_DUE_YET: 'Not due yet',
  SIGNED_OUT_ONLY: 'Signed out only',
  HOLIDAY: 'Holiday',
  OUTAGE: 'Outage',
  NEW: 'New',
  NO_SHIFT: 'No shift',
  UNEXPLAINED: 'Unexplained',
} as const;
