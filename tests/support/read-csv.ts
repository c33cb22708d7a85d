/** The fields of a CSV text, read by the grammar of RFC 4180 alone. Throws where the text breaks it. */
export function readCSV(text: string): string[][] {
  const rows: string[][] = [];
  let place = 0;
  const field = (): string => {
    if (text[place] !== '"') {
      const start = place;
      while (place < text.length && !'",\r\n'.includes(text[place] ?? '')) place++;
      const plain = text.slice(start, place);
      if (text[place] === '"') throw new Error(`Quote inside a plain field at ${place}`);
      return plain;
    }
    let value = '';
    place++;
    for (;;) {
      const quote = text.indexOf('"', place);
      if (quote < 0) throw new Error('Quoted field without an end');
      value += text.slice(place, quote);
      place = quote + 1;
      if (text[place] !== '"') return value;
      value += '"';
      place++;
    }
  };
  while (place < text.length) {
    const row = [field()];
    while (text[place] === ',') {
      place++;
      row.push(field());
    }
    if (text.slice(place, place + 2) !== '\r\n') throw new Error(`Line does not end with CRLF at ${place}`);
    place += 2;
    rows.push(row);
  }
  return rows;
}
