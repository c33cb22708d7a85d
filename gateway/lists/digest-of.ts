import { type ListCall, rowSteps } from '../upstream/readers/list-call.ts';

/** Shape of a list of which nothing but a digest is retained. */
export const digestShape = 'digest';

/**
 * The same call, of whose rows nothing is retained but what `digest` makes of them: that is the one row. A call has one
 * digest for all who need one (daily-lists.ts): two would take each other's place in the store.
 */
export function digestOf<Row, Digest>(call: ListCall<Row>, digest: (rows: readonly Row[]) => Digest): ListCall<Digest> {
  return {
    ...call,
    shape: digestShape,
    *readRows(data, losses) {
      return [digest(yield* rowSteps(call, data, losses))];
    },
  };
}
