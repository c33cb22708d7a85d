import type { IncomingHttpHeaders } from 'node:http';
import type { OperationFacts, RequestState } from '../auth/request-state.ts';
import type { Viewer } from '../auth/viewer.ts';

/** A GraphQL request whose answer is sent, or made and on its way. */
interface AnsweredOperation extends OperationFacts {
  readonly viewer: Viewer | null;
  readonly headers: IncomingHttpHeaders;
  /** When it began, by `performance.now()`. */
  readonly start: number;
  readonly state: RequestState;
}

/** Called for every GraphQL request once it is answered. */
export type OperationWatcher = (operation: AnsweredOperation) => void;
