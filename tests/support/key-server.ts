import type { RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const claims = { userID: 'user-1', email: 'ada@demo.example', role: 'admin', district: 'Awka' };

/** A key that signs tokens; `inHeader` is the name that its tokens have, which may be another than its own, or none. */
export async function signingKey(name: { kid?: string; inHeader?: string | null } = {}, alg = 'ES256') {
  const { kid, inHeader = kid ?? null } = name;
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const header = { alg, ...(inHeader !== null && { kid: inHeader }) };
  return {
    public: { ...(await exportJWK(publicKey)), alg, ...(kid !== undefined && { kid }) } satisfies JWK,
    sign: (more: JWTPayload = {}) => new SignJWT({ ...claims, ...more }).setProtectedHeader(header).sign(privateKey),
  };
}

/** A server of public keys on a free port, which counts its calls; `behave` has it answer something else. */
export async function keyServer(...published: JWK[]) {
  let keys = published;
  let calls = 0;
  const usual: RequestListener = (_request, response) => void response.end(JSON.stringify({ keys }));
  let answer = usual;
  const { url, close } = await listen((request, response) => {
    calls += 1;
    answer(request, response);
  });
  onTestFinished(close);
  return {
    jwksURL: `${url}/keys`,
    calls: () => calls,
    publish: (...others: JWK[]) => {
      keys = others;
    },
    behave: (handler: RequestListener = usual) => {
      answer = handler;
    },
  };
}
