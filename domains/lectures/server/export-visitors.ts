import { Readable } from 'node:stream'
import { type Cell, workbookOf } from '@bole/accounts/table'
import type { lecturesApi } from '@bole/lectures/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { exportTexts } from './texts/export-texts.ts'
import { visitorRows, whatIsNamed } from './visitor-store.ts'

/** A file of more rows than this takes too long for an answer. */
const mostRows = 50_000

/** A moment as a table shows it, by the company's clocks: `2026-11-23 19:00`. */
function clockOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
  return `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** Phones are left out for whoever is kept from contacts. */
export const exportVisitors: Handler<typeof lecturesApi.exportVisitors> = async (context) => {
  const { query, caller, tx, language, refuse } = context
  const [[named], rows] = await tx.load(whatIsNamed(query), visitorRows(caller, query, mostRows + 1, 0))
  if (named?.is_unknown) throw notFound()
  if (rows.length > mostRows) throw refuse('too_many_visitors', { values: { most: mostRows } })
  const texts = exportTexts[language]
  const showsPhones = !caller.hides.has('contacts')
  const titles = [
    texts.name,
    ...(showsPhones ? [texts.phone] : []),
    texts.project,
    texts.kind,
    texts.city,
    texts.university,
    texts.begins,
    texts.signedIn,
  ]
  const cellsOf = (row: (typeof rows)[number]): Cell[] => [
    row.name,
    ...(showsPhones ? [row.phone] : []),
    row.project_name,
    texts[row.kind],
    row.city,
    row.university,
    clockOf(row.starts_at),
    clockOf(row.signed_in_at),
  ]
  async function* some() {
    yield rows.map(cellsOf)
  }
  return {
    name: texts.fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Readable.from(workbookOf(titles, some()), { objectMode: false }),
  }
}
