/** Retries saved up: so many calls may be repeated although none has answered yet. */
const mostSaved = 5;

/**
 * Says whether a call may be sent a second time. Each answer pays for one retry, so that faults between good answers
 * cost no call, and a service that fails altogether does not get twice the calls for it.
 */
export interface RetryBudget {
  /** Spends a retry; false when none is left. */
  spend(): boolean;
  /** Notes an answer, to a first try or to a retry. */
  earn(): void;
}

/** A full budget. */
export function createRetryBudget(): RetryBudget {
  let saved = mostSaved;
  return {
    spend() {
      if (saved === 0) return false;
      saved -= 1;
      return true;
    },
    earn() {
      saved = Math.min(saved + 1, mostSaved);
    },
  };
}
