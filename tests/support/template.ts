import { templateWorkbook } from '../../gateway/sheets/template-routes.ts';
import { staffFieldNames, staffFields } from '../../schema/staff-fields.ts';

/** The template of staff with values to choose from, by their fields. */
export const staffTemplate = (lists: Readonly<Partial<Record<string, readonly string[]>>>): Promise<Buffer> =>
  templateWorkbook(
    'Staff',
    staffFieldNames.map((name) => ({ name, ...staffFields[name], choices: lists[name] ?? [] })),
  );
