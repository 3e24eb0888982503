import type { Readable } from 'node:stream'
import { bounds, type importStates, opencats } from '@bole/imports/model'
import { type Archive, withArchive } from './archive.ts'
import { csvRows } from './csv-rows.ts'
import { DumpReader } from './dump-reader.ts'
import type { RowStaging } from './row-staging.ts'
import { sheetRows } from './sheet-rows.ts'
import { encodingOf, textOf } from './text-of.ts'
import { Unreadable } from './unreadable.ts'

/** What tells a dump, however the file is called. */
const dumpSigns = /(?:insert\s+into|create\s+table)\s+(?:if\s+not\s+exists\s+)?[`"]?\w+/i

/** Recognises what a file is by its content, and stages its rows. */
export async function openSource(
  name: string,
  read: () => Promise<Readable>,
  staging: RowStaging,
): Promise<importStates.Kind> {
  const head = await headOf(await read())
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3)
    return withArchive(await read(), (archive) => stageArchive(archive, staging))
  const text = new TextDecoder('latin1').decode(head)
  if (/\.sql$/i.test(name) || dumpSigns.test(text)) {
    await stageDump(textOf(await read(), 'utf-8'), staging)
    return 'opencats'
  }
  const encoding = await encodingOf(await read())
  // Nothing that people write holds zeros, but for UTF-16.
  if (head.includes(0) && !encoding.startsWith('utf-16')) throw new Unreadable('unknown_kind')
  await stageTable(csvRows(textOf(await read(), encoding)), staging)
  return 'csv'
}

async function headOf(content: Readable): Promise<Uint8Array> {
  const chunks: AsyncIterable<Uint8Array> = content
  for await (const chunk of chunks) return chunk.subarray(0, 65_536)
  throw new Unreadable('no_rows')
}

async function stageArchive(archive: Archive, staging: RowStaging): Promise<importStates.Kind> {
  const dumps = [...archive.entries].flatMap(([path, entry]) => (/\.sql$/i.test(path) ? [entry] : []))
  const dump = dumps.toSorted((a, b) => b.uncompressedSize - a.uncompressedSize)[0]
  if (dump) {
    await stageDump(textOf(await archive.open(dump), 'utf-8'), staging)
    return 'opencats'
  }
  if (!archive.entries.has('xl/workbook.xml')) throw new Unreadable('unknown_kind')
  await stageTable(sheetRows(archive), staging)
  return 'xlsx'
}

/** The first row that says anything holds the titles. */
async function stageTable(rows: AsyncIterable<string[]>, staging: RowStaging): Promise<void> {
  let place = 0
  let isBegun = false
  for await (const cells of rows) {
    place += 1
    if (!cells.some(Boolean)) continue
    if (isBegun) await staging.row(place, cells)
    else staging.begin(cells.slice(0, bounds.columns))
    isBegun = true
  }
}

async function stageDump(text: AsyncIterable<string>, staging: RowStaging): Promise<void> {
  const reader = new DumpReader(Object.keys(opencats.dumpTables))
  let place = 0
  for await (const piece of text) {
    for (const { table, row } of reader.read(piece)) {
      if (!opencats.isTable(table) || !opencats.isTaken(table, row)) continue
      const { part: kind, id, of } = opencats.dumpTables[table]
      const [oldId, belongsTo] = [Number(row[id]), Number(row[of])]
      if (!Number.isSafeInteger(oldId) || !Number.isSafeInteger(belongsTo)) continue
      if (kind === null) await staging.row(++place, row, oldId)
      else await staging.part({ kind, oldId, of: belongsTo, cells: row })
    }
  }
}
