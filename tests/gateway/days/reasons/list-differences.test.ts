import { describe, expect, it } from 'vitest';
import { companyOf, memberIndexes } from '../../../../gateway/days/reasons/company.ts';
import { differences } from '../../../../gateway/days/reasons/list-differences.ts';
import { addedToSummary } from '../../../support/added-texts.ts';
import { stepsOf } from '../../../support/count-steps.ts';

const staff = (staffID: string, name: string, id?: string) => ({
  ...{ staffID, name, district: 'Awka', serviceCentre: 'Awka', department: 'TECHNICAL', imageURL: '' },
  ...addedToSummary,
  id,
});
const register = [staff('1', 'Ada', '7'), staff('2', 'Bola', '8')].map((person) => ({
  ...{ id: person.id ?? '', staff: person, unit: '', imageURL: '', shift: null, createdAt: null },
}));

describe('the register', () => {
  it('F-102 has two people who have one staff ID and no ids apart by their names', () => {
    const people = [staff('1', 'Ada'), staff('1', 'Bola'), staff('1', 'ADA')].map((person) => ({
      ...{ id: '', staff: person, unit: '', imageURL: '', shift: null, createdAt: null },
    }));
    const { members, indexes, holders } = companyOf(people, []);
    expect(members.map((member) => member.staff.name)).toEqual(['Ada', 'Bola']);
    expect([indexes.get('1'), holders.get('1')]).toEqual([0, [0, 1]]);
  });

  it('F-102 has no other holder of a staff ID in the place of one whom it does not know', () => {
    const people = [staff('1', 'Ada', '7'), staff('1', 'Bola', '8')].map((person) => ({
      ...{ id: person.id ?? '', staff: person, unit: '', imageURL: '', shift: null, createdAt: null },
    }));
    const listed = [staff('1', 'Chidi', '9'), staff('1', 'BOLA', '9'), staff('1', 'Chidi'), staff('1', '', '8')];
    expect([...memberIndexes(companyOf(people, []), listed)]).toEqual([-1, 1, 0, 1]);
  });

  it('F-102 is read in one pass, and a list without ids by it, however many have one staff ID', async () => {
    const stepsFor = (count: number) => {
      const people = Array.from({ length: count }, (_, index) => {
        const id = `${count} ${index}`;
        return { id, staff: staff('1', id, id), unit: '', imageURL: '', shift: null, createdAt: null };
      });
      const listed = people.map((person) => ({ ...person.staff, id: undefined })).toReversed();
      return stepsOf(() => {
        const indexes = memberIndexes(companyOf(people, []), listed);
        expect([indexes[0], indexes.at(-1)]).toEqual([count - 1, 0]);
      });
    };
    await stepsFor(10);
    const few = await stepsFor(200);
    expect(await stepsFor(2_000)).toBeLessThan(15 * few);
  });
});

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
