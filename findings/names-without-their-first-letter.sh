#!/usr/bin/env bash
# lunr 2.3.9, elasticlunr 0.9.5 and @orama/orama 3.1.18 with its default language look for people of Nigeria by their names, spelled as in the list.
# minisearch 7.2.0 beside them.
# Guess: a name finds its own person. Whether plain letters (Okeke) find her, too, is another question.
# Seen: lunr cuts what is no English letter from the ends of a word when it keeps it, and not when it looks for it: Ọkeke, Ṣọlá and Adé find
# nobody, while keke finds Ọkeke. elasticlunr and Orama cut in both, so that Ẹkeke, another name, finds Ọkeke. With `exact` Orama finds nobody
# by a name as it is written in the list. A name without dots and accents is found in all, so that tests with English names pass.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lunr@2.3.9 elasticlunr@0.9.5 @orama/orama@3.1.18 minisearch@7.2.0 2>/dev/null
cat >run.mjs <<'JS'
import { create, insert, search } from '@orama/orama';
import elasticlunr from 'elasticlunr';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
const people = ['Ọkeke', 'Ṣọlá', 'Adé', 'Bello'].map((name, id) => ({ id: String(id), name }));
const named = (ids) => ids.map((id) => people[id].name).join(' ') || '-';
const lunrIndex = lunr(function build() {
  this.ref('id');
  this.field('name');
  for (const person of people) this.add(person);
});
const elastic = elasticlunr(function build() {
  this.setRef('id');
  this.addField('name');
});
const mini = new MiniSearch({ fields: ['name'] });
const orama = create({ schema: { id: 'string', name: 'string' } });
for (const person of people) {
  elastic.addDoc(person);
  mini.add(person);
  insert(orama, { ...person });
}
for (const term of ['Ọkeke', 'keke', 'Ẹkeke', 'Ṣọlá', 'Adé', 'Bello']) {
  const found = {
    lunr: lunrIndex.search(term).map(({ ref }) => ref),
    elasticlunr: elastic.search(term, {}).map(({ ref }) => ref),
    orama: search(orama, { term }).hits.map(({ id }) => id),
    'orama exact': search(orama, { term, exact: true }).hits.map(({ id }) => id),
    minisearch: mini.search(term).map(({ id }) => id),
  };
  console.log(`${term}: ${Object.entries(found).map(([name, ids]) => `${name} ${named(ids)}`).join(', ')}`);
}
JS
seen=$(node run.mjs)
expected='Ọkeke: lunr -, elasticlunr Ọkeke, orama Ọkeke, orama exact -, minisearch Ọkeke
keke: lunr Ọkeke, elasticlunr Ọkeke, orama Ọkeke, orama exact Ọkeke, minisearch -
Ẹkeke: lunr -, elasticlunr Ọkeke, orama Ọkeke, orama exact -, minisearch -
Ṣọlá: lunr -, elasticlunr Ṣọlá, orama Ṣọlá, orama exact -, minisearch Ṣọlá
Adé: lunr -, elasticlunr Adé, orama Adé, orama exact -, minisearch Adé
Bello: lunr Bello, elasticlunr Bello, orama Bello, orama exact Bello, minisearch Bello'
echo "$seen"; [ "$seen" = "$expected" ]
