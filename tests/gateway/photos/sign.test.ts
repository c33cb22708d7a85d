import { Hmac } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { servedWidth } from '../../../gateway/photos/photo.ts';
import { createPhotoSigner, photoSecrets } from '../../../gateway/photos/sign.ts';

const noon = Date.UTC(2026, 10, 19, 12);
const address = 'http://images.test/ọ.jpg?size=1';

const signerOf = (now: () => number, ...secrets: Parameters<typeof createPhotoSigner>[0]['secrets']) =>
  createPhotoSigner({ secrets, origins: [], now });

function partsOf(path: string) {
  const [, , width = '', expires = '', signature = '', encoded = ''] = path.split('/');
  return { width, expires, signature, address: encoded };
}

describe('createPhotoSigner', () => {
  const signer = signerOf(() => noon, 'secret');
  const path = signer.sign(address, 84);

  it('makes addresses that it can read back', () => {
    expect(signer.verify(partsOf(path))).toEqual({ address, width: 84, expires: noon / 1000 + 7_200 });
  });

  it('makes the same address all hour long, valid for one hour at least', () => {
    const late = signerOf(() => noon + 3_599_000, 'secret');
    expect(late.sign(address, 84)).toBe(path);
    expect(signerOf(() => noon + 7_199_000, 'secret').verify(partsOf(path))).not.toBe(null);
    expect(signerOf(() => noon + 7_200_000, 'secret').verify(partsOf(path))).toBe(null);
  });

  it('signs anew when the hour is over, in either direction of the clock', () => {
    let time = noon;
    const moving = signerOf(() => time, 'secret');
    expect(moving.sign(address, 84)).toBe(path);
    time = noon + 3_600_000;
    expect(moving.verify(partsOf(moving.sign(address, 84)))?.expires).toBe(noon / 1000 + 10_800);
    time = noon;
    expect(moving.sign(address, 84)).toBe(path);
  });

  it('F-01 F-293 signs an address and width once an hour, however often an answer has them', () => {
    const digest = vi.spyOn(Hmac.prototype, 'digest');
    onTestFinished(() => digest.mockRestore());
    for (let turn = 0; turn < 10_000; turn++) signer.sign(`same ${turn % 10}`, 200);
    expect(digest).toHaveBeenCalledTimes(10);
    for (let turn = 0; turn < 10; turn++) signer.sign(`other ${turn}`, 200);
    expect(digest).toHaveBeenCalledTimes(20);
  });

  it('signs a link once, however many files have it', () => {
    const digest = vi.spyOn(Hmac.prototype, 'digest');
    onTestFinished(() => digest.mockRestore());
    const linking = createPhotoSigner({ secrets: ['secret'], origins: ['http://images.test'], now: () => noon });
    const links = new Set(
      Array.from({ length: 1_000 }, (_, turn) => linking.writeLink(`http://images.test/${turn % 10}`)),
    );
    expect(links.size).toBe(10);
    expect(digest).toHaveBeenCalledTimes(10);
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
    expect(signerOf(() => noon, 'other').verify(partsOf(path))).toBe(null);
  });
});

describe('photoSecrets', () => {
  it('begin with the one set, else with one from the token secret, else with a new one', () => {
    expect(photoSecrets({ photoSecret: 'p', jwtSecret: 'j' })).toEqual(['p']);
    expect(photoSecrets({ jwtSecret: 'j' })).toEqual(photoSecrets({ jwtSecret: 'j' }));
    expect(photoSecrets({ jwtSecret: 'j' })).not.toEqual(photoSecrets({ jwtSecret: 'k' }));
    expect(photoSecrets({})).not.toEqual(photoSecrets({}));
  });

  it('F-87 let addresses hold that the previous token secret has signed, and sign none with it', () => {
    const [old, fresh] = [{ jwtSecret: 'old' }, { jwtSecret: 'new', previousJwtSecret: 'old' }];
    const signerFor = (config: typeof old) => signerOf(() => noon, ...photoSecrets(config));
    const path = signerFor(old).sign(address, 84);
    const rotated = signerFor(fresh);
    expect(rotated.verify(partsOf(path))).toMatchObject({ address });
    expect(rotated.sign(address, 84)).toBe(signerFor({ jwtSecret: 'new' }).sign(address, 84));
    expect(signerFor({ jwtSecret: 'new' }).verify(partsOf(path))).toBe(null);
  });

  it('are without the previous one where the photos have a secret of their own', () => {
    expect(photoSecrets({ photoSecret: 'p', jwtSecret: 'new', previousJwtSecret: 'old' })).toEqual(['p']);
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
