### The server: names of bots, the words of the command serve, and refusals that a table never gives.

## Names of bots, separated by commas: such as a family table is not likely to have

bot-names = Barnaby, Philomena, Mortimer, Prudence, Thaddeus, Ottoline, Archibald, Euphemia, Ignatius, Winifred, Peregrine, Clementine

## Refusals

refuse-person-here = { $seat } is at the table: only somebody who has gone can be replaced.
refuse-already-seated = You already sit at this table: to change places, leave your seat first.
refuse-hello-first = The server does not know yet which table you came to: reload the page.
refuse-unknown-address = There is no such address here: go to the main page.
refuse-foreign-page = This was asked by another site’s page: open Semyorka at its own address.
refuse-body-too-long = The description of the table is too long: the server reads no more than 64 kilobytes.
refuse-broken = Something broke on the server and nothing was changed: try again; its log has the details.

## The page that is not there

serve-not-built = The server is running, but the pages for the browser have not been built yet. Build them with: ./dev build

## serve: help

cli-serve-help-port = port; without it { $port } or the next free one
cli-serve-help-host = address to listen at; 0.0.0.0 lets other devices sit down at the table
cli-serve-help-data = folder where the tables are kept; without it { $folder }
cli-serve-help-open = open the page in the browser (--no-open: do not)
cli-serve-help-pace = multiply every pause at the table: 0.1 is ten times faster

## serve: what to print

cli-serve-ready = Semyorka is open at { $address }
cli-serve-network = For other devices nearby: { $address }
cli-serve-stop = Ctrl+C ends it. No table is lost: they are kept in { $place }
cli-serve-moved = Port { $taken } is taken, so port { $port } is used.
cli-serve-bye = The tables are saved.

## serve: what did not work, and what to do

cli-serve-bad-port = A port is a number from 0 to 65535, and this is “{ $value }”.
cli-serve-bad-pace = What multiplies the pauses is a number from 0 to 100, and this is “{ $value }”.
cli-serve-port-taken = Port { $port } is taken by another program: close that one, or name another port: --port { $next }
cli-serve-port-denied = The system does not give port { $port }: name one from 1024 on, for example --port { $next }
cli-serve-host-bad = It is not possible to listen at “{ $host }” ({ $detail }): name an address of this machine: --host 127.0.0.1
cli-serve-storage-read-only = { $place } cannot be written: give yourself the right to write there, or name another folder: --data DIR
cli-serve-storage-no-database = { $place } is not a database of Semyorka: move that file away, or name another folder: --data DIR
cli-serve-storage-broken = The database { $place } is damaged ({ $detail }): restore it from a copy, or name another folder: --data DIR
cli-serve-storage-in-use = { $place } is in use: Semyorka is already running with this folder. Open its page, or stop it, or name another folder: --data DIR
cli-serve-storage-full = There is no room on the disk for { $place }: make some, or name another folder: --data DIR
cli-serve-storage-no-place = { $place } cannot be created ({ $detail }): name a folder that can be written: --data DIR
cli-serve-storage-disk = { $place } cannot be read or written ({ $detail }): check the disk, or name another folder: --data DIR
refuse-entropy = The pack could not be cut: give { $least } to { $most } bytes in hexadecimal.
refuse-cut-already = You have already cut the pack of the next deal: you can cut again for the deal after it.
refuse-no-stop = Only a series without an end of its own can be stopped, and only between deals — this match ends by itself.
refuse-deal-too-long = This deal cannot be shown — it has more than { $most } actions.
