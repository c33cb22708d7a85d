import { pageSetting } from '../../session/page-setting.ts';
import { TextField } from '../../ui/fields.tsx';

/** The line of a shell that hands in one sign-in at `address` by a device's key, to try it. */
export const deviceLine = (address: string, key: string, now: Date): string =>
  `curl -sS '${address}' -H 'authorization: Bearer ${key}' -H 'content-type: application/json' ` +
  `-d '{"staffID": "<staff ID>", "mode": "signedIn", "attendanceDate": "${now.toISOString()}"}'`;

/** Where a device hands in its records, and a line to paste that does so once. */
export function describeDeviceUse(key: string) {
  const address = `${location.origin}${pageSetting('intake')}`;
  return (
    <>
      <TextField label="Address" value={address} readOnly onFocus={(event) => event.target.select()} />
      <TextField
        label="A line to try it, with a staff ID of yours"
        className="credential-secret"
        value={deviceLine(address, key, new Date())}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
