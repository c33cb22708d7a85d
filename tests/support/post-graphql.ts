/** What an endpoint answers to an operation, and the code of its first error. */
export async function postGraphQL(
  url: string,
  query: string,
  { token = '', variables = {}, headers = {} }: { token?: string; variables?: object; headers?: HeadersInit } = {},
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(new Headers(headers)),
    },
    body: JSON.stringify({ query, variables }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  const { data, errors } = (await response.json()) as { data?: any; errors?: any[] };
  return { data, errors, code: errors?.[0]?.extensions?.code, headers: response.headers };
}

/** Signs in as the administrator of a demo company, or with another account; answers as the endpoint does. */
export const postSignIn = (url: string, email = 'admin@demo.example', password = 'attendance-demo') =>
  postGraphQL(url, `mutation { signIn(email: "${email}", password: "${password}") { token viewer { role } } }`);

/** A token of the administrator of a demo company. */
export const demoToken = async (url: string): Promise<string> => (await postSignIn(url)).data?.signIn?.token;
