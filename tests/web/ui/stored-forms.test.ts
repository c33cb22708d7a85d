import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, signIn } from '../../../web/session/session.ts';
import { dropForm, formKey, storedForm, storeForm, storeForReload } from '../../../web/ui/stored-forms.ts';
import { MemoryStorage } from '../session/memory-storage.ts';
import { tokenOf } from '../session/token-of.ts';

describe('storedForm', () => {
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
    storeForm(key, '7', { name: 'ADA OBI' });
    expect(storedForm(key)).toBeNull();
    signIn(tokenOf({ userID: '8', role: 'ADMIN' }));
    expect(storedForm(key)).toBeNull();
    endSession();
    signIn(tokenOf({ userID: '7', role: 'ADMIN' }));
    expect(storedForm(key)).toEqual({ name: 'ADA OBI' });
    expect(storedForm(formKey({ name: 'EMEKA' }))).toBeNull();
    dropForm(key);
    expect(storedForm(key)).toBeNull();
  });

  it('F-41 answers after a reload what was typed, files left out, until it is dropped or the session ends', () => {
    signIn(tokenOf({ userID: '7', role: 'ADMIN' }));
    storeForReload(key, '7', { name: 'ADA OBI', active: false, image: [new Blob()] });
    expect(storedForm(key)).toEqual({ name: 'ADA OBI', active: false });
    expect(sessionStorage).toHaveLength(0);
    dropForm(key);
    expect(storedForm(key)).toBeNull();
    storeForReload(key, '7', { name: 'ADA OBI' });
    endSession();
    signIn(tokenOf({ userID: '7', role: 'ADMIN' }));
    expect(storedForm(key)).toBeNull();
  });
});
