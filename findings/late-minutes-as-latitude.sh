#!/usr/bin/env bash
# csv2geojson 5.1.2 makes points of a CSV file of sign-ins. Unless told otherwise it finds the columns of the place by their headings.
# Guess: `Office Lat` and `GPS Latitude` are the latitude. "Late" is another word.
# Seen: it looks for `lat` or `latitude` anywhere in a heading, and takes the heading of which that is the largest part. In "Late" it
# is three letters of four. Twelve minutes late become 12 degrees north, 600 km away, without an error, and a person who was on time
# is in the Gulf of Guinea. A blank is an error, and its row is missing. A heading that is just `Latitude` wins, and all is right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund csv2geojson@5.1.2 2>/dev/null
cat >run.cjs <<'JS'
const { csv2geojson } = require('csv2geojson');
for (const headings of ['Latitude,Longitude', 'GPS Latitude,GPS Longitude', 'Office Lat,Office Long']) {
  const file = `Name,Late,${headings}\nAda,12,6.45,7.5\nObi,0,6.45,7.5\nZik,,6.45,7.5\n`;
  csv2geojson(file, (errors, { features }) => {
    const places = features.map(({ properties, geometry }) => `${properties.Name} ${geometry.coordinates.join(' ')}`);
    console.log(`${headings}: ${places.join(', ')} (${errors ? errors.length : 'no'} errors)`);
  });
}
JS
seen=$(node run.cjs)
expected='Latitude,Longitude: Ada 7.5 6.45, Obi 7.5 6.45, Zik 7.5 6.45 (no errors)
GPS Latitude,GPS Longitude: Ada 7.5 12, Obi 7.5 0 (1 errors)
Office Lat,Office Long: Ada 7.5 12, Obi 7.5 0 (1 errors)'
echo "$seen"; [ "$seen" = "$expected" ]
