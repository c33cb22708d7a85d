import { describe, expect, it } from 'vitest';
import { timed } from '../../gateway/start-steps.ts';

describe('a step of the start', () => {
  it('is said with its seconds once it is done, and hands on what it made', async () => {
    const said: string[] = [];
    expect(await timed((text) => said.push(text), 'Dashboard', Promise.resolve('made'))).toBe('made');
    expect(said).toEqual([expect.stringMatching(/^ {2}Dashboard \(\d+\.\d s\)$/)]);
  });

  it('fails with what failed, and says nothing', async () => {
    const said: string[] = [];
    const failing = timed((text) => said.push(text), 'Dashboard', Promise.reject(new Error('no room')));
    await expect(failing).rejects.toThrow('no room');
    expect(said).toEqual([]);
  });
});
