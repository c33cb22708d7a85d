#!/usr/bin/env bash
# mailparser 3.14.2 reads the mail of a device whose Date ends in the letters of its zone, WAT. RFC 5322 (4.3) says of letters that
# nobody knows: "equivalent to -0000".
# Guess: 08:05:11 UTC, an invalid Date, or none, as of a mail without that line. postal-mime 4.0.0 hands on the text.
# Seen: the date of the mail is the moment at which it was read, in `date` and in `headers`. The text that came is in `headerLines`
# alone. A mailbox read at night puts every morning's sign-in on the night.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund mailparser@3.14.2 postal-mime@4.0.0 2>/dev/null
cat >run.mjs <<'JS'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
for (const zone of ['+0100', 'WAT', null]) {
  const line = zone ? `Date: Thu, 27 Nov 2025 08:05:11 ${zone}\r\n` : '';
  const mail = `From: gate@example.test\r\n${line}Subject: punch\r\n\r\n00042\r\n`;
  const { date } = await simpleParser(mail);
  const shown = date && Math.abs(date - Date.now()) < 60_000 ? 'now' : date?.toISOString();
  console.log(zone, 'mailparser', shown, 'postal-mime', (await PostalMime.parse(mail)).date);
}
JS
seen=$(node run.mjs)
expected='+0100 mailparser 2025-11-27T07:05:11.000Z postal-mime 2025-11-27T07:05:11.000Z
WAT mailparser now postal-mime Thu, 27 Nov 2025 08:05:11 WAT
null mailparser undefined postal-mime undefined'
echo "$seen"; [ "$seen" = "$expected" ]
