import { hash, randomBytes } from 'node:crypto';

/** A new secret of a device or a program: shown once, of which `hashOf` alone is stored. */
export const newCredential = (prefix: string): string => prefix + randomBytes(32).toString('base64url');

/** A credential holds 256 random bits, so a plain hash cannot be searched for it. */
export const hashOf = (credential: string): string => hash('sha256', credential, 'base64url');
