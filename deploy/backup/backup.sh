# Dumps the database of DATABASE_URL into BACKUP_FOLDER and keeps the newest BACKUPS_KEPT dumps. A file with the name of a
# dump is whole. One that meets the dropping of a monthly table as it begins is tried again. docker-compose.yml and
# deploy/kubernetes/backup.yaml have these very lines.
set -eu
folder=${BACKUP_FOLDER:-/backups}
kept=${BACKUPS_KEPT:-14}
if ! test "$kept" -ge 1; then
  echo 'BACKUPS_KEPT must be a whole number, 1 or more.' >&2
  exit 1
fi
file="$folder/attendance-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
rm -f "$folder"/attendance-*.part
tries=3
until pg_dump --format=custom --no-owner --file="$file.part" "$DATABASE_URL"; do
  tries=$((tries - 1))
  test "$tries" -gt 0
done
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
ls -1r "$folder"/attendance-*.dump | tail -n "+$((kept + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
