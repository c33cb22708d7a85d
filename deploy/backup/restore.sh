#!/bin/sh
# Restores a backup of BACKUP_FOLDER: its photos into IMAGE_FOLDER, its dump into the empty database of DATABASE_URL. DUMP
# names the dump; else it is the newest. Exits with 0 when all is there; the database stays empty until all photos are.
set -eu
folder=${BACKUP_FOLDER:-/backups}
photos=${IMAGE_FOLDER:-/data/images}
dump=$folder/${DUMP:-$(cd "$folder" && ls -1 attendance-*.dump | tail -n 1)}
if test "$(psql -At "$DATABASE_URL" -c "select count(*) from pg_tables where schemaname = 'public'")" != 0; then
  echo 'The database of DATABASE_URL is not empty. Restore into an empty one.' >&2
  exit 1
fi
mkdir -p "$photos"
while read -r photo; do
  if test -e "$photos/$photo"; then continue; fi
  cp "$folder/images/$photo" "$photos/.$photo.draft"
  mv "$photos/.$photo.draft" "$photos/$photo"
done < "${dump%.dump}.photos"
pg_restore --single-transaction --no-owner --dbname="$DATABASE_URL" "$dump"
echo "$dump"
