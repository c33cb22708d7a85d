/** A node of the tree of arguments: its children by the next argument, and the answer for the arguments so far. */
interface Step<Answer> {
  readonly next: WeakMap<object, Step<Answer>>;
  answer?: { readonly value: Answer };
}

/** Key for the argument null. */
const none = {};

const createStep = <Answer>(): Step<Answer> => ({ next: new WeakMap() });

/**
 * Runs the function once for the same arguments, by identity, and caches the answer as long as all arguments are in memory.
 * Arguments are list versions or other objects that never change, so no answer is ever out of date; null is for a list that
 * could not be read.
 */
export function memoizeByIdentity<Lists extends readonly (object | null)[], Answer>(
  workOut: (...lists: Lists) => Answer,
): (...lists: Lists) => Answer {
  const start = createStep<Answer>();
  return (...lists) => {
    let step = start;
    for (const list of lists) {
      let next = step.next.get(list ?? none);
      if (!next) {
        next = createStep();
        step.next.set(list ?? none, next);
      }
      step = next;
    }
    step.answer ??= { value: workOut(...lists) };
    return step.answer.value;
  };
}

/**
 * As `memoizeByIdentity`, for asynchronous answers that also depend on a text, such as a date. For the same lists it caches
 * the answers for the last `most` texts; callers share an answer that is being worked out. A failure is not cached.
 */
export function memoizeByText<Answer>(
  most: number,
): (lists: readonly (object | null)[], text: string, workOut: () => Answer | Promise<Answer>) => Promise<Answer> {
  const answersOf = memoizeByIdentity((..._lists: readonly (object | null)[]) => new Map<string, Promise<Answer>>());
  return (lists, text, workOut) => {
    const answers = answersOf(...lists);
    const known = answers.get(text);
    if (known) return known;
    const answer = (async () => workOut())();
    answer.catch(() => answers.delete(text));
    if (answers.size >= most) answers.delete(answers.keys().next().value ?? '');
    answers.set(text, answer);
    return answer;
  };
}

/** The function with a cache by its text or number. The cache is cleared when it holds `most` answers. */
export function memoizeByKey<Key extends string | number, Answer>(
  most: number,
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = work(key);
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}
