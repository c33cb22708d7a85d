import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, signIn } from '../../../web/session/session.ts';
import { dropForm, formKey, keepForm, keptForm } from '../../../web/ui/kept-forms.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

describe('keptForm', () => {
  const key = formKey({ name: 'ADA' });

  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('sessionStorage', new MemoryStorage());
  });

  afterEach(() => {
    dropForm(key);
    vi.unstubAllGlobals();
  });

  it('N-21 answers what the same person left, and nobody else, until it is dropped', () => {
    keepForm(key, '7', { name: 'ADA OBI' });
    expect(keptForm(key)).toBeNull();
    signIn(tokenOf({ userID: '8', role: 'ADMIN' }));
    expect(keptForm(key)).toBeNull();
    endSession();
    signIn(tokenOf({ userID: '7', role: 'ADMIN' }));
    expect(keptForm(key)).toEqual({ name: 'ADA OBI' });
    expect(keptForm(formKey({ name: 'EMEKA' }))).toBeNull();
    dropForm(key);
    expect(keptForm(key)).toBeNull();
  });
});
