import { type pipelineApi, reasonNames } from '@bole/pipeline/contract'
import type { FirstReason } from '@bole/pipeline/model'
import { type Language, languages } from '@bole/platform/contract'
import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'
import { putInOrder } from './in-places.ts'

const most = 60

/** A reason as it is kept. */
interface Reason {
  readonly code: FirstReason | null
  readonly name: string
}

/** What a reason is called: its own name, or the first one in the language of whoever reads. */
function nameIn(language: Language, { code, name }: Reason): string {
  return name || (code ? reasonNames[language][code] : '')
}

/** Everything a reason is called, whoever reads. */
function namesOf(reason: Reason): readonly string[] {
  return languages.map((language) => nameIn(language, reason).toLowerCase())
}

const allReasons = pipeline
  .selectFrom('reject_reasons')
  .select(['id', 'code', 'name', 'is_retired', 'version'])
  .orderBy('place')
  .orderBy('id')

/** The reasons that are offered, in their order and somebody's language. */
export async function offeredReasons(tx: Transaction, language: Language) {
  const [rows] = await tx.load(allReasons.where('is_retired', '=', false))
  return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }))
}

export const offerReasons: Handler<typeof pipelineApi.offerReasons> = async ({ tx, language }) => ({
  list: await offeredReasons(tx, language),
})

/** Narrowed here and not by the database, which does not know what the first ones are called; there are sixty at most. */
export const listReasons: Handler<typeof pipelineApi.listReasons> = async ({ query, tx, language }) => {
  const { keyword = '', is_retired, page, page_size } = query
  const [rows] = await tx.load(allReasons)
  const found = rows
    .filter((row) => is_retired === undefined || row.is_retired === is_retired)
    .map((row) => ({
      id: row.id,
      name: nameIn(language, row),
      is_retired: row.is_retired,
      version: row.version,
      can: {
        edit: !row.is_retired,
        order: !row.is_retired,
        retire: !row.is_retired,
        restore: row.is_retired,
      },
    }))
    .filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
    .sort((one, other) => Number(one.is_retired) - Number(other.is_retired))
  return { data: { list: found.slice((page - 1) * page_size, page * page_size) }, total: found.length }
}

/** All reasons; nobody else names or retires one until this is done. */
async function held(tx: Transaction) {
  const [, rows] = await tx.load(tx.hold('reject_reasons'), allReasons)
  return rows
}

export const createReason: Handler<typeof pipelineApi.createReason> = async ({ body, tx, refuse }) => {
  const { name } = body
  const reasons = await held(tx)
  if (reasons.some((one) => namesOf(one).includes(name.toLowerCase())))
    throw refuse('name_taken', { values: { name } })
  if (reasons.length >= most) throw refuse('too_many_reasons', { values: { most } })
  const made = await tx.find(
    pipeline
      .insertInto('reject_reasons')
      // Behind all others, whatever places they hold.
      .values({ organisation_id: tx.organisationId, code: null, name, place: 1_000_000 })
      .returning('id'),
  )
  const { id } = inserted(made)
  tx.announce('reject_reason')
  return { id, version: 1 }
}

export const updateReason: Handler<typeof pipelineApi.updateReason> = async ({ body, tx, refuse }) => {
  const { id, name } = body
  const reasons = await held(tx)
  const reason = reasons.find((one) => one.id === id)
  if (!reason) throw notFound()
  if (reason.version !== body.version) throw refuse('stale', { data: { reason } })
  if (reasons.some((one) => one.id !== id && namesOf(one).includes(name.toLowerCase())))
    throw refuse('name_taken', { values: { name } })
  const version = reason.version + 1
  tx.save(pipeline.updateTable('reject_reasons').set({ name, version }).where('id', '=', id))
  tx.announce('reject_reason')
  return { id, version }
}

export const retireReason: Handler<typeof pipelineApi.retireReason> = async ({
  body,
  tx,
  refuse,
  language,
}) => {
  const { id, is_retired } = body
  const reason = (await held(tx)).find((one) => one.id === id)
  if (!reason) throw notFound()
  if (reason.version !== body.version)
    throw refuse('changed_meanwhile', { values: { name: nameIn(language, reason) } })
  const version = reason.version + 1
  tx.save(pipeline.updateTable('reject_reasons').set({ is_retired, version }).where('id', '=', id))
  tx.announce('reject_reason')
  return { id, version }
}

export const sortReasons: Handler<typeof pipelineApi.sortReasons> = async ({ body, tx }) => {
  await putInOrder(tx, 'reject_reasons', body.ids)
  tx.announce('reject_reason')
  return {}
}
