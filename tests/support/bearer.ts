import { RequestState } from '../../gateway/auth/request-state.ts';
import type { Bearer } from '../../gateway/upstream/caller.ts';

/** The bearer of a token, in a request of its own. */
export const bearerOf = (token: string): Bearer => ({ token, key: `key of ${token}`, state: new RequestState() });

/** The same of a caller who shares lists with all others of the group. */
export const memberOf = (token: string, group = 'ADMIN'): Bearer => ({ ...bearerOf(token), group });
