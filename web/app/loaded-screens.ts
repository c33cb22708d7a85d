import type { ComponentType } from 'react';
import type { Screen } from './navigation.ts';

type Load = NonNullable<Screen['load']>;

const loaded = new Map<Load, ComponentType>();

/** Loads a screen's code once. Rejects when the file cannot be fetched. */
export async function loadScreen(load: Load): Promise<void> {
  if (!loaded.has(load)) loaded.set(load, await load());
}

/** The screen when its code is there, to be drawn without a loading state; else undefined. */
export function loadedScreen(load: Load): ComponentType | undefined {
  return loaded.get(load);
}
