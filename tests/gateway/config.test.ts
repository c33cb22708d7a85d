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
      listWindow: 2000,
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

  it('names every setting that cannot be used', () => {
    const bad = { PORT: 'x', TIME_ZONE: 'Mars/Base', UPSTREAM_URL: 'ftp://x', JWT_SECRET: 'short' };
    expect(() => readConfig(bad)).toThrow(
      /PORT: [\s\S]*UPSTREAM_URL: [\s\S]*TIME_ZONE: is no known time zone[\s\S]*JWT_SECRET: /,
    );
  });
});
