import * as z from 'zod/mini';
import { maximumTextLength } from '../../../schema/limits.ts';
import { districts } from '../../../schema/organisation.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import { requiredChoice, requiredText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';

/** Districts of this form: the first 19, numbered. */
export const numberedDistricts = districts.slice(0, 19).map((district, index) => ({
  value: district,
  label: `${index + 1}. ${district}`,
}));

const schema = z.object({ district: requiredChoice('district'), unit: requiredText('office location') });

/** `Add` of the units screen: for this browser session only, and it says so. */
export function AddOffice({ isOpen, onClose, onAdd }: AddOfficeProps) {
  const form = useForm({
    schema,
    values: { district: '', unit: '' },
    send: ({ district, unit }) => onAdd(district, unit),
  });
  return (
    <ModalForm title="Add Unit" form={form} isOpen={isOpen} onClose={onClose} submitLabel="Add">
      <SelectField
        label="District"
        {...form.field('district')}
        options={numberedDistricts}
        placeholder="Choose…"
        required
      />
      <TextField
        label="Office Location"
        {...form.field('unit')}
        autoComplete="off"
        maxLength={maximumTextLength}
        required
      />
      <p className="note">The unit is added for this browser session only. It is not saved anywhere.</p>
    </ModalForm>
  );
}

interface AddOfficeProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (district: string, unit: string) => void;
}
