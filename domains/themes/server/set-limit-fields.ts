import { buffer } from 'node:stream/consumers'
import { readTable } from '@bole/accounts/table'
import { languages } from '@bole/platform/contract'
import type { Context, Handler } from '@bole/platform/server'
import { questionNames, type themesApi } from '@bole/themes/contract'
import { limits } from '@bole/themes/model'
import { tableTexts } from '../contract/table-texts.ts'
import { lockLimit, saveLimit } from './limit-store.ts'

/** The key of a usual question by what it is called in any language, or by itself. */
function keyOf(word: string): string | null {
  const wanted = word.toLowerCase()
  for (const language of languages)
    for (const [key, name] of Object.entries(questionNames[language]))
      if (name.toLowerCase() === wanted || key === wanted) return key
  return null
}

type Uploading = Pick<Context<typeof themesApi.setLimitFields>, 'files' | 'store' | 'refuse'>

/** The fields of the table that say something, each with the number of its row. */
async function typedRows({ files, store, refuse }: Uploading) {
  const [file] = files
  if (!file) throw refuse('no_files')
  const [titles, ...rows] = (await readTable(await buffer(await store.read(file.key)))) ?? []
  if (!titles) throw refuse('table_unreadable')
  const words = languages.map((language) => tableTexts[language].field.toLowerCase())
  const place = titles.findIndex((title) => words.includes(title.trim().toLowerCase()))
  if (place < 0) throw refuse('column_missing')
  return rows.flatMap((cells, index) => {
    const field = cells[place]?.trim() ?? ''
    return field === '' ? [] : [{ row: index + 2, field: field.slice(0, 60) }]
  })
}

/** Every row is read before anything is written; with one fault among them nothing is. */
export const setLimitFields: Handler<typeof themesApi.setLimitFields> = async (context) => {
  const { body, tx, language, refuse } = context
  const project = await lockLimit(context, body.theme_id)
  if (project.is_deleted) throw refuse('project_deleted')
  const read = limits.readLimitRows(await typedRows(context), keyOf)
  const { faults } = tableTexts[language]
  const rows = read.map(({ row, field, fault }) => ({ row, field, error: fault && faults[fault] }))
  if (rows.some(({ error }) => error !== null)) return { done: 0, rows }
  saveLimit(tx, body.theme_id, limits.limitOfKeys(read.flatMap(({ key }) => key ?? [])))
  return { done: rows.length, rows }
}
