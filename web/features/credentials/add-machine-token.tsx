import {
  MachineTokensDocument,
  useCreateMachineTokenMutation,
  useTokenOperationsQuery,
} from '../../api/generated/credentials.ts';
import { FieldPair, SelectField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import type { AddDialogProps } from './credential-list.tsx';
import { accessOptions, daysOptions, emptyToken, operationsFor, roleOptions, tokenSchema } from './token-form.ts';
import { TokenOperations } from './token-operations.tsx';
import { useShownOnce } from './use-shown-once.tsx';

/** Makes a machine token, then shows it this once. */
export function AddMachineToken(dialog: AddDialogProps) {
  const [createToken] = useCreateMachineTokenMutation({ refetchQueries: [MachineTokensDocument] });
  const asked = useTokenOperationsQuery({ variables: {} });
  const capabilities = asked.data?.capabilities;
  const once = useShownOnce('token');
  const form = useForm({
    schema: tokenSchema,
    values: emptyToken,
    send: async ({ access, operations, ...values }) => {
      const limited = operations.filter((field) => offered.some((operation) => operation.field === field));
      const input = { ...values, isReadOnly: access === 'read', operations: limited.length > 0 ? limited : null };
      const { data } = await createToken({ variables: { input } });
      once.show({ name: values.name, secret: data?.createMachineToken.secret ?? null });
    },
  });
  const reach = { role: form.watch('role'), access: form.watch('access') };
  const offered = capabilities ? operationsFor(capabilities, reach) : [];
  return (
    <CredentialDialog
      {...dialog}
      title="Add Machine Token"
      nameHint="What it is for, such as Payroll."
      form={form}
      once={once}
      asked={asked}
      offers="operations to choose from"
    >
      <FieldPair>
        <SelectField label="Role" {...form.field('role')} options={roleOptions} />
        <SelectField label="Access" {...form.field('access')} options={accessOptions} />
      </FieldPair>
      <SelectField label="Ends after" {...form.field('days')} options={daysOptions} />
      {offered.length > 0 && (
        <TokenOperations
          operations={offered}
          chosen={form.watch('operations')}
          onChange={(operations) => form.set('operations', operations)}
        />
      )}
      <p className="note">
        It never acts above your own role, and it ends when your account is deactivated. It cannot create users,
        passwords, tokens or keys.
      </p>
    </CredentialDialog>
  );
}
