import type { RequestHandler } from 'express';
import { claimsOf } from './authenticate.ts';
import { Refusal } from './refusal.ts';
import type { Role } from './tables.ts';

/** Lets only these roles pass; others get 403 with the roles that may. */
export function requireRole(...roles: readonly Role[]): RequestHandler {
  return (_request, response, next) => {
    const { role } = claimsOf(response);
    if (!roles.includes(role)) {
      throw new Refusal(403, 'ROLE_TOO_LOW', { role, roles: roles.join(' or ') });
    }
    next();
  };
}

/** Lets only people pass who have signed in: what makes or changes a way in would outlive the token that made it. */
export const requirePerson: RequestHandler = (_request, response, next) => {
  if (claimsOf(response).machine) throw new Refusal(403, 'PERSONS_ONLY');
  next();
};
