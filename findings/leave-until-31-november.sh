#!/usr/bin/env bash
# joi 18.3.2, yup 1.7.1, arktype 2.2.10, valibot 1.5.0, zod 4.6.7 and ajv 8.20.0 with ajv-formats 3.0.1 check the last day of a leave, as
# a form or a REST service gets it. The zone is that of Lagos.
# Guess: 31 November is refused by all of them: there is none, and each has a rule for dates of ISO 8601.
# Seen: joi (`date().iso()` too), yup and arktype take it and hand on 1 December, a day more of leave. valibot takes it as it is, and the
# database refuses it later. zod and ajv refuse it. The digits 20261127 are milliseconds for joi, so that the leave ends on 1 January 1970.
# yup has 27 November, and what arktype hands on is an invalid Date.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund joi@18.3.2 yup@1.7.1 arktype@2.2.10 valibot@1.5.0 zod@4.6.7 ajv@8.20.0 ajv-formats@3.0.1 2>/dev/null
cat >run.mjs <<'JS'
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { type } from 'arktype';
import Joi from 'joi';
import * as v from 'valibot';
import * as yup from 'yup';
import { z } from 'zod';
process.env.TZ = 'Africa/Lagos';
const ajv = addFormats(new Ajv());
const orThrow = (result) => {
  if (result instanceof type.errors) throw result;
  return result;
};
const rules = {
  joi: (text) => Joi.attempt(text, Joi.date()),
  'joi, iso': (text) => Joi.attempt(text, Joi.date().iso()),
  yup: (text) => yup.date().validateSync(text),
  arktype: (text) => orThrow(type('string.date.iso.parse')(text)),
  valibot: (text) => v.parse(v.pipe(v.string(), v.isoDate()), text),
  zod: (text) => z.iso.date().parse(text),
  ajv: (text) => {
    if (!ajv.validate({ type: 'string', format: 'date' }, text)) throw ajv.errors;
    return text;
  },
};
for (const text of ['2026-11-30', '2026-11-31', '20261127']) {
  const results = Object.entries(rules).map(([name, rule]) => {
    try {
      const value = rule(text);
      if (Number.isNaN(Number(value)) && value instanceof Date) return `${name} invalid Date`;
      return `${name} ${value instanceof Date ? value.toLocaleDateString('sv') : value}`;
    } catch {
      return `${name} refused`;
    }
  });
  console.log(`${text}: ${results.join(', ')}`);
}
JS
seen=$(node run.mjs)
expected='2026-11-30: joi 2026-11-30, joi, iso 2026-11-30, yup 2026-11-30, arktype 2026-11-30, valibot 2026-11-30, zod 2026-11-30, ajv 2026-11-30
2026-11-31: joi 2026-12-01, joi, iso 2026-12-01, yup 2026-12-01, arktype 2026-12-01, valibot 2026-11-31, zod refused, ajv refused
20261127: joi 1970-01-01, joi, iso refused, yup 2026-11-27, arktype invalid Date, valibot refused, zod refused, ajv refused'
echo "$seen"; [ "$seen" = "$expected" ]
