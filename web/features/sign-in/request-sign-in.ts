import { sessionMessages } from '../../session/session-messages.ts';
import { signInDocument } from './sign-in-document.ts';

/** What came of a sign-in: the token, or the text of the `Error!` popup. */
export type SignInOutcome = { readonly token: string } | { readonly failure: string };

/** Codes whose message is for the person who signs in. */
const toldCodes = ['UPSTREAM_REJECTED', 'RATE_LIMITED'];

/**
 * Asks the gateway for a session, by plain fetch: this page loads no GraphQL client. The server's message for a
 * rejection or too many tries, the fault itself when the network fails, one text for all else.
 */
export async function requestSignIn(
  email: string,
  password: string,
  send: typeof fetch = fetch,
): Promise<SignInOutcome> {
  let reply: Response;
  try {
    reply = await send('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'apollographql-client-name': 'web',
        'apollographql-client-version': productVersion,
      },
      body: JSON.stringify({ query: signInDocument, operationName: 'SignIn', variables: { email, password } }),
    });
  } catch (error) {
    return { failure: `The server could not be reached: ${error instanceof Error ? error.message : String(error)}` };
  }
  const answer: unknown = await reply.json().catch(() => null);
  return readAnswer(answer);
}

function readAnswer(answer: unknown): SignInOutcome {
  const { data, errors } = (answer ?? {}) as {
    data?: { signIn?: { token?: unknown } | null } | null;
    errors?: { message?: unknown; extensions?: { code?: unknown; reason?: unknown } }[];
  };
  const token = data?.signIn?.token;
  if (typeof token === 'string' && token !== '') return { token };
  const told = Array.isArray(errors)
    ? errors.find(
        ({ extensions }) => toldCodes.includes(String(extensions?.code)) || extensions?.reason === 'SECRETS_DIFFER',
      )
    : undefined;
  return { failure: typeof told?.message === 'string' && told.message ? told.message : sessionMessages.unexpected };
}
