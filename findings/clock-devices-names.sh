#!/usr/bin/env bash
# node-zklib 1.3.0, zklib-js 1.3.5, zkteco-js 1.7.2, zkh-lib 1.0.0: readers of ZKTeco clock devices, which send names in UTF-8.
# Guess: a name comes out as it was typed on the device.
# Seen: all four decode it by Buffer's 'ascii', which drops the eighth bit of each byte. "Ngọzi Okéke" comes out as "Nga;",
# a carriage return, "zi OkC)ke". A name that fills its 24 bytes runs on into the card number, since only a NUL ends it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node-zklib@1.3.0 zklib-js@1.3.5 zkteco-js@1.7.2 zkh-lib@1.0.0 2>/dev/null
cat >run.cjs <<'JS'
const modules = ['node-zklib/utils', 'zklib-js/utils', 'zkteco-js/src/helper/utils', 'zkh-lib/src/helper/utils'];
/** A user as the device sends it over TCP: 72 bytes, the name in 24 of them, then the card number. */
const userOf = (name, card) => {
  const user = Buffer.alloc(72);
  user.writeUInt16LE(1, 0);
  Buffer.from(name).copy(user, 11, 0, 24);
  user.writeUInt32LE(card, 35);
  user.write('00042', 48);
  return user;
};
for (const module of modules) {
  const { decodeUserData72 } = require(module);
  const names = [userOf('Ngọzi Okéke', 0), userOf('Chukwuemeka Nwachukwu-Ob', 4_285_774)];
  console.log(module, JSON.stringify(names.map((user) => decodeUserData72(user).name)));
}
JS
seen=$(node run.cjs)
expected='node-zklib/utils ["Nga;\rzi OkC)ke","Chukwuemeka Nwachukwu-ObNeA"]
zklib-js/utils ["Nga;\rzi OkC)ke","Chukwuemeka Nwachukwu-ObNeA"]
zkteco-js/src/helper/utils ["Nga;\rzi OkC)ke","Chukwuemeka Nwachukwu-ObNeA"]
zkh-lib/src/helper/utils ["Nga;\rzi OkC)ke","Chukwuemeka Nwachukwu-ObNeA"]'
echo "$seen"; [ "$seen" = "$expected" ]
