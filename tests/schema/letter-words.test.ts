import { describe, expect, it } from 'vitest';
import {
  bodyFault,
  fillText,
  letterPlaceholders,
  paragraphsOf,
  placeholdersOf,
  tidyBody,
} from '../../schema/letter-words.ts';

describe('the words of letters', () => {
  it('N-22 are paragraphs, of which an empty line ends one', () => {
    const typed = ' Dear {name},\r\n \r\nfirst line \r\nsecond line\r\n\r\n\r\nend\n';
    expect(paragraphsOf(tidyBody(typed))).toEqual(['Dear {name},', 'first line\nsecond line', 'end']);
  });

  it('N-22 may name every placeholder in a letter of lateness, and those of a shift in no other', () => {
    const all = Object.keys(letterPlaceholders)
      .map((name) => `{${name}}`)
      .join(' ');
    expect(bodyFault(all, 'lateness')).toBeNull();
    expect(bodyFault(all, 'absence')).toMatch(/^\{shift\}, \{start\}, \{lateAfter\}, \{threshold\} cannot be filled/);
    expect(placeholdersOf('absence')).not.toContain('shift');
    expect(bodyFault('{toString}', 'absence')).toMatch(/^\{toString\} cannot be filled/);
  });

  it('N-22 are filled once, and left out where something is not known', () => {
    expect(fillText('{name} of {company}', { name: '{company}', company: 'C' })).toBe('{company} of C');
    expect(fillText('{name} of {company}', { name: 'A', company: '' })).toBeNull();
    for (const unknown of ['salary', 'toString']) expect(fillText(`{name} of {${unknown}}`, { name: 'A' })).toBeNull();
  });
});
