import { type StaffField, staffFieldNames } from '../../../schema/staff-fields.ts';

const person = '(?:staffs?|employees?|empl?|personnel|personal|workers?|payroll)';
const number =
  '(?:(?:id|identity|identification|idcard|file|ref)?(?:no|nos|nr|num|number|numbers|code)|ids?|idcard|identity|identifier|ref|pin)';

/** Headings that people give the fields beside the fields' own names, without case, spaces and punctuation. */
const usual: Readonly<Record<StaffField, RegExp>> = {
  staffID: new RegExp(
    `^(?:${person}${number}|(?:id)?(?:no|number|code|id)of${person}|(?:pf|p|ippis|badge|service|company|official|work|file|sap|erp|hr)(?:id|no|number|code)|spn|ippis|id(?:card)?(?:no|num|number|code))$`,
  ),
  name: /^(?:(?:full|complete)?names?(?:infull|surnamefirst)?|surnamefirst|surname(?:and)?(?:other|first)names?|lastname(?:and)?firstname|(?:full)?names?of(?:the)?(?:staff|employees?|personnel|workers?|officers?)|(?:staff|employees?|empl?|personnel|workers?)(?:full)?names?)$/,
  district: /^(?:(?:business|work|staff|employee)?districts?(?:name|office)?|nameofdistrict)$/,
  serviceCentre: /^(?:(?:service|svc|serv)?(?:centre|center|ctr|cntr)s?(?:name)?|nameofservicecent(?:re|er)|sc)$/,
  department: /^(?:(?:staff|employee)?(?:departments?|depts?|dpt)(?:name)?|nameofdep(?:artmen)?t)$/,
  unit: /^(?:(?:staff|employee)?units?(?:name)?|unitsections?|sections?units?|nameofunit)$/,
  shift:
    /^(?:(?:staff|employee|work|working|duty|assigned|current)?shifts?(?:id|name|type|code|group|pattern|schedule|assigned|duty)?|nameofshift)$/,
  imageURL:
    /^(?:(?:staff|employee|reference|passport)?(?:image|photo|photograph|picture|passport)s?(?:url|link|address)?)$/,
};

/** Headings that stand for a field where no other column does. */
const weak: Readonly<Record<string, StaffField>> = { id: 'staffID', section: 'unit' };

/** A field that a heading names, and how surely: 2 by its own name, 1 by another usual one, 0 where nothing else does. */
export interface NamedField {
  readonly field: StaffField;
  readonly rank: number;
}

const ownNames = new Map(staffFieldNames.map((field) => [field.toLowerCase(), field]));

function lookUp(heading: string): NamedField | null {
  const letters = heading.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters === '' || letters.length > 60) return null;
  const own = ownNames.get(letters);
  if (own) return { field: own, rank: 2 };
  const field = staffFieldNames.find((name) => usual[name].test(letters));
  if (field) return { field, rank: 1 };
  const last = Object.hasOwn(weak, letters) ? weak[letters] : undefined;
  return last === undefined ? null : { field: last, rank: 0 };
}

/**
 * The staff field that a column heading names, without regard to case, spaces, punctuation and what stands in brackets;
 * null for other columns. `_id` is a record's id in the service, never a staff ID.
 */
export function namedField(heading: string): NamedField | null {
  const plain = heading.normalize('NFKC').toLowerCase().replace(/\p{M}/gu, '').replace(/#/g, ' no ').trim();
  if (plain.startsWith('_')) return null;
  return lookUp(plain) ?? lookUp(plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''));
}

/** The field alone. */
export const staffFieldOf = (heading: string): StaffField | null => namedField(heading)?.field ?? null;
