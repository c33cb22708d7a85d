import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sweepLeftovers } from '../../../../gateway/http/uploaded-files.ts';

describe('sweepLeftovers', () => {
  it('removes old files of uploads and nothing else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-sweep-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const now = Date.UTC(2026, 10, 20, 12);
    const write = (name: string, age: number) => {
      writeFileSync(path.join(folder, name), '');
      utimesSync(path.join(folder, name), new Date(now - age), new Date(now - age));
    };
    const old = `capacitor-${'a'.repeat(32)}.tmp`;
    const kept = [`capacitor-${'b'.repeat(32)}.tmp`, 'capacitor-notes.tmp', `x${old}`];
    write(old, 3_600_000);
    write(kept[0] ?? '', 60_000);
    write(kept[1] ?? '', 3_600_000);
    write(kept[2] ?? '', 3_600_000);
    expect(await sweepLeftovers(folder, now)).toBe(1);
    expect(readdirSync(folder).sort()).toEqual([...kept].sort());
  });

  it('leaves a folder that cannot be read alone', async () => {
    expect(await sweepLeftovers('/nowhere/at/all', 0)).toBe(0);
  });
});
