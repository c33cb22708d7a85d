import { afterEach as vitestAfterEach, beforeEach as vitestBeforeEach, it as vitestIt } from 'vitest';

/** What Apollo's suite for integrations takes from jest, as vitest has it. */
export { afterAll, beforeAll, describe, expect, vi as jest } from 'vitest';

type Done = (error?: unknown) => void;
type Work = (done: Done) => unknown;

/** Work that may wait for a callback, as jest's may and vitest's may not. */
const asPromise = (work: Work) => () =>
  new Promise<void>((resolve, reject) => {
    const end: Done = (error) => (error === undefined ? resolve() : reject(error));
    const result = Promise.resolve(work(end));
    if (work.length === 0) result.then(() => end(), reject);
    else result.catch(reject);
  });

const run = (name: string, work: Work) => vitestIt(name, asPromise(work));

/** `it` of jest. */
export const it = Object.assign(run.bind(null), {
  each: vitestIt.each.bind(vitestIt),
  skip: vitestIt.skip,
});

/** `beforeEach` of jest. */
export const beforeEach = (work: Work) => vitestBeforeEach(asPromise(work));

/** `afterEach` of jest. */
export const afterEach = (work: Work) => vitestAfterEach(asPromise(work));

/** `test` of jest. */
export const test = run;
