import { describe, expect, it } from 'vitest';
import { deviceLine } from '../../../web/features/credentials/device-keys.tsx';

describe('deviceLine', () => {
  it('hands in one sign-in at the address by the key', () => {
    const line = deviceLine('https://a.example/create', 'device_1', new Date('2026-11-20T08:01:02Z'));
    expect(line).toBe(
      "curl -sS 'https://a.example/create' -H 'authorization: Bearer device_1' -H 'content-type: application/json' " +
        '-d \'{"staffID": "<staff ID>", "mode": "signedIn", "attendanceDate": "2026-11-20T08:01:02.000Z"}\'',
    );
  });
});
