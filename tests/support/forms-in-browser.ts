import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, tokenOf } from './browser.ts';

/** A text that no other test uses. */
export const fresh = (prefix: string) => `${prefix}-${randomUUID().slice(0, 8)}`;

/** The variables of the next call of a GraphQL operation that the page makes, without the key of a creation. */
export async function variablesOf(page: Page, operation: string): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(
    (sent) => sent.url().endsWith('/graphql') && sent.postDataJSON()?.operationName === operation,
  );
  const { idempotencyKey: _key, ...variables } = request.postDataJSON().variables;
  return variables;
}

/** Makes a dashboard user with the default password; answers the email address. */
export async function makeUser(role: 'ADMIN' | 'MANAGEMENT' | 'USER' = 'USER'): Promise<string> {
  const email = `${fresh('made')}@demo.example`;
  const input = { email, name: 'Made For A Test', role, district: 'Awka', serviceCentre: 'Awka' };
  await ask(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { message } }',
    { input },
    await tokenOf('admin'),
  );
  return email;
}

/** Signs in over the endpoint; answers whether the password is right. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const query =
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
  return ask(query, { email, password }).then(
    () => true,
    () => false,
  );
}
