import { describe, expect, it } from 'vitest';
import { readConfig } from '../../gateway/config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      upstreamPrefix: '/api/v2/attendance',
      dataFolder: '.data',
      timeZone: 'Africa/Lagos',
      upstreamTimeout: 4000,
      revalidationWindow: 2000,
      imageUploadPath: '/upload',
      imageUploadTimeout: 10_000,
      batchTimeout: 60_000,
      serviceCentresFile: undefined,
      maximumReplyBytes: 64 * 1024 * 1024,
      introspection: true,
      sandbox: true,
      demo: true,
    });
  });

  it('R-125 takes host and prefix of the REST service, and its host for images unless told otherwise', () => {
    const config = readConfig({ UPSTREAM_URL: 'https://api.test', UPSTREAM_PREFIX: '/api/attendance' });
    expect(config).toMatchObject({
      upstreamURL: 'https://api.test',
      upstreamPrefix: '/api/attendance',
      imageServerURL: 'https://api.test',
    });
    expect(readConfig({ UPSTREAM_URL: 'https://api.test', IMAGE_SERVER_URL: 'https://images.test' })).toMatchObject({
      imageServerURL: 'https://images.test',
    });
  });

  it('closes the schema in production unless asked to show it', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ introspection: false, sandbox: false });
    expect(readConfig({ NODE_ENV: 'production', INTROSPECTION: 'on' })).toMatchObject({ introspection: true });
  });

  it('reads an empty text as not set', () => {
    expect(readConfig({ UPSTREAM_URL: '', PORT: '', JWT_SECRET: '' })).toMatchObject({ port: 4000 });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535, not "99999".'],
    [{ HOST: 'http://x' }, 'HOST must be an IP address or a host name, not "http://x".'],
    [{ IMAGE_ORIGINS: 'notaurl' }, 'separated by commas, not "notaurl".'],
    [{ IMAGE_ORIGINS: 'https://a.test, https://b.test/x' }, 'IMAGE_ORIGINS must be scheme and host alone, such as'],
    [{ UPSTREAM_URL: 'http://api.test/wrong/path' }, 'UPSTREAM_URL must be scheme and host alone'],
    [{ UPSTREAM_TIMEOUT_MS: '4s' }, 'UPSTREAM_TIMEOUT_MS must be a whole number of 1 or more, not "4s".'],
    [{ UPSTREAM_TIMEOUT_MS: '1e99' }, 'UPSTREAM_TIMEOUT_MS must be a whole number of 1 or more'],
    [{ WEB_FOLDER: '/nope' }, 'WEB_FOLDER must be a folder with the built dashboard in it, not "/nope".'],
    [{ DATABASE_URL: 'db:5432' }, 'DATABASE_URL must be a PostgreSQL address: postgresql://user:password@host'],
    [{ REDIS_URL: 'redis:' }, 'REDIS_URL must be a Redis address'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, test, production, not "prod".'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8'],
  ])('F-88 refuses %j and says what is allowed', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });

  it('F-88 shows no secret and no password in its faults', () => {
    const secrets = { JWT_SECRET: 'tiny-secret', PHOTO_SECRET: 'tiny-secret', REDIS_URL: 'http://:tiny-secret@x' };
    const databases = { DATABASE_URL: 'mysql://u:tiny-secret@x' };
    expect(() => readConfig({ ...secrets, ...databases })).toThrow(/^((?!tiny-secret)[\s\S])*$/);
  });

  it('refuses a setting by its old name, and says the new one', () => {
    expect(() => readConfig({ DIGEST_HOURS: '6', PORT: 'x' })).toThrow(
      /^These settings cannot be used:\nDIGEST_HOURS is called PAST_DAY_HOURS now\.\nPORT must be /,
    );
    expect(readConfig({ DIGEST_HOURS: '', PAST_DAY_HOURS: '2' }).pastDaysLast).toBe(7_200_000);
  });

  it('names every setting that cannot be used', () => {
    const bad = { PORT: 'x', TIME_ZONE: 'Mars/Base', UPSTREAM_URL: 'ftp://x', JWT_SECRET: 'short' };
    expect(() => readConfig(bad)).toThrow(
      /PORT must be [\s\S]*UPSTREAM_URL must be [\s\S]*TIME_ZONE must be an IANA time zone[\s\S]*JWT_SECRET must have/,
    );
  });
});
