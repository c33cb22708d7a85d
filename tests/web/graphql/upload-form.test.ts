import { describe, expect, it } from 'vitest';
import { holdsFile, uploadForm } from '../../../web/api/upload-form.ts';

const photo = new File(['photo'], 'ada.png', { type: 'image/png' });
const query = 'mutation CreateStaff($input: CreateStaffInput!) { createStaff(input: $input) { message } }';

describe('holdsFile', () => {
  it('finds a file at any depth', () => {
    expect(holdsFile({ file: photo })).toBe(true);
    expect(holdsFile({ input: { image: [null, photo] } })).toBe(true);
    expect(holdsFile({ input: { name: 'ADA', image: null }, first: 20 })).toBe(false);
  });
});

describe('uploadForm', () => {
  it('R-052 sends the operation, the map and the files, in the order of the specification of such forms', async () => {
    const form = uploadForm({
      operationName: 'CreateStaff',
      query,
      variables: { input: { staffID: '00123', tags: ['a', null], image: photo } },
    });
    expect([...form.keys()]).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'CreateStaff',
      query,
      variables: { input: { staffID: '00123', tags: ['a', null], image: null } },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({ 0: ['variables.input.image'] });
    const sent = form.get('0') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['ada.png', 'image/png', 'photo']);
  });

  it('names the place of a file in a list by its number', () => {
    const form = uploadForm({ operationName: undefined, query, variables: { files: [null, photo] } });
    expect(form.get('map')).toBe('{"0":["variables.files.1"]}');
  });

  it('leaves the variables of the caller as they are', () => {
    const variables = { file: photo };
    uploadForm({ operationName: 'ImportStaff', query, variables });
    expect(variables.file).toBe(photo);
  });
});
