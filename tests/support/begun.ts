import { afterAll, beforeAll } from 'vitest';

/** What `start` begins before the tests of a group and closes after them; until then nothing can be asked of it. */
export function begun<Begun extends { readonly close: () => unknown }>(start: () => Promise<Begun>): Begun {
  let thing: Begun | undefined;
  beforeAll(async () => {
    thing = await start();
  });
  afterAll(() => thing?.close());
  const use = () => {
    if (!thing) throw new Error('It has not begun: ask in a test or a hook.');
    return thing;
  };
  return new Proxy({} as Begun, {
    get: (_, name) => Reflect.get(use(), name),
    set: (_, name, value) => Reflect.set(use(), name, value),
  });
}
