import { templateWorkbook } from '../../gateway/sheets/template.ts';
import { staffFieldNames, staffFields } from '../../schema/staff-fields.ts';

/** The template of staff with values to choose from, by their fields. */
export async function staffTemplate(lists: Readonly<Partial<Record<string, readonly string[]>>>): Promise<Buffer> {
  const columns = staffFieldNames.map((name) => ({ name, ...staffFields[name], choices: lists[name] ?? [] }));
  const chunks: Uint8Array[] = [];
  for await (const chunk of templateWorkbook({ sheet: 'Staff', columns })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
