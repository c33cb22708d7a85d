/**
 * Milliseconds from one poll of a running day to the next, where the attendance service says cheaply that nothing is new:
 * whoever signs in is on the screen within two seconds.
 */
export const liveInterval = 1_500;

/** Milliseconds from one poll to the next at least, where the service sends whole lists each time. */
export const wholeListsInterval = 60_000;

/** Milliseconds between two readings of the dashboard's other numbers there: those of the register and of the month. */
export const otherNumbersInterval = 600_000;

/** Milliseconds after which a screen asks again for what is still learned from past days. */
export const learningInterval = 15_000;

/** Milliseconds without activity after which a reader's page polls less often. */
export const liveIdleAfter = 120_000;

/** Milliseconds from one poll to the next while the reader is idle, and where data is saved. */
export const liveIdleInterval = 10_000;
export const liveSavingInterval = 30_000;

/** Milliseconds from one poll to the next at most, however often they have failed. */
export const liveLongestInterval = 60_000;

/** Newest records that one poll names. */
export const liveRows = 20;
