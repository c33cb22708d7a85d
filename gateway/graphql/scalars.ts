import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../shared/dates.ts';
import { codedError } from '../shared/errors.ts';

/** The schema's scalars; the SDL describes them. */
export const scalars = {
  Date: textScalar('Date', readDate),
  DateTime: textScalar('DateTime', (text) => {
    if (!Number.isNaN(Date.parse(text))) return text;
    throw refused(`${JSON.stringify(text)} is not an instant. Give it as 2026-11-19T07:08:37+01:00.`);
  }),
  Latitude: degreesScalar('Latitude', 90),
  Longitude: degreesScalar('Longitude', 180),
  Month: textScalar('Month', (text) => {
    if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
    throw refused(`${JSON.stringify(text.slice(0, 40))} is not a month. Give it as YYYY-MM.`);
  }),
  TimeOfDay: textScalar('TimeOfDay', (text) => {
    const [time, , , seconds] = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(text) ?? [];
    if (time) return seconds ? time : `${time}:00`;
    throw refused(`${JSON.stringify(text.slice(0, 40))} is not a time of day. Give it as HH:MM or HH:MM:SS.`);
  }),
};

const refused = (message: string) => codedError('BAD_USER_INPUT', message);

/** Reads a day. All years have four digits, also those of days around it, so that days compare as texts. */
function readDate(text: string): string {
  if (isDay(text) && text >= '1000' && text < '3000') return text;
  const rule = 'Give an existing day of the years 1000 to 2999 as YYYY-MM-DD.';
  throw refused(`${JSON.stringify(text.slice(0, 40))} is not a day. ${rule}`);
}

function textScalar(name: string, read: (text: string) => string): GraphQLScalarType<string, string> {
  const parse = (value: unknown) => {
    if (typeof value !== 'string') throw refused(`A ${name} is a text.`);
    return read(value);
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

function degreesScalar(name: string, limit: number): GraphQLScalarType<number, number> {
  const parse = (value: unknown) => {
    if (typeof value === 'number' && Math.abs(value) <= limit) return value;
    throw refused(`A ${name} is a number from -${limit} to ${limit}.`);
  };
  return new GraphQLScalarType<number, number>({
    name,
    serialize: (value) => {
      if (typeof value === 'number' && Math.abs(value) <= limit) return value;
      throw new GraphQLError(`${name} out of range`);
    },
    parseValue: parse,
  });
}
