import { expect, it } from 'vitest';
import { initials } from '../../../web/app/shell/sidebar.tsx';

it.each([
  ['Ada Obi', 'AO'],
  ['Ada Obi (Night)', 'AO'],
  ['(Night) Ada Obi', 'AO'],
  ['Ada (Night', 'A'],
  ['ada', 'A'],
  ['  Ada  Chi  Obi ', 'AO'],
  ['"Ada" 2 O\'Neil', 'AO'],
  ['Ada Obi 2', 'AO'],
  ['ọ\u0301lá ị\u0301bị', 'Ọ\u0301Ị\u0301'],
  ['', ''],
  ['42 (7)', ''],
])('F-268 makes of the name %j the initials %j, letters alone', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
