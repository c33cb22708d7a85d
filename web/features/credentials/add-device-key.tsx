import * as z from 'zod/mini';
import {
  DeviceKeysDocument,
  useCreateDeviceKeyMutation,
  useDeviceCentresQuery,
} from '../../api/generated/credentials.ts';
import { SelectField } from '../../ui/fields.tsx';
import { optionalChoice, requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import type { AddDialogProps } from './credential-list.tsx';
import { describeDeviceUse } from './device-use.tsx';
import { useShownOnce } from './use-shown-once.tsx';

const schema = z.object({ name: requiredText('name'), serviceCentre: optionalChoice() });

/** Makes a device key, then shows it this once. */
export function AddDeviceKey(dialog: AddDialogProps) {
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
