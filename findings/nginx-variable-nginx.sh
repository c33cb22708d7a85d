#!/usr/bin/env bash
# nginx 1.22.1 (Debian 12: nginx-light 1.22.1-9+deb12u11), started with an environment variable NGINX that holds the
# address of another nginx, as somebody names it who fills in a template with envsubst.
# Guess: the variable is nobody's but the template's.
# Seen: nginx takes it for the sockets that it hands over to itself at an upgrade. It logs two lines of `emerg`, goes on, and
# stays in the foreground although `daemon` is on: a script that starts it waits for ever.
set -euo pipefail
folder=$(mktemp -d); trap '[ -f "$folder/pid" ] && kill "$(cat "$folder/pid")" 2>/dev/null; rm -rf "$folder"' EXIT; cd "$folder"
cat >nginx.conf <<CONF
pid $folder/pid;
error_log $folder/log;
events {}
http { access_log off; server { listen unix:$folder/socket; } }
CONF
start() { timeout 3 env "$@" /usr/sbin/nginx -c "$folder/nginx.conf" 2>err >/dev/null && echo "in the background" || echo "in the foreground"; }
seen="NGINX: $(start NGINX=http://192.0.2.1:8080), $(grep -c 'invalid socket number' err) complaints"
sleep 1
seen="$seen; PROXIED: $(start PROXIED=http://192.0.2.1:8080), $(grep -c 'invalid socket number' err || true) complaints"
expected='NGINX: in the foreground, 2 complaints; PROXIED: in the background, 0 complaints'
echo "$seen"; [ "$seen" = "$expected" ]
