import { buffer } from 'node:stream/consumers'
import { readTable } from '@bole/accounts/table'
import { languages } from '@bole/platform/contract'
import type { Context, Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { type WrittenColumn, type WrittenRow, writtenColumns } from '@bole/positions/model'
import { batchTexts } from '../../contract/texts/batch.ts'
import { mayManage } from '../scope.ts'
import { makeRows } from './make-rows.ts'
import { readWrittenRows } from './written-rows.ts'

/** As many positions as are taken in at once. */
const most = 500

type Uploading = Context<typeof positionsApi.uploadPositions>

/** A table of positions: each row answers with what stands in its cells, so that it can be corrected where it is shown. */
export const uploadPositions: Handler<typeof positionsApi.uploadPositions> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!mayManage(caller)) throw refuse('read_only')
  const typed = await typedRows(context)
  const read = await readWrittenRows(
    tx,
    typed.map(({ cells }) => cells),
    body.theme_id,
  )
  const rows = read.map((row, index) => {
    const { line = 0, cells = {} } = typed[index] ?? {}
    return { ...row, said: { line, cells: { ...cells } } }
  })
  return makeRows(context, rows)
}

/** The rows of the file that say anything; columns stand in any order, under titles of any language. */
async function typedRows({ files, store, refuse, language }: Uploading) {
  const [file] = files
  const table = file ? await readTable(await buffer(await store.read(file.key))) : null
  const [titles, ...rows] = table ?? []
  if (!titles) throw refuse('file_unreadable')
  const places = new Map<number, WrittenColumn>()
  for (const column of writtenColumns) {
    const words = languages.map((one) => batchTexts[one].columns[column].toLowerCase())
    const at = titles.findIndex((title) => words.includes(title.toLowerCase().replace(/\s*\*$/, '')))
    if (at >= 0) places.set(at, column)
  }
  const columns = batchTexts[language].columns.title
  if (![...places.values()].includes('title')) throw refuse('columns_missing', { values: { columns } })
  const hints = languages.map((one) => batchTexts[one].hints.cities)
  const typed = rows.flatMap((values, index) => {
    const cells: WrittenRow = Object.fromEntries(
      [...places].flatMap(([at, column]) => (values[at]?.trim() ? [[column, values[at].trim()]] : [])),
    )
    // The template's own hint: cities, and no position to be there.
    const isHint = cells.title === undefined && hints.includes(cells.cities)
    return Object.keys(cells).length === 0 || isHint ? [] : [{ line: index + 2, cells }]
  })
  if (typed.length === 0) throw refuse('no_rows')
  if (typed.length > most) throw refuse('too_many_rows', { values: { most } })
  return typed
}
