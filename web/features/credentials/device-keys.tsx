import * as z from 'zod/mini';
import { deviceKeyColumns } from '../../../schema/lists/device-keys.ts';
import {
  DeviceKeysDocument,
  type DeviceKeysRowFragment,
  useCreateDeviceKeyMutation,
  useDeviceCentresQuery,
  useDeviceKeysQuery,
  useRevokeDeviceKeyMutation,
} from '../../api/generated/credentials.ts';
import { drawColumns } from '../../list/table/table-columns.ts';
import { noSearch, useList } from '../../list/view/use-list.ts';
import { pageSetting } from '../../session/page-setting.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { optionalChoice, requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';
import { CredentialDialog, secretLook, useShownOnce } from './credential-dialog.tsx';
import { type AddDialogProps, CredentialList, CredentialName, revokeActions } from './credential-list.tsx';

const columns = drawColumns(deviceKeyColumns, {
  NAME: {
    minSize: 220,
    card: 'title',
    cell: ({ name, revokedAt }: DeviceKeysRowFragment) => (
      <CredentialName name={name} ended={revokedAt ? 'Revoked' : null} />
    ),
  },
  SERVICE_CENTRE: { minSize: 180 },
  CREATED_ON: { minSize: 110 },
  IS_REVOKED: { minSize: 90, card: 'flag' },
});

const actions = revokeActions<DeviceKeysRowFragment>(76, ({ revokedAt }) => Boolean(revokedAt));

/** Device Keys: by which devices hand in sign-ins, with add and revoke. Of the extension `intake`. */
export function DeviceKeyList() {
  const report = useList('deviceKeys', columns, noSearch, useDeviceKeysQuery);
  const [revokeKey] = useRevokeDeviceKeyMutation({ refetchQueries: [DeviceKeysDocument] });
  return (
    <CredentialList
      {...report}
      title="Device Keys"
      actions={actions}
      noun="the key of"
      running="Revoking the device key"
      consequence="From now on, records from this device are refused until it has a new key."
      revoke={(id) => revokeKey({ variables: { id } })}
      add={(key, dialog) => <AddDeviceKey key={key} {...dialog} />}
    />
  );
}

const schema = z.object({ name: requiredText('name'), serviceCentre: optionalChoice() });

/** Makes a device key, then shows it this once. */
function AddDeviceKey(dialog: AddDialogProps) {
  const [createKey] = useCreateDeviceKeyMutation({ refetchQueries: [DeviceKeysDocument] });
  const asked = useDeviceCentresQuery({ variables: {} });
  const known = asked.data?.organisation?.serviceCentres ?? [];
  const centres = [...new Set(known.flatMap((district) => district.centres))].sort();
  const once = useShownOnce('key', describeDeviceUse);
  const form = useForm({
    schema,
    values: { name: '', serviceCentre: '' },
    send: async (input) => {
      const { data } = await createKey({ variables: { input } });
      once.show({ name: input.name, secret: data?.createDeviceKey.secret ?? null });
    },
  });
  return (
    <CredentialDialog
      {...dialog}
      title="Add Device Key"
      nameHint="Name of the device, e.g. Main gate."
      form={form}
      once={once}
      asked={asked}
      offers="service centres"
    >
      <SelectField
        label="Service Center"
        {...form.field('serviceCentre')}
        options={centres.map((centre) => ({ value: centre, label: centre }))}
        placeholder="Any"
        hint="The device can only record for this one."
      />
    </CredentialDialog>
  );
}

/** The line of a shell that hands in one sign-in at `address` by a device's key, to try it. */
export const deviceLine = (address: string, key: string, now: Date): string =>
  `curl -sS '${address}' -H 'authorization: Bearer ${key}' -H 'content-type: application/json' ` +
  `-d '{"staffID": "<staff ID>", "mode": "signedIn", "attendanceDate": "${now.toISOString()}"}'`;

/** Where a device hands in its records, and a line to paste that does so once. */
function describeDeviceUse(key: string) {
  const address = `${location.origin}${pageSetting('intake')}`;
  return (
    <>
      <TextField label="Address" value={address} readOnly onFocus={(event) => event.target.select()} />
      <TextField
        label="Command to try it, with one of your staff IDs"
        style={secretLook}
        value={deviceLine(address, key, new Date())}
        readOnly
        onFocus={(event) => event.target.select()}
      />
    </>
  );
}
