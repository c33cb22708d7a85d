import { idleTimeout } from '../../schema/limits.ts';

/** Those of `messages` that sign-in and the end of a session need, apart so that sign-in loads no others. */
export const sessionMessages = {
  signedIn: 'Signed in successfully',
  errorTitle: 'Error!',
  unexpected: 'Unexpected error: Kindly check your internet connection or contact the admin',
  signedOutIdle: `You were signed out after ${idleTimeout / 60_000} minutes without activity`,
  endedElsewhere: 'Your session ended in another tab',
  sessionUnreadable: 'Your session could not be read. Sign in again.',
} as const;
