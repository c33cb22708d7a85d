/** The words for rows in names of counts and in sentences. */
export const row = '(?:rows?|records?|results?|items?|entr(?:y|ies)|elements?|doc(?:ument)?s?|hits|matches)';

/** Most characters of a text that are read. */
const mostText = 500;

const { raw } = String;
const show = raw`(?:(?:show|display|return|fetch|load|retriev)\w*|listing|listed)`;
const people = '(?:staff|employees|people|persons|users|members)';
/** Not in a month: `11/2026`. */
const of = raw`(?: (?:out )?of (?:a total of )?| ?/ ?(?!(?:19|20)\d\d\b))`;
/** The end of a count of all rows: `60 records found late` is a count of other rows. */
const end = `(?= ?(?:$|[.!)]|[,;] (?:only )?${show}))`;

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'gi');

/** `Showing 20 of 60`, `1 to 20 of 60` and `rows 0-19/60`, but not `45 of 60 staff signed in` or `days 1 to 20 of 30`. */
const parts = anyOf(
  [
    raw`(\b(?:${show}|${row}):? \(?(?:(?:${row}|the|only|first) )*)?`,
    raw`(?<![\d/.:-]|\b(?:hour|day|week|month|shift|batch)(?:e?s)? )(?!0\d)(?:(\d+) ?(?:-|–|to|through) ?)?`,
    raw`\b(\d+)(?: ${row}| ${people})?${of}(\d+)\b(?! ?[/.:-]\d)`,
    raw`(?=(?: in total| total| matching| available)?(?: ${row}\b|(?: ${people})? ?(?:$|[.,;!()])))`,
  ].join(''),
);
/** A text that is only `20 of 60 records`. */
const bareParts = anyOf(
  raw`^\W*(?:(?:the|only|first) )*(\d+)(?: ${row})?${of}(\d+) ${row}(?: (?:(?:were|are) )?(?:shown|returned|displayed))?\W*$`,
);
const pages = anyOf(raw`\bpage (\d+)${of}(\d+)\b(?! ?[/.:-]\d)`);
const founds = anyOf(
  raw`\b(\d+) (?:(?:total|matching) )?${row}(?: were)? (?:found|matched|in total|in all)${end}`,
  raw`\b(?:found|(?:total(?: number of)?|(?:number|no\.?) of) ${row}(?: found)?:?) (\d+)(?: (?:matching )?${row})?${end}`,
);
/** A limit on rows, not on days or calls; it counts where the list has exactly as many rows. */
const limits = anyOf(
  raw`\b(?:(?:limited|capped|truncated|cut(?: off)?) (?:to|at|after)|first|top|(?:limit|maximum) of) (?:(?:the|first|top) )*(\d+)(?: ${row}\b|${end})`,
);
/** The last pattern is for a list that was cut off, not for names in it, or for the time of day at which it ends. */
const mores = anyOf(
  raw`(?<!\b(?:no|any|0|without|if) )\bmore (?:${row}|pages?) (?:are |is )?(?:available|exist|follow|remain)(?! than)`,
  raw`\bthere (?:are|is) (?:[1-9]\d* )?more (?:${row}|pages)\b(?! than)`,
  raw`\bnot all ${row} (?:are|were|could be|can be) ${show}`,
  raw`(?<!\b(?:in|of) (?:the |this )?)\b(?:list|response|output|data|row|record|result)s?(?: set)? (?:(?:is|are|was|were|has been|have been) )?(?:truncated(?! to)|cut off(?! (?:at|after)))`,
);

/** What a text beside a list of `rows` rows says: the number of rows of the whole list (0 for none), and whether there are more. */
export function readSentences(given: string, rows: number): { readonly total: number; readonly hasMore: boolean } {
  const text = given
    .slice(0, mostText)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,(?=\d{3}\b)/g, '');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)];
  const ofParts = all(parts).map(([, verb, from, until, whole]) => {
    const isOfRows =
      from === undefined
        ? verb !== undefined && Number(until) === rows
        : [rows - 1, rows].includes(Number(until) - Number(from));
    return rows > 0 && isOfRows ? Number(whole) : 0;
  });
  const ofBareParts = all(bareParts).map(([, part, whole]) => (Number(part) === rows ? Number(whole) : 0));
  const ofFounds = all(founds).map(([, ...counts]) => Number(counts.find(Boolean)));
  return {
    total: Math.max(0, ...ofParts, ...ofBareParts, ...ofFounds),
    hasMore:
      all(pages).some(([, page, last]) => Number(page) < Number(last)) ||
      all(limits).some(([, limit]) => Number(limit) === rows) ||
      all(mores).length > 0,
  };
}
