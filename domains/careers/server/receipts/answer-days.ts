import type { careersApi } from '@bole/careers/contract'
import { answering } from '@bole/careers/model'
import { builtOnce, type Handler, notFound } from '@bole/platform/server'
import { careers } from '../careers-store.ts'

const initially = { ...answering.daysByDefault, version: 0 }

/** What a company promises, no row where it said nothing. */
export const answerDays = builtOnce<[], typeof initially>(() =>
  careers
    .selectFrom('answer_days')
    .select(['version', 'received', 'under_review', 'assessment', 'interview', 'offer', 'joining']),
)

/** What holds, from the row there may be; its version is 0 until the company says something. */
export const daysFrom = (row: typeof initially | undefined) => row ?? initially

export const getAnswerDays: Handler<typeof careersApi.getAnswerDays> = async ({ tx }) => {
  return { id: tx.organisationId, ...daysFrom(await tx.find(answerDays())) }
}

/** Keeps other days; candidates read them at once, and what is due already stays due. */
export const updateAnswerDays: Handler<typeof careersApi.updateAnswerDays> = async ({ body, tx, refuse }) => {
  const { id, version, ...days } = body
  if (id !== tx.organisationId) throw notFound()
  const [, [row]] = await tx.load(tx.hold('answer days'), answerDays())
  if (daysFrom(row).version !== version) throw refuse('stale')
  const next = { ...days, version: version + 1 }
  tx.save(
    careers
      .insertInto('answer_days')
      .values({ organisation_id: tx.organisationId, ...next })
      .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(next)),
  )
  tx.announce('answer_days', id)
  return { id, version: next.version }
}
