import { codedError } from '../shared/errors.ts';
import { readerPatience } from './cut-slow-readers.ts';

/** Bytes of answers that may wait for their readers: of one user, and of all. */
const standardLimits = { user: 16 * 1024 * 1024, all: 64 * 1024 * 1024 };

/** Seconds: by then a reader who takes nothing is cut off. */
const retryAfter = readerPatience / 1000;

/** Bounds the bytes that are made and wait to be read. */
export interface AnswersInFlight {
  /** Counts an answer of so many bytes until the function that it answers is called. Throws RATE_LIMITED. */
  enter(user: string, bytes: number): () => void;
}

/** Counts answers within the limits given. */
export function createAnswersInFlight(limits = standardLimits): AnswersInFlight {
  const users = new Map<string, number>();
  let all = 0;
  const add = (user: string, bytes: number) => {
    all += bytes;
    const own = (users.get(user) ?? 0) + bytes;
    if (own === 0) users.delete(user);
    else users.set(user, own);
  };
  return {
    enter(user, bytes) {
      const own = users.get(user) ?? 0;
      // What is alone goes out however long it is.
      if ((own > 0 && own + bytes > limits.user) || (all > 0 && all + bytes > limits.all)) {
        const whose = own > 0 ? 'Answers that you asked for' : 'Too many answers';
        const message = `${whose} have not been read yet. Read them, or try again in ${retryAfter} seconds.`;
        throw codedError('RATE_LIMITED', message, { retryAfter });
      }
      add(user, bytes);
      let isIn = true;
      return () => {
        if (isIn) add(user, -bytes);
        isIn = false;
      };
    },
  };
}
