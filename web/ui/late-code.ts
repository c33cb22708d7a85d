import type { ComponentType } from 'react';

/** Fetches a component's code. The function itself is its name: a constant of a module. */
// biome-ignore lint/suspicious/noExplicitAny: components of all props are stored in one map.
export type LoadCode = () => Promise<ComponentType<any>>;

const loaded = new Map<LoadCode, Awaited<ReturnType<LoadCode>>>();

/** Loads a component's code once. Rejects when a file cannot be fetched; the next call tries again. */
export async function loadCode(load: LoadCode): Promise<void> {
  if (!loaded.has(load)) loaded.set(load, await load());
}

/** The component when its code is there, to be drawn without a loading state; else undefined. */
export function loadedCode(load: LoadCode): Awaited<ReturnType<LoadCode>> | undefined {
  return loaded.get(load);
}
