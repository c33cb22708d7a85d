import { describe, expect, it } from 'vitest';
import { readAddedOffices } from '../../../web/features/offices/office-list.tsx';

const office = {
  key: 'added-1',
  district: 'Aba',
  unit: 'Eziukwu',
  unitCode: '',
  createdOn: '2026-11-20',
  isSample: false,
};

describe('readAddedOffices', () => {
  it.each(['', '{', '{}', 'null', '[1]', JSON.stringify([{ ...office, isSample: true }])])(
    'takes %j for none',
    (text) => {
      expect(readAddedOffices(text)).toEqual([]);
    },
  );
});
