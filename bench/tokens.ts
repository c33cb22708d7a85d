import { SignJWT } from 'jose';

/** Signs the tokens of a run; all servers check them with it. */
export const secret = 'of this benchmark and of nothing else';

/** The address that a user signs in with. */
export const emailOf = (user: number) => `user-${user}@example.test`;

/** Tokens of as many users, good for an hour. */
export function makeTokens(count: number): Promise<string[]> {
  const sign = (user: number) =>
    new SignJWT({ userID: `user-${user}`, email: emailOf(user), role: 'admin', district: 'Enugu' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
  return Promise.all(Array.from({ length: count }, (_, user) => sign(user)));
}
