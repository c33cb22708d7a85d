import { ListStore } from '../../gateway/lists/store.ts';
import type { ListStoreSettings } from '../../gateway/lists/store-settings.ts';
import type { ListCall } from '../../gateway/upstream/call.ts';
import type { RestClient } from '../../gateway/upstream/client.ts';

/** A list store over an upstream, and the clock that moves it. */
export function storeOver(rest: RestClient, settings: Partial<ListStoreSettings> = {}) {
  const clock = { now: Date.parse('2026-11-20T08:00:00Z') };
  const store = new ListStore({
    rest,
    windowMilliseconds: 2_000,
    maximumBytes: 200_000_000,
    now: () => clock.now,
    timeZone: 'Africa/Lagos',
    ...settings,
  });
  return { store, clock };
}

/** A list of numbers that counts how often it is parsed. */
export function numbers(path = '/numbers') {
  const counts = { parsed: 0 };
  const call: ListCall<number> = {
    call: 'GET /numbers',
    path,
    readRows: (data) => {
      counts.parsed++;
      return data as number[];
    },
  };
  return { call, counts };
}
