import { createHmac, randomBytes } from 'node:crypto';

interface PhotoKeys {
  readonly photoSecret?: string | undefined;
  readonly jwtSecret?: string | undefined;
  readonly previousJwtSecret?: string | undefined;
}

/**
 * The key of the photo addresses: the one set, else one made from the token secret, so that all gateways of a service
 * agree; without either a new one each start, which makes browsers load their photos again.
 */
export function photoSecret(config: PhotoKeys) {
  if (config.photoSecret) return config.photoSecret;
  return config.jwtSecret ? derive(config.jwtSecret) : randomBytes(32);
}

/** The key of addresses that the previous token secret has signed, which hold until they expire; null without one. */
export function previousPhotoSecret(config: PhotoKeys) {
  return config.photoSecret || !config.previousJwtSecret ? null : derive(config.previousJwtSecret);
}

const derive = (secret: string) => createHmac('sha256', secret).update('photo addresses').digest();
