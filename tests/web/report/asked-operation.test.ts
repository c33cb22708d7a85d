import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { explorerAddress, operationText, readExplorerHash } from '../../../web/api/asked-operation.ts';

const query = parse('query People($search: String) { staff(search: $search) { totalCount } }');
const text = operationText({ query, variables: { search: 'Ọ & #1 = "ị"', first: 20 } });

describe('explorerAddress', () => {
  it('N-16 carries operation and variables behind #, to be read back as they are', () => {
    const address = new URL(explorerAddress('/explorer', text), 'http://gateway.example');
    expect([address.pathname, address.search]).toEqual(['/explorer', '']);
    expect(readExplorerHash(address.hash)).toEqual(text);
    expect(JSON.parse(text.variables)).toEqual({ search: 'Ọ & #1 = "ị"', first: 20 });
    expect(text.query).toContain('query People($search: String)');
  });
});

describe('readExplorerHash', () => {
  it.each(['', '#', '#variables=%7B%7D', '#query='])('N-16 finds no operation in "%s"', (hash) => {
    expect(readExplorerHash(hash)).toBeNull();
  });

  it('N-16 needs no variables', () => {
    expect(readExplorerHash('#query=%7Bme%7D')).toEqual({ query: '{me}', variables: '' });
  });
});
