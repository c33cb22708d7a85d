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
 * be any object that lives as long as a version does; null stands for a list that could not be read.
 */
export function cachedByLists<Lists extends readonly (object | null)[], Answer>(
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
