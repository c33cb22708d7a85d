import { maximumTextLength } from '../limits.ts';
import {
  type StaffText,
  staffFieldNames,
  staffFields,
  staffTextNames,
  staffTexts,
  summaryTextNames,
} from '../staff-fields.ts';

/** The SDL of the staff fields, wherever it repeats them; what else these types hold, `schema/staff.graphql` adds. */
export function staffSDL(): string {
  const text = (name: StaffText, type: string) =>
    `  ${JSON.stringify(staffTexts[name].description)}\n  ${name}: ${type}`;
  const asShown = (name: keyof typeof staffFields) => {
    const noun = staffFields[name].noun;
    const description = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} as the sheet shows it; an empty string when the cell is blank.`;
    return `  ${JSON.stringify(description)}\n  ${name}: String!`;
  };
  return `# Written by npm run codegen from schema/staff-fields.ts: edit there.
"The parts of a staff record that every report repeats, as upstream embeds them. A missing part is an empty string."
type StaffSummary {
${summaryTextNames.map((name) => text(name, 'String!')).join('\n')}
}

"Values of a new staff record. Texts are at most ${maximumTextLength} characters."
input CreateStaffInput {
${staffTextNames.map((name) => text(name, staffTexts[name].isRequired ? 'String!' : 'String')).join('\n')}
}

"Values to change of a staff record. Missing, null and empty values stay as they are; the staff ID cannot change."
input UpdateStaffInput {
${staffTextNames
  .filter((name) => name !== 'staffID')
  .map((name) => text(name, 'String'))
  .join('\n')}
}

"A row of a staff batch, checked. Its shift is a name or an id."
type BatchRow {
${staffFieldNames.map(asShown).join('\n')}
}
`;
}

/** The fragments of the client that ask for all of them: of a report's row, and of a batch's. */
export const staffFragments = `
fragment StaffCells on StaffSummary { ${summaryTextNames.join(' ')} personID }
fragment BatchCells on BatchRow { ${staffFieldNames.join(' ')} }`;
