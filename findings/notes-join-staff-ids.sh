#!/usr/bin/env bash
# LibreOffice 7.4.7 writes an ODS sheet, and pandas 1.5.3 reads it with odfpy 1.4.2, the reader that it has for ODS (Debian 12:
# libreoffice-calc, python3-pandas, python3-odf). One cell has a note, as people put beside a staff ID. The minutes late are durations,
# shown as minutes and seconds.
# Guess: a cell is its value. A note is beside it, and how a duration is shown does not change how long it is.
# Seen: the note's text stands before the ID, as one word with it, its day too: the ID is that of nobody, and a join loses the row. Of a
# duration pandas reads what is shown and takes it for a time of day: 5 min 11 s late are 5 h 11 min. Numbers with a note are right.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
ns=$(for name in office style text table; do echo "xmlns:$name='urn:oasis:names:tc:opendocument:xmlns:$name:1.0'"; done)
note() { echo "<office:annotation><dc:date>2026-11-02T00:00:00</dc:date><text:p>$1</text:p></office:annotation>"; }
id() { echo "<table:table-cell office:value-type='string'>$2<text:p>$1</text:p></table:table-cell>"; }
late() { echo "<table:table-cell table:style-name='$2' office:value-type='time' office:time-value='$1'/>"; }
hours() { echo "<table:table-cell office:value-type='float' office:value='$1'>$2</table:table-cell>"; }
cat >staff.fods <<XML
<office:document $ns xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
  office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:time-style style:name="N1"><number:minutes number:style="long"/><number:text>:</number:text><number:seconds
  number:style="long"/></number:time-style>
<number:time-style style:name="N2"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/>
  <number:text>:</number:text><number:seconds number:style="long"/></number:time-style>
<style:style style:name="minutes" style:family="table-cell" style:data-style-name="N1"/>
<style:style style:name="hours" style:family="table-cell" style:data-style-name="N2"/>
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="A">
<table:table-row>$(id ID '')$(id late '')$(id hours '')</table:table-row>
<table:table-row>$(id 00042 "$(note 'On leave')")$(late PT5M11S minutes)$(hours 7.5 '')</table:table-row>
<table:table-row>$(id 00043 '')$(late PT5M11S hours)$(hours 8 "$(note Corrected)")</table:table-row>
</table:table></office:spreadsheet></office:body></office:document>
XML
HOME=$folder soffice --headless --infilter="OpenDocument Spreadsheet Flat XML" --convert-to ods staff.fods >/dev/null 2>&1
seen=$(/usr/bin/python3 -c 'import pandas; print(pandas.read_excel("staff.ods", dtype={"ID": str}).to_csv(index=False))')
expected='ID,late,hours
2026-11-02T00:00:00On leave00042,05:11:00,7.5
00043,00:05:11,8.0'
echo "$seen"; [ "$seen" = "$expected" ]
