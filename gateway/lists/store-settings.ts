import type { FetchedList, ListCall } from '../upstream/call.ts';
import type { RestClient } from '../upstream/client.ts';
import type { Loss, TimeFormat } from '../upstream/readers/losses.ts';
import type { ServiceKind } from '../upstream/service-kind.ts';

/** Settings of a list store. */
export interface ListStoreSettings {
  readonly rest: RestClient;
  /**
   * Revalidation window: milliseconds for which a list is not revalidated again for the same owner; 0 is none, and every
   * caller has lists of their own.
   */
  readonly windowMilliseconds: number;
  /** Most bytes of stored lists, by estimate. */
  readonly maximumBytes: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of `asOf`, and of times without one. */
  readonly timeZone: string;
  /** Called with each list without a validator that is read for a caller of a group. */
  readonly onList?: (call: ListCall<unknown>, group: string, list: FetchedList) => void;
  /** The kind of service, which says how long lists without a validator last; missing when they last for the window. */
  readonly service?: ServiceKind;
  /** How upstream writes times; `iso` unless it is set. */
  readonly timeFormat?: TimeFormat | undefined;
  /** Called once for each new version of a list with parts that could not be read. */
  readonly onLoss?: (call: string, losses: readonly Loss[]) => void;
}
