#!/bin/sh
# The standby of docker-compose.yml: takes a copy of the database once, then follows its log. docs/operations.md, A replica for reads.
set -eu

PGPASSWORD=$(cat "${POSTGRES_PASSWORD_FILE}")
export PGPASSWORD

# Written last: without it a copy was broken off.
if [ ! -e "${PGDATA}/backup_manifest" ]; then
  until
    find "${PGDATA}" -mindepth 1 -delete
    pg_basebackup --dbname="host=${PRIMARY_HOST} port=${PRIMARY_PORT:-5432} user=${POSTGRES_USER} application_name=replica" \
      --pgdata="${PGDATA}" --write-recovery-conf --checkpoint=fast
  do
    sleep 2
  done
  chmod 700 "${PGDATA}"
fi

exec postgres "$@"
