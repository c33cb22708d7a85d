/** Milliseconds from one poll of a running day to the next: whoever signs in is on the screen within two seconds. */
export const liveInterval = 1_500;

/** Milliseconds without activity after which a reader's page polls less often. */
export const liveIdleAfter = 120_000;

/** Milliseconds from one poll to the next while the reader is idle, and where data is saved. */
export const liveIdleInterval = 10_000;
export const liveSavingInterval = 30_000;

/** Milliseconds from one poll to the next at most, however often they have failed. */
export const liveLongestInterval = 60_000;

/** Newest records that one poll names. */
export const liveRows = 20;
