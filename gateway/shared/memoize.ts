/** A step of the way to an answer: the next steps by the next list, and the answer where the way ends. */
interface Step<Answer> {
  readonly next: WeakMap<object, Step<Answer>>;
  answer?: { readonly value: Answer };
}

/** Stands for a list that could not be read. */
const none = {};

const createStep = <Answer>(): Step<Answer> => ({ next: new WeakMap() });

/**
 * The function given, worked out once for the same lists: what it answers is cached for as long as all of them are
 * retained, and shared by everybody who reads them. List versions never change, so nothing goes stale. An argument may
 * be any other object that never changes either, such as a field of the schema; null stands for a list that could not be
 * read.
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
 * The same for answers that also go by a text, such as a date, and that are worked out in turns: the answers to the last
 * `most` texts are cached for the same lists, and who asks meanwhile waits for the one under way.
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

/**
 * The same function of a text or number, which remembers its answers: for what is asked again and again and costs more
 * to work out than to look up. When it remembers `most` of them it begins anew.
 */
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
