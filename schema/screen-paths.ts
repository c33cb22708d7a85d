import { screenPaths } from './generated/screen-paths.ts';

/** Address of a screen. */
export type ScreenPath = (typeof screenPaths)[number];

const patterns = screenPaths.map((path) => [path, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)] as const);

/** The path that an address matches; undefined for none. Case and a slash at the end matter. */
export const pathOf = (address: string): ScreenPath | undefined =>
  patterns.find(([, pattern]) => pattern.test(address))?.[0];

/** Whether the client has something to show at an address: a screen, sign-in or its end. */
export const isClientAddress = (address: string): boolean =>
  address === '/' || address === '/logout' || pathOf(address) !== undefined;
