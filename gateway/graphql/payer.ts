import { networkOf } from '../../schema/caller-address.ts';
import type { Context } from '../auth/context.ts';

/** Who pays: the user, whatever the tokens; null without one. */
export const payerOf = ({ viewer }: Context): string | null => viewer && `user ${viewer.userID}`;

/** Who pays for what is answered without a token too: else all who are in the same network. */
export const schemaPayerOf = (context: Context): string => payerOf(context) ?? `network ${networkOf(context.address)}`;
