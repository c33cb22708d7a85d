import * as z from 'zod/mini';
import { maximumTextLength } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { useCreateDeviceKeyMutation, useDeviceCentresQuery } from '../../api/generated/credentials.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { optionalChoice, requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';
import type { AddDialogProps } from './credential-list.tsx';
import { describeDeviceUse } from './device-use.tsx';
import { useShownOnce } from './use-shown-once.tsx';

const schema = z.object({ name: requiredText('name'), serviceCentre: optionalChoice() });

/** Makes a device key, then shows it this once. */
export function AddDeviceKey({ isOpen, onClose, onDone }: AddDialogProps) {
  const [createKey] = useCreateDeviceKeyMutation();
  const { data: organised, error, loading, retry } = useDeviceCentresQuery({ variables: {} });
  const known = organised?.organisation?.serviceCentres ?? [];
  const centres = [...new Set(known.flatMap((district) => district.centres))].sort();
  const once = useShownOnce('key', describeDeviceUse);
  const form = useForm({
    schema,
    values: { name: '', serviceCentre: '' },
    send: async (input) => {
      const { data } = await createKey({ variables: { input } });
      once.show({ name: input.name, secret: data?.createDeviceKey.secret ?? null });
      onDone();
    },
  });
  const close = async () => {
    if (await once.mayClose()) onClose();
  };
  const fields = (
    <>
      <TextField
        label="Name"
        {...form.field('name')}
        autoComplete="off"
        maxLength={maximumTextLength}
        hint="Name of the device, e.g. Main gate."
        required
      />
      <SelectField
        label="Service Center"
        {...form.field('serviceCentre')}
        options={centres.map((centre) => ({ value: centre, label: centre }))}
        placeholder="Any"
        hint="The device records for this one alone."
      />
      {error && !loading && (
        <FailedNote
          message={`The service centres could not be loaded. ${readFailure(error).message}`}
          onRetry={retry}
        />
      )}
    </>
  );
  const first = { title: 'Add Device Key', form, submitLabel: 'Create', children: fields };
  return <ModalForm isOpen={isOpen} onClose={close} {...(once.page ?? first)} />;
}
