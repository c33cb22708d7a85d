import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import fc from '../support/fast-check.ts';
import { startTestUpstream, testDefaultPassword, testPassword, testSecret } from '../support/upstream.ts';

const place = { district: 'Awka', serviceCentre: 'Awka' };
const texts = { ...place, department: 'ICT', unit: 'BIU' };

/** Writes of every kind that has a secret about it. */
const kinds = ['user', 'password', 'reset', 'staff', 'photo', 'batch', 'deviceKey', 'machineToken', 'token'] as const;

describe('the trail', () => {
  const upstream = begun(() => startTestUpstream());
  let shift: string;
  beforeAll(async () => {
    const body = { name: 'Day', startTime: '08:00', serialLatenessThreshold: 3 };
    shift = (await upstream.call('POST', '/shift/create', { body })).body.data._id;
  });

  it('never has a password, its hash, a token, a key, a photo or the address of one, whatever is written', async () => {
    const secrets = new Set([testPassword, testDefaultPassword, testSecret]);
    const note = (secret: string) => {
      secrets.add(secret);
      secrets.add(Buffer.from(secret).toString('base64').replace(/=+$/, ''));
      return secret;
    };
    const admin = note(await upstream.signIn('admin@test.example'));
    let staff = '';
    let number = 0;
    const write = async (kind: (typeof kinds)[number], secret: string, color: number) => {
      number += 1;
      const post = (path: string, body: unknown, token = admin) => upstream.call('POST', path, { body, token });
      const upload = async () => {
        const photo = await sharp({
          create: { width: 8, height: 8, channels: 3, background: { r: color, g: 9, b: 9 } },
        })
          .jpeg()
          .toBuffer();
        const form = new FormData();
        form.append('avatar', new Blob([new Uint8Array(photo)]), `${secret.slice(0, 9)}.jpg`);
        const [address] = (await upstream.call('POST', '/upload', { body: form, prefix: '', token: admin })).body
          .images;
        note(photo.toString('base64').slice(0, 64));
        return note(address as string);
      };
      const email = `u${number}@test.example`;
      // Fields that a call does not have must not get in by another way.
      const hidden = { password: note(`${secret}-hidden`), password_hash: secret, token: secret, secret_hash: secret };
      const user = async () => {
        await post('/users/create', { email, role: 'user', ...place, ...hidden });
        return upstream.signIn(email, testDefaultPassword);
      };
      if (kind === 'user') note(await user());
      if (kind === 'password') await post('/users/resetpassword', { password: note(secret) }, note(await user()));
      if (kind === 'reset') {
        await user();
        const { id } = await upstream.db
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        await upstream.call('PUT', `/users/resetPassword/default/${id}`, { token: admin });
        await upstream.call('PUT', `/users/modify/${id}`, { body: { name: 'Other', ...hidden }, token: admin });
      }
      if (kind === 'staff' || (kind === 'photo' && !staff)) {
        const body = { staffID: `S-${number}`, ...texts, shift, imageURL: await upload(), ...hidden };
        staff = (await post('/staff/create', body)).body.data._id;
      }
      if (kind === 'photo') {
        const body = { imageURL: await upload(), ...hidden };
        expect((await upstream.call('PUT', `/staff/modify/${staff}`, { body, token: admin })).status).toBe(200);
      }
      if (kind === 'batch') {
        const staffs = [{ staffID: `B-${number}`, ...texts, imageURL: await upload(), ...hidden }];
        expect((await post('/staff/create/many', { staffs })).status).toBe(200);
      }
      if (kind === 'deviceKey')
        note((await post('/deviceKey/create', { name: `Gate ${number}`, ...hidden })).body.data.key);
      if (kind === 'machineToken') {
        const body = { name: `Program ${number}`, role: 'user', days: 1, ...hidden };
        note((await post('/machineToken/create', body)).body.data.token);
      }
      if (kind === 'token') note(await upstream.signIn('management@test.example'));
    };
    const secret = fc.string({ unit: fc.constantFrom(...'abcdefgh0123456789-_.'), minLength: 12, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...kinds), secret, fc.nat(255), async (kind, text, color) =>
        write(kind, text, color),
      ),
      { numRuns: 30 },
    );
    const entries = await upstream.db.selectFrom('trail').selectAll().execute();
    const users = await upstream.db.selectFrom('users').select('password_hash').execute();
    const keys = await upstream.db.selectFrom('credentials').select('secret_hash').execute();
    for (const { password_hash } of users) secrets.add(password_hash);
    for (const { secret_hash } of keys) secrets.add(secret_hash);
    expect(entries.length).toBeGreaterThan(40);
    const { body } = await upstream.call('GET', '/change/findAll?from=2026-11-20&to=2026-11-20', { token: admin });
    const written = JSON.stringify(entries) + JSON.stringify(body) + upstream.logged();
    const found = [...secrets].filter((one) => written.includes(one));
    expect(found).toEqual([]);
    // What may be written is there, so this looked in the right place.
    expect(entries[0]).toMatchObject({ who: 'admin@test.example', subject_name: 'Day' });
  });
});
