import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../../gateway/days/reasons/company.ts';
import { differences } from '../../../../gateway/days/reasons/list-differences.ts';
import { addedToSummary } from '../../../support/added-texts.ts';

const staff = (staffID: string, name: string, id?: string) => ({
  ...{ staffID, name, district: 'Awka', serviceCentre: 'Awka', department: 'TECHNICAL', imageURL: '' },
  ...addedToSummary,
  id,
});
const register = [staff('1', 'Ada', '7'), staff('2', 'Bola', '8')].map((person) => ({
  ...{ id: person.id ?? '', staff: person, unit: '', imageURL: '', shift: null, createdAt: null },
}));

describe('what a list says against the register', () => {
  it('F-102 F-211 is of somebody else only where it names the person besides, under the same staff ID', () => {
    const namesOf = (people: readonly ReturnType<typeof staff>[]) =>
      differences(companyOf(register, []), people, 1).strangers.map(({ name }) => name);
    // An id that is the number of a row may be a person's, in the row of somebody who has left.
    expect(namesOf([staff('3', 'Gone', '7'), staff('1', 'Ada', '5')])).toEqual([]);
    expect(namesOf([staff('1', 'Ada', '7'), staff('1', 'Ada', '5')])).toEqual(['Ada']);
    expect(namesOf([staff('1', 'Ada', '7'), staff('1', '', undefined)])).toEqual([]);
    expect(namesOf([staff('1', 'Ada'), staff('1', 'Obi')])).toEqual(['Obi']);
    expect(namesOf([staff('3', 'Gone', '9'), staff('2', 'Bola', '8')])).toEqual(['Gone']);
  });
});
