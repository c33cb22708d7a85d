import { maximumTextLength } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { useCreateMachineTokenMutation, useTokenOperationsQuery } from '../../api/generated/credentials.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { AddDialogProps } from './credential-list.tsx';
import { accessOptions, daysOptions, emptyToken, operationsFor, roleOptions, tokenSchema } from './token-form.ts';
import { TokenOperations } from './token-operations.tsx';
import { useShownOnce } from './use-shown-once.tsx';

/** Makes a machine token, then shows it this once. */
export function AddMachineToken({ isOpen, onClose, onDone }: AddDialogProps) {
  const [createToken] = useCreateMachineTokenMutation();
  const { data: offer, error, loading, retry } = useTokenOperationsQuery({ variables: {} });
  const capabilities = offer?.capabilities;
  const once = useShownOnce('token');
  const form = useForm({
    schema: tokenSchema,
    values: emptyToken,
    send: async ({ access, operations, ...values }) => {
      const limited = operations.filter((field) => offered.some((operation) => operation.field === field));
      const input = { ...values, isReadOnly: access === 'read', operations: limited.length > 0 ? limited : null };
      const { data } = await createToken({ variables: { input } });
      once.show({ name: values.name, secret: data?.createMachineToken.secret ?? null });
      onDone();
    },
  });
  const asked = { role: form.watch('role'), access: form.watch('access') };
  const offered = capabilities ? operationsFor(capabilities, asked) : [];
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
        hint="What it is for, such as Payroll."
        required
      />
      <div className="field-pair">
        <SelectField label="Role" {...form.field('role')} options={roleOptions} />
        <SelectField label="Access" {...form.field('access')} options={accessOptions} />
      </div>
      <SelectField label="Ends after" {...form.field('days')} options={daysOptions} />
      {error && !loading && (
        <FailedNote
          message={`The operations to choose from could not be loaded. ${readFailure(error).message}`}
          onRetry={retry}
        />
      )}
      {offered.length > 0 && (
        <TokenOperations
          operations={offered}
          chosen={form.watch('operations')}
          onChange={(operations) => form.set('operations', operations)}
        />
      )}
      <p className="field-hint">
        It never acts above your own role, and it ends when your account is deactivated. It cannot create users,
        passwords, tokens or keys.
      </p>
    </>
  );
  const first = { title: 'Add Machine Token', form, submitLabel: 'Create', children: fields };
  return <ModalForm isOpen={isOpen} onClose={close} {...(once.page ?? first)} />;
}
