import { describe, expect, it } from 'vitest';
import { examples } from '../../../schema/examples.ts';
import { testGateway } from '../../support/gateway.ts';

const html = { headers: { accept: 'text/html' } };
const service = { UPSTREAM_URL: 'http://127.0.0.1:9' };

async function sandbox(settings: Record<string, string>) {
  const { url } = await testGateway({ settings });
  return (await fetch(`${url}/graphql`, html)).text();
}

describe('the sandbox', () => {
  it('F-137 names no account of the demo company where the service is one of its own', async () => {
    const page = await sandbox(service);
    expect(page).toContain('SignIn');
    expect(page).not.toMatch(/demo\.example|attendance-demo/);
    expect(await sandbox({})).toContain('demo.example');
  });

  it('F-137 names none where the embedded service starts empty', async () => {
    expect(await sandbox({ DEMO: 'off' })).not.toMatch(/demo\.example|attendance-demo/);
  });

  it('F-137 names the explorer where it cannot be loaded itself', async () => {
    const page = await sandbox({});
    expect(page).toMatch(/you might be offline\.<\/p>\s*<p>The explorer at <a href="\/explorer">\/explorer<\/a>/);
  });
});

describe('the explorer', () => {
  it('F-137 leaves email and password empty without one, and asks for both all the same', () => {
    const [signIn] = examples('2026-11-25', false);
    expect(signIn).toMatchObject({ name: 'SignIn', variables: { email: '', password: '' } });
  });
});
