/**
 * Milliseconds between polls of a running day when the service can answer cheaply that nothing is new: a sign-in appears
 * within two seconds.
 */
export const liveInterval = 1_500;

/** Least milliseconds between polls when the service sends whole lists each time. */
export const wholeListsInterval = 60_000;

/** The same for the dashboard's numbers of the register and of the month. */
export const otherNumbersInterval = 600_000;

/** Milliseconds without activity after which a reader's page polls less often. */
export const liveIdleAfter = 120_000;

/** Milliseconds between polls while the reader is idle, and on connections that save data. */
export const liveIdleInterval = 10_000;
export const liveSavingInterval = 30_000;

/** Most milliseconds between polls after failures. */
export const liveLongestInterval = 60_000;

/** Newest records that one poll names. */
export const liveRows = 20;
