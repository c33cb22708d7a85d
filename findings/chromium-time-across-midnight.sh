#!/usr/bin/env bash
# Debian 12's package chromium-headless-shell 156.0.8078.108 on `<input type="time" min="22:00" max="06:00">`, the start of a night
# shift.
# Guess: a smallest value above the largest leaves no valid time, as it does for numbers and days.
# Seen: times are a circle for the standard of HTML ("reversed range"): 23:30, 22:00 and 06:00 are valid, and noon is both too early
# and too late. A check that puts the two in order first says the opposite.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat >page.html <<'HTML'
<!doctype html><input id="time" type="time" min="22:00" max="06:00"><input id="number" type="number" min="22" max="6"><pre></pre>
<script>
  const told = (id, value) => {
    const field = document.getElementById(id);
    field.value = value;
    const { valid, rangeUnderflow, rangeOverflow } = field.validity;
    const faults = [rangeUnderflow && 'too small', rangeOverflow && 'too large'].filter(Boolean);
    return `${id} ${value}: ${valid ? 'valid' : faults.join(', ')}`;
  };
  const lines = ['22:00', '23:30', '06:00', '12:00'].map((value) => told('time', value));
  document.querySelector('pre').textContent = [...lines, told('number', 23)].join('\n');
</script>
HTML
page=$(chromium-headless-shell --no-sandbox --dump-dom "file://$folder/page.html" 2>/dev/null)
seen=$(echo "$page" | sed -n 's/.*<pre>//; s/<\/pre>.*//; /^\(time\|number\) /p')
expected='time 22:00: valid
time 23:30: valid
time 06:00: valid
time 12:00: too small, too large
number 23: too large'
echo "$seen"; [ "$seen" = "$expected" ]
