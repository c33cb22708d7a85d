#!/bin/sh
# Builds the images of docker-compose.yml under a name of their own, of the version and the commit, and writes it to .env as
# VERSION, the one before as PREVIOUS_VERSION: a build never takes the name of an image to which you may want to go back.
set -eu
cd "$(dirname "$0")/.."
version="$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)-$(git rev-parse --short=12 HEAD)"
if [ -n "$(git status --porcelain)" ]; then
  echo 'Some changes are not committed. Commit them first: an image is built from a commit.' >&2
  exit 1
fi
if docker image inspect "attendance:$version" > /dev/null 2>&1; then
  echo "attendance:$version is there already."
else
  VERSION=$version COMPOSE_PROFILES=backup docker compose build
fi
previous=$(sed -n 's/^VERSION=//p' .env)
if [ "$previous" != "$version" ]; then
  umask 077
  sed -e "s/^VERSION=.*/VERSION=$version/" -e "s/^PREVIOUS_VERSION=.*/PREVIOUS_VERSION=$previous/" .env > .env.new
  grep -q '^VERSION=' .env.new || echo "VERSION=$version" >> .env.new
  grep -q '^PREVIOUS_VERSION=' .env.new || echo "PREVIOUS_VERSION=$previous" >> .env.new
  mv .env.new .env
fi
echo "VERSION=$version"
