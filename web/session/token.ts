/** Roles, weakest first. */
const roles = ['USER', 'MANAGEMENT', 'ADMIN'] as const;

/** Role of a dashboard user, as the schema spells it. */
export type Role = (typeof roles)[number];

/** Who is signed in, read from the token's claims. */
export interface Viewer {
  readonly userID: string;
  readonly email: string;
  readonly role: Role;
  /** An empty string when the token has none. */
  readonly district: string;
  /** The password was reset by an administrator: another one has to be chosen first. */
  readonly isPasswordDue?: true;
}

/** Whether a role may use what asks for `least`: ADMIN may all that MANAGEMENT may, MANAGEMENT all that USER may. */
export function mayUse(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}

/**
 * The viewer that a token names; null when it is no JWT or lacks a known role. The signature is the gateway's business:
 * nothing here protects data.
 */
export function readViewer(token: string): Viewer | null {
  const claims = readClaims(token);
  const role = roles.find((known) => known.toLowerCase() === String(claims?.role).toLowerCase());
  if (!claims || !role) return null;
  return {
    userID: text(claims.userID),
    email: text(claims.email),
    role,
    district: text(claims.district),
    ...(claims.passwordDue === true && { isPasswordDue: true }),
  };
}

/** A name to greet by, made of the part of the address before the @: the token carries no other. */
export function greetingName(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function readClaims(token: string): Record<string, unknown> | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims && typeof claims === 'object' ? (claims as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
