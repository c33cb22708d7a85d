#!/bin/sh
# Makes a backup in BACKUP_FOLDER and keeps the newest BACKUPS_KEPT: the dump of DATABASE_URL, a list of the photos in
# IMAGE_FOLDER, and in `images` each photo that a list names, once for all backups. Exits with 0 when all is there. A dump
# with its final name is whole, and so are its photos.
set -eu
export LC_ALL=C
folder=${BACKUP_FOLDER:-/backups}
photos=${IMAGE_FOLDER:-/data/images}
kept=${BACKUPS_KEPT:-14}
if ! test "$kept" -ge 1; then
  echo 'BACKUPS_KEPT must be a whole number, 1 or more.' >&2
  exit 1
fi
if ! test -d "$photos"; then
  echo "IMAGE_FOLDER $photos is not a folder: name the one with the photos of the service." >&2
  exit 1
fi
mkdir -p "$folder/images"
exec 9> "$folder/lock"
if ! flock -n 9; then
  echo 'Another backup is running.' >&2
  exit 1
fi
named() { echo "$folder/attendance-$(date -u +%Y%m%dT%H%M%SZ)"; }
name=$(named)
# One backup a second: none takes the place of another.
while test -e "$name.dump"; do
  sleep 1
  name=$(named)
done
trap 'rm -f "$folder"/*.part' EXIT
rm -f "$folder"/*.part
photos_in() { ls "$1" | grep -E '^[0-9a-f-]{36}\.(jpg|png)$' || true; }

# A dump that meets the dropping of a monthly table as it begins is tried again.
tries=3
until pg_dump --format=custom --no-owner --file="$name.dump.part" "$DATABASE_URL"; do
  tries=$((tries - 1))
  test "$tries" -gt 0
done
pg_restore --list "$name.dump.part" > /dev/null

# Photos come after the dump: each that it names was stored before, and none changes. Only retention deletes photos, and
# it would delete them in the restored service as well.
photos_in "$photos" > "$folder/now.part"
photos_in "$folder/images" > "$folder/saved.part"
comm -23 "$folder/now.part" "$folder/saved.part" | while read -r photo; do
  if cp "$photos/$photo" "$folder/photo.part"; then mv "$folder/photo.part" "$folder/images/$photo"
  elif test -e "$photos/$photo"; then exit 1
  fi
done
photos_in "$folder/images" | comm -12 - "$folder/now.part" > "$folder/list.part"
mv "$folder/list.part" "$name.photos"
mv "$name.dump.part" "$name.dump"

# Lists go with their dump, and photos with the last list that names them.
ls -1r "$folder"/attendance-*.dump | tail -n "+$((kept + 1))" | while read -r old; do rm -f "$old"; done
for list in "$folder"/attendance-*.photos; do test -e "${list%.photos}.dump" || rm -f "$list"; done
sort -u "$folder"/attendance-*.photos > "$folder/listed.part"
photos_in "$folder/images" | comm -23 - "$folder/listed.part" | while read -r photo; do rm -f "$folder/images/$photo"; done

# The service shows this time as attendance_service_backup_seconds.
psql --quiet --set ON_ERROR_STOP=1 "$DATABASE_URL" <<'SQL'
insert into properties (name, value) values ('backed_up', extract(epoch from now())::bigint)
  on conflict (name) do update set value = excluded.value;
SQL
echo "$name.dump"
