import { districts } from '../../schema/organisation.ts';
import { SelectField } from '../ui/fields.tsx';
import type { FieldBinding } from '../ui/use-form.ts';

/** Districts with their service centres, as the gateway's organisation lists them. */
export interface DistrictLists {
  readonly districts: readonly string[];
  readonly serviceCentres: readonly { readonly district: string; readonly centres: readonly string[] }[];
}

const fixedLists: DistrictLists = { districts, serviceCentres: [] };

/** What the two selects take of a form that has both fields. */
interface DistrictForm {
  readonly field: (name: 'district' | 'serviceCentre') => FieldBinding;
  readonly watch: (name: 'district' | 'serviceCentre') => string;
  readonly set: (name: 'serviceCentre', value: string) => void;
}

/** District and service centre: choosing a district offers its centres and drops one that it has not. */
export function DistrictFields({ form, lists = fixedLists, required, placeholder = 'Choose…' }: DistrictFieldsProps) {
  const [district, serviceCentre] = [form.watch('district'), form.watch('serviceCentre')];
  const binding = form.field('district');
  return (
    <>
      <SelectField
        label="District"
        {...binding}
        onChange={(event) => {
          binding.onChange(event);
          form.set('serviceCentre', nextCentre(lists, event.target.value, serviceCentre));
        }}
        options={withCurrent(lists.districts, district)}
        placeholder={placeholder}
        required={required}
      />
      <SelectField
        label="Service Center"
        {...form.field('serviceCentre')}
        // A select drops its choice with the option: a new one shows what the form holds.
        key={district}
        options={withCurrent(centresOf(lists, district), serviceCentre)}
        placeholder={district ? placeholder : 'District first'}
        required={required}
      />
    </>
  );
}

interface DistrictFieldsProps {
  form: DistrictForm;
  /** Undefined while they are not known: the fixed districts then, each with its own name. */
  lists: DistrictLists | undefined;
  required?: boolean;
  placeholder?: string;
}

/**
 * Service centres of a district; for an unknown district the centres of all districts. While no centres are known, the
 * district's own name; without a district, none.
 */
export function centresOf({ serviceCentres }: DistrictLists, district: string): readonly string[] {
  if (!district) return [];
  const own = serviceCentres.find((entry) => entry.district === district)?.centres ?? [];
  if (own.length > 0) return own;
  const all = [...new Set(serviceCentres.flatMap(({ centres }) => centres))].sort();
  return all.length > 0 ? all : [district];
}

/** The centre after a change of district: kept where the new one has it, chosen where it has one only, else none. */
function nextCentre(lists: DistrictLists, district: string, centre: string): string {
  const centres = centresOf(lists, district);
  if (centres.includes(centre)) return centre;
  return (centres.length === 1 && centres[0]) || '';
}

/** Choices of a select; a stored value that is not offered stays, or an edit would lose it. */
export function withCurrent(values: readonly string[], current: string): { value: string; label: string }[] {
  const all = current && !values.includes(current) ? [...values, current] : values;
  return all.map((value) => ({ value, label: value }));
}
