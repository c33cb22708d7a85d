#!/usr/bin/env bash
# nodemailer 10.6.1, two recipients in one text, parted by a comma, a semicolon, a blank and a line.
# Guess: two recipients, or an error for what no standard parts them by.
# Seen: comma and semicolon give two. A blank or a new line gives one: the second address is dropped in silence, and the result
# lists nobody as rejected. A setting that people paste addresses into has to be parted before.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodemailer@10.6.1 2>/dev/null
cat >run.mjs <<'JS'
import nodemailer from 'nodemailer';
const transport = nodemailer.createTransport({ jsonTransport: true });
for (const sign of [', ', '; ', ' ', '\n']) {
  const { envelope } = await transport.sendMail({ from: 'a@example.com', to: `ada@example.com${sign}obi@example.com`, text: '-' });
  console.log(JSON.stringify(sign), envelope.to.join(' and '));
}
JS
seen=$(node run.mjs)
expected='", " ada@example.com and obi@example.com
"; " ada@example.com and obi@example.com
" " ada@example.com
"\n" ada@example.com'
echo "$seen"; [ "$seen" = "$expected" ]
