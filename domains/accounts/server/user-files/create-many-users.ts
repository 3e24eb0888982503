import { buffer } from 'node:stream/consumers'
import type { accountsApi } from '@bole/accounts/contract'
import { languages } from '@bole/platform/contract'
import type { Context, Handler } from '@bole/platform/server'
import { importTexts } from '../../contract/import-texts.ts'
import {
  neededColumns,
  type RowFault,
  readUserRow,
  type TypedRow,
  type UserColumn,
  userColumns,
} from '../../model/user-rows.ts'
import { decoyHash } from '../password-hash.ts'
import { insertUser } from '../users/insert-user.ts'
import { holdSeats, seatsFullFor, seatsNotice } from '../users/seats.ts'
import { readTable } from './read-table.ts'
import { surroundingsOf } from './row-surroundings.ts'

/** As many accounts as are taken in at once. */
const most = 300

type Importing = Context<typeof accountsApi.createManyUsers>

/** Every row is read before any is written; with one fault among them nothing is. */
export const createManyUsers: Handler<typeof accountsApi.createManyUsers> = async (context) => {
  const { body, caller, tx, refuse, language } = context
  const typed = await typedRows(context)
  const password_hash = await decoyHash()
  const seats = await holdSeats(tx)
  const around = await surroundingsOf(
    tx,
    caller,
    typed.map(({ row }) => row),
  )
  const read = typed.map(({ at, row }) => ({ at, row, ...readUserRow(row, around) }))
  const faulty = read.filter(({ faults }) => faults.length > 0)
  const report = (links: ReadonlyMap<number, Awaited<ReturnType<typeof insertUser>>>) => ({
    done: links.size,
    rows: read.map(({ at, row, fields, faults }) => ({
      row: at,
      name: row.name,
      username: row.username,
      role: row.role,
      department: row.department,
      email: row.email,
      is_limited: fields.is_limited,
      errors: faults.map((fault) => told(fault, language)),
      link: links.get(at)?.link ?? null,
    })),
  })
  const full = seatsFullFor(
    seats,
    read.flatMap(({ fields, faults }) => (faults.length === 0 ? [fields.role] : [])),
  )
  if (full) throw refuse('seats_full', seatsNotice(full, language))
  if (body.check_only) return report(new Map())
  if (faulty.length > 0)
    throw refuse('rows_invalid', { values: { count: faulty.length }, data: report(new Map()) })
  const made = new Map<number, Awaited<ReturnType<typeof insertUser>>>()
  for (const { at, fields } of read) made.set(at, await insertUser(context, { ...fields, password_hash }))
  return report(made)
}

function told({ column, fault }: RowFault, language: Importing['language']) {
  const texts = importTexts[language]
  const title = texts.columns[column]
  return { column, title, code: fault, message: texts.faults[fault] }
}

/** The rows of the file that say anything, each with its number; columns stand in any order, under titles of any language. */
async function typedRows({ files, store, refuse, language }: Importing) {
  const [file] = files
  const table = file ? await readTable(await buffer(await store.read(file.key))) : null
  const [titles, ...rows] = table ?? []
  if (!titles) throw refuse('file_unreadable')
  const places = new Map<UserColumn, number>()
  for (const column of userColumns) {
    const words = new Set(languages.map((known) => importTexts[known].columns[column].toLowerCase()))
    const at = titles.findIndex((title) => words.has(title.toLowerCase().replace(/\s*\*$/, '')))
    if (at >= 0) places.set(column, at)
  }
  const missing = neededColumns.filter((column) => !places.has(column))
  if (missing.length > 0) {
    const columns = missing.map((column) => importTexts[language].columns[column]).join(', ')
    throw refuse('columns_missing', { values: { columns } })
  }
  const typed = rows.flatMap((cells, index) => {
    const cell = (column: UserColumn) => cells[places.get(column) ?? -1] ?? ''
    const row: TypedRow = {
      name: cell('name'),
      username: cell('username'),
      role: cell('role'),
      department: cell('department'),
      email: cell('email'),
      phone: cell('phone'),
      job_title: cell('job_title'),
      is_limited: cell('is_limited'),
    }
    // The template's own hint: a role and nobody to have it.
    const isSaid = row.name !== '' || row.username !== '' || row.email !== '' || row.phone !== ''
    return isSaid ? [{ at: index + 2, row }] : []
  })
  if (typed.length === 0) throw refuse('no_rows')
  if (typed.length > most) throw refuse('too_many_rows', { values: { most } })
  return typed
}
