import { RequestState } from '../../gateway/auth/request-state.ts';
import type { Bearer } from '../../gateway/upstream/caller.ts';

/** The bearer of a token, in a request of its own. */
export const bearerOf = (token: string): Bearer => ({ token, key: `key of ${token}`, state: new RequestState() });
