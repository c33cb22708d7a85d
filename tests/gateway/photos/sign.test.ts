import { describe, expect, it } from 'vitest';
import { servedWidth } from '../../../gateway/photos/photo.ts';
import { photoSecret, previousPhotoSecret } from '../../../gateway/photos/secret.ts';
import { createPhotoSigner } from '../../../gateway/photos/sign.ts';

const noon = Date.UTC(2026, 10, 19, 12);
const address = 'http://images.test/ọ.jpg?size=1';

function partsOf(path: string) {
  const [, , width = '', expires = '', signature = '', encoded = ''] = path.split('/');
  return { width, expires, signature, address: encoded };
}

describe('createPhotoSigner', () => {
  const signer = createPhotoSigner('secret', () => noon);
  const path = signer.sign(address, 84);

  it('makes addresses that it can read back', () => {
    expect(signer.verify(partsOf(path))).toEqual({ address, width: 84, expires: noon / 1000 + 7_200 });
  });

  it('makes the same address all hour long, valid for one hour at least', () => {
    const late = createPhotoSigner('secret', () => noon + 3_599_000);
    expect(late.sign(address, 84)).toBe(path);
    expect(createPhotoSigner('secret', () => noon + 7_199_000).verify(partsOf(path))).not.toBe(null);
    expect(createPhotoSigner('secret', () => noon + 7_200_000).verify(partsOf(path))).toBe(null);
  });

  it('signs anew when the hour is over, in either direction of the clock', () => {
    let time = noon;
    const moving = createPhotoSigner('secret', () => time);
    expect(moving.sign(address, 84)).toBe(path);
    time = noon + 3_600_000;
    expect(moving.verify(partsOf(moving.sign(address, 84)))?.expires).toBe(noon / 1000 + 10_800);
    time = noon;
    expect(moving.sign(address, 84)).toBe(path);
  });

  it('F-01 signs an address and width once an hour, however often an answer has them', () => {
    const costOf = (nameOf: (turn: number) => string) => {
      const start = process.cpuUsage();
      for (let turn = 0; turn < 10_000; turn++) signer.sign(nameOf(turn), 200);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    costOf((turn) => `warm ${turn}`);
    const others = costOf((turn) => `other ${turn}`);
    const same = Array.from({ length: 5 }, () => costOf((turn) => `same ${turn % 10}`));
    // Without a cache both would cost the same; what else the machine does lengthens some of five.
    expect(Math.min(...same)).toBeLessThan(others / 2);
  });

  it.each([
    ['width', { width: '1400' }],
    ['expiry', { expires: '9999999999' }],
    ['address', { address: Buffer.from('http://169.254.169.254/').toString('base64url') }],
    ['signature', { signature: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['length of the signature', { signature: '' }],
  ])('refuses another %s', (_part, change) => {
    expect(signer.verify({ ...partsOf(path), ...change })).toBe(null);
  });

  it("refuses another secret's address", () => {
    expect(createPhotoSigner('other', () => noon).verify(partsOf(path))).toBe(null);
  });
});

describe('photoSecret', () => {
  it('is the one set, else comes from the token secret, else is new', () => {
    expect(photoSecret({ photoSecret: 'p', jwtSecret: 'j' })).toBe('p');
    expect(photoSecret({ jwtSecret: 'j' })).toEqual(photoSecret({ jwtSecret: 'j' }));
    expect(photoSecret({ jwtSecret: 'j' })).not.toEqual(photoSecret({ jwtSecret: 'k' }));
    expect(photoSecret({})).not.toEqual(photoSecret({}));
  });
});

describe('previousPhotoSecret', () => {
  it('F-87 lets addresses hold that the previous token secret has signed, and signs none with it', () => {
    const [old, fresh] = [{ jwtSecret: 'old' }, { jwtSecret: 'new', previousJwtSecret: 'old' }];
    const path = createPhotoSigner(photoSecret(old), () => noon).sign(address, 84);
    const rotated = createPhotoSigner(photoSecret(fresh), () => noon, previousPhotoSecret(fresh));
    expect(rotated.verify(partsOf(path))).toMatchObject({ address });
    expect(rotated.sign(address, 84)).toBe(createPhotoSigner(photoSecret(fresh), () => noon).sign(address, 84));
    expect(createPhotoSigner(photoSecret(fresh), () => noon).verify(partsOf(path))).toBe(null);
  });

  it('is not needed where the photos have a secret of their own', () => {
    expect(previousPhotoSecret({ photoSecret: 'p', jwtSecret: 'new', previousJwtSecret: 'old' })).toBe(null);
  });
});

describe('servedWidth', () => {
  it.each([
    [1, 84],
    [84, 84],
    [85, 200],
    [700, 700],
    [1400, 1400],
    [null, 1400],
  ])('serves %j as %i', (asked, served) => {
    expect(servedWidth(asked)).toBe(served);
  });
});
