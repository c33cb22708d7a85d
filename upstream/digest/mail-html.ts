const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, also within an attribute. */
export const htmlOf = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Letters that are written from right to left, and what turns the direction. */
const turning = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Adlam}\p{Script=Nko}\u202a-\u202e\u2066-\u2069]/u;
const marks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name within a line: one from right to left does not turn the commas and times around it. */
export function isolated(name: string): string {
  return turning.test(name) ? `\u2068${name.replaceAll(marks, '')}\u2069` : name;
}

/** A whole mail in HTML, for windows of any width; each part is HTML already. */
export function mailPage(title: string, parts: readonly string[]): string {
  const style =
    'margin:0;padding:16px;max-width:680px;font-family:sans-serif;font-size:15px;line-height:1.5;color:#1a202c;background:#fff;overflow-wrap:anywhere';
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${htmlOf(title)}</title></head>`,
    `<body style="${style}">`,
    ...parts,
    '</body></html>',
  ].join('\n');
}
