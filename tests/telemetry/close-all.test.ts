import { describe, expect, it, vi } from 'vitest';
import { closeAll } from '../../telemetry/close-all.ts';
import { createLog } from '../../telemetry/log.ts';

describe('closeAll', () => {
  it('F-155 closes every part in turn, whatever one of them does, and logs which was left', async () => {
    const lines: { part?: string; reason?: string }[] = [];
    const log = createLog('warn', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const last = vi.fn();
    const closed: string[] = [];
    const ending = (part: string) => async () => void closed.push(part);
    await closeAll(log, [
      { parts: { rejecting: () => Promise.reject(new Error('away')), beside: ending('beside') } },
      { parts: { throwing: () => failing() } },
      { parts: { odd: () => Promise.reject('text'), none: () => undefined } },
      { parts: { silent: () => new Promise(() => {}) }, most: 20 },
      { parts: { last } },
    ]);
    expect(closed).toEqual(['beside']);
    expect(last).toHaveBeenCalledOnce();
    expect(lines.map(({ part, reason }) => [part, reason])).toEqual([
      ['rejecting', 'away'],
      ['throwing', 'at once'],
      ['odd', 'text'],
      ['silent', 'It took longer than 20 ms.'],
    ]);
  });
});

function failing(): never {
  throw new Error('at once');
}
