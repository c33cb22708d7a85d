import { describe, expect, it } from 'vitest';
import { mostDemoStaff, readConfig } from '../../upstream/config.ts';
import { peopleOf } from '../../upstream/demo/people.ts';
import { extensionNames } from '../../upstream/extensions.ts';

const secret = 'x'.repeat(32);
const least = { JWT_SECRET: secret, DEFAULT_PASSWORD: 'a password' };

describe('readConfig', () => {
  it('F-88 allows no more demo staff than have distinct staff IDs', { tags: 'nightly' }, () => {
    const people = peopleOf({ start: '2026-09-22', days: 60, staff: mostDemoStaff });
    expect(new Set(people.map(({ staffID }) => staffID)).size).toBe(mostDemoStaff);
    expect(() => readConfig({ ...least, DEMO_STAFF: '100001' })).toThrow(
      'DEMO_STAFF must be a whole number from 1 to 100000',
    );
  });

  it('has a value for all that may be left out', () => {
    expect(readConfig({ ...least, PORT: '' })).toEqual({
      port: 4001,
      host: '127.0.0.1',
      dataFolder: '.data/upstream',
      databaseLimits: { statement: 30_000, idleTransaction: 30_000 },
      imageFolder: '.data/upstream/images',
      answerCacheBytes: 256 * 1024 * 1024,
      retention: {},
      jwtSecret: secret,
      jwtHours: 12,
      migrate: true,
      timeZone: 'Africa/Lagos',
      defaultPassword: 'a password',
      logLevel: 'info',
      imageOrigins: [],
      // Without a mail server there is no mail to choose.
      extensions: new Set(extensionNames.filter((name) => name !== 'digest')),
      intakePerMinute: 6_000,
      metricsHost: '127.0.0.1',
      trustedProxies: expect.anything(),
    });
  });

  it('reads lists, addresses and what belongs together', () => {
    const given = {
      DATABASE_TIMEOUT_MS: '20000',
      DATA_FOLDER: '/data',
      ADMIN_EMAIL: 'Admin@Company.example',
      PUBLIC_URL: 'https://images.example/base/',
      ANSWER_CACHE_MIB: '1',
      IMAGE_ORIGINS: 'https://old.example/, https://photos.example:8443',
      EXTENSIONS: 'holidays',
      RETENTION_MONTHS: '24',
      PHOTO_RETENTION_MONTHS: '3',
    };
    expect(readConfig({ ...least, ...given })).toMatchObject({
      databaseLimits: { statement: 20_000, idleTransaction: 30_000 },
      imageFolder: '/data/images',
      adminEmail: 'admin@company.example',
      publicUrl: 'https://images.example/base',
      answerCacheBytes: 1024 * 1024,
      imageOrigins: ['https://old.example', 'https://photos.example:8443'],
      extensions: new Set(['holidays']),
      retention: { months: 24, photoMonths: 3 },
    });
  });

  it('needs no default password for a demo', () => {
    expect(readConfig({ JWT_SECRET: secret, DEMO: 'on' }).demo).toEqual({
      staff: 1_200,
      days: 60,
      seed: 0,
      trickle: false,
    });
  });

  it.each([
    [{ JWT_SECRET: '' }, 'JWT_SECRET is required: a secret of 32 characters or more that signs the tokens.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have 32 characters or more.'],
    [{ DEFAULT_PASSWORD: 'short' }, 'DEFAULT_PASSWORD must have 8 to 256 characters.'],
    [
      { DEFAULT_PASSWORD: '' },
      'DEFAULT_PASSWORD is required unless DEMO is on: the password of new and of reset accounts.',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@db' },
      'DATABASE_URL must be a PostgreSQL address: postgresql://user:password@host:5432/database.',
    ],
    [
      { PORT: '-1', DEMO_DAYS: '0' },
      'PORT must be a whole number from 0 to 65535, not "-1".\nDEMO_DAYS must be a whole number from 1 to 400, not "0".',
    ],
  ])('refuses %j', (settings, message) => {
    expect(() => readConfig({ ...least, ...settings })).toThrow(
      new Error(`These settings cannot be used:\n${message}`),
    );
  });
});
