import { describe, expect, it, vi } from 'vitest';
import { hasSingleKeys, setSingleKeys } from '../../../web/ui/page-key.ts';

describe('single keys', () => {
  it('F-169 work until they are switched off, and again after they are switched on', () => {
    const document = { cookie: 'theme=dark' };
    vi.stubGlobal('document', document);
    expect(hasSingleKeys()).toBe(true);
    setSingleKeys(false);
    expect(document.cookie).toMatch(/^single-keys=off; .*max-age=31536000/);
    expect(hasSingleKeys('theme=dark; single-keys=off')).toBe(false);
    setSingleKeys(true);
    expect(document.cookie).toMatch(/max-age=0/);
    vi.unstubAllGlobals();
  });
});
