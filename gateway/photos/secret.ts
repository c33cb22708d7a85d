import { createHmac, randomBytes } from 'node:crypto';

/**
 * The key of the photo addresses: the one set, else one made from the token secret, so that all gateways of a service
 * agree; without either a new one each start, which makes browsers load their photos again.
 */
export function photoSecret(config: { photoSecret?: string | undefined; jwtSecret?: string | undefined }) {
  if (config.photoSecret) return config.photoSecret;
  return config.jwtSecret ? createHmac('sha256', config.jwtSecret).update('photo addresses').digest() : randomBytes(32);
}
