import type { RequestHandler } from 'express';
import { claimsOf } from './authenticate.ts';
import { Refusal } from './refusal.ts';
import type { Role } from './tables.ts';

/** Lets only these roles pass; others get 403 with the roles that may. */
export function requireRole(...roles: readonly Role[]): RequestHandler {
  return (_request, response, next) => {
    const { role } = claimsOf(response);
    if (!roles.includes(role)) {
      throw new Refusal(403, `Your role (${role}) may not do this; it takes ${roles.join(' or ')}.`);
    }
    next();
  };
}

/** Lets only people pass who have signed in: what makes or changes a way in would outlive the token that made it. */
export const requirePerson: RequestHandler = (_request, response, next) => {
  if (claimsOf(response).machine) throw new Refusal(403, 'A machine token may not do this: sign in as a person.');
  next();
};
