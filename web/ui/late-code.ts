import type { ComponentType } from 'react';

/** Fetches a component's code. The function itself is its name: a constant of a module. */
// biome-ignore lint/suspicious/noExplicitAny: components of all props are stored in one map.
export type LoadCode = () => Promise<ComponentType<any>>;

const loaded = new Map<LoadCode, Awaited<ReturnType<LoadCode>>>();

/** Loads a component's code once. Rejects when a file cannot be fetched; the next call tries again. */
export async function loadCode(load: LoadCode): Promise<Awaited<ReturnType<LoadCode>>> {
  const Code = loaded.get(load) ?? (await load());
  loaded.set(load, Code);
  return Code;
}

/** The component when its code is there, to be drawn without a loading state; else undefined. */
export const loadedCode = (load: LoadCode) => loaded.get(load);

/** Fetches code that will be wanted soon; a failure shows itself when it is. */
export function preloadCode(load: LoadCode): void {
  loadCode(load).catch(() => undefined);
}

/** Fetches code as the pointer or the focus comes near an element. */
export const onIntent = (...loads: readonly LoadCode[]) => {
  const preload = () => loads.forEach(preloadCode);
  return { onPointerEnter: preload, onFocus: preload };
};
