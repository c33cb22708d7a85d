import { z } from 'zod';
import { isStorable } from '../../common/is-storable.ts';
import { maximumEmailLength, maximumPasswordLength, minimumPasswordLength } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import type { MutationChangePasswordArgs, MutationSignInArgs, Resolvers } from '../generated/resolvers.ts';
import { checkInput } from '../graphql/check-input.ts';
import { type Written, write, written } from '../graphql/writes.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { isBrokenAnswer, isUpstreamFault } from '../upstream/faults.ts';
import { readObject, readSpelling } from '../upstream/read.ts';
import { presentable } from '../upstream/readers/presentable.ts';
import { confirmedViewer } from './authorize.ts';
import { isForeignSignature, type Viewer } from './viewer.ts';

/** A new session. */
interface SignIn {
  readonly token: string;
  readonly viewer: Viewer;
}

const credentials = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Enter your email address.')
    .max(maximumEmailLength, `An email address has at most ${maximumEmailLength} characters.`)
    .refine(isStorable, 'The email address has characters that no address has. Type it again.'),
  password: z
    .string()
    .min(1, 'Enter your password.')
    .max(maximumPasswordLength, `A password has at most ${maximumPasswordLength} characters.`),
});

const newPassword = z.object({
  password: z
    .string()
    .min(minimumPasswordLength, `A password has at least ${minimumPasswordLength} characters.`)
    .max(maximumPasswordLength, `A password has at most ${maximumPasswordLength} characters.`),
});

/** The specification's words for any outcome of a sign-in other than success and error. */
const unexpected = () =>
  codedError('UPSTREAM_BAD_RESPONSE', 'Unexpected error: Kindly check your internet connection or contact the admin');

/** The error when upstream accepted the password but its token cannot be read; only an operator can mend that. */
const otherSecret = () =>
  codedError(
    'UPSTREAM_BAD_RESPONSE',
    'Your password is right, but the gateway and the attendance service do not share the secret that signs sessions. Tell the administrator.',
    { reason: 'SECRETS_DIFFER' },
  );

/** Whether a failure does not mean a wrong password: no answer, or a right password. */
const isNoGuess = (error: unknown) =>
  ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(codeOf(error) ?? '') ||
  (error as { extensions?: { reason?: unknown } }).extensions?.reason === 'SECRETS_DIFFER';

async function signIn(args: MutationSignInArgs, context: Context): Promise<SignIn> {
  context.state.holdsSecret = true;
  const { email, password } = checkInput(credentials, args);
  const { signInAttempts, address } = context;
  const attempt = await signInAttempts.begin(email, address);
  try {
    const opened = await openSession(email, password, context);
    await attempt.succeed();
    return opened;
  } catch (error) {
    // Services answer a wrong password in many ways, so any other failure counts as one.
    if (isNoGuess(error)) await attempt.forgive();
    else {
      attempt.fail(isBrokenAnswer(error));
      context.log.warn({ address, account: context.hashAccount(email) }, 'a sign-in failed');
    }
    throw error;
  }
}

async function openSession(email: string, password: string, context: Context): Promise<SignIn> {
  const reply = await context.rest.send(endpoints.signIn(email, password), {
    token: null,
    state: context.state,
    address: context.address,
  });
  const token = reply.status === 'success' ? readSpelling(readObject(reply.data).token) : '';
  if (token === '') throw unexpected();
  try {
    return { token, viewer: await context.readToken(token) };
  } catch (error) {
    // The password was right, but the keys to check the token cannot be read.
    if (isUpstreamFault(error)) throw error;
    const isForeign = isForeignSignature(error);
    context.log.error(
      { reason: codeOf(error) },
      isForeign
        ? 'nobody can sign in: upstream signs tokens with a secret that is neither JWT_SECRET nor JWT_SECRET_PREVIOUS of this gateway, nor a key of JWKS_URL'
        : 'upstream signed somebody in with a token that cannot be used',
    );
    throw isForeign ? otherSecret() : unexpected();
  }
}

/** Changes the caller's password. Upstream's message may be in `data`. */
async function changePassword(args: MutationChangePasswordArgs, context: Context): Promise<Written> {
  const { password } = checkInput(newPassword, args);
  const { data, message } = await write(endpoints.changePassword(password), context);
  const words = presentable(readSpelling(data));
  return written(words || message || 'Operation Completed', context.viewer?.userID ?? null, null);
}

/** Sessions. */
export const session: Resolvers = {
  Query: { me: (_parent, _args, context) => confirmedViewer(context) },
  Mutation: {
    signIn: (_parent, args, context) => signIn(args, context),
    changePassword: (_parent, args, context) => changePassword(args, context),
  },
};
