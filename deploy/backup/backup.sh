# Dumps the database of DATABASE_URL into BACKUP_FOLDER and keeps the newest BACKUPS_KEPT dumps. A file with the name of a
# dump is whole. One that meets the dropping of a monthly table as it begins is tried again. docker-compose.yml and
# deploy/kubernetes/backup.yaml have these very lines.
folder=${BACKUP_FOLDER:-/backups}
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
ls -1r "$folder"/attendance-*.dump | tail -n "+$((${BACKUPS_KEPT:-14} + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
