import { type pipelineApi, pipelineEvents } from '@bole/pipeline/contract'
import { languageOf } from '@bole/platform/contract'
import { type Context, Failure, may, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { isEnding } from '../../model/scenes.ts'
import { pipeline } from '../application-store.ts'
import { allReasons, toldIn } from '../tags/reason-store.ts'

type Deciding = Context<typeof pipelineApi.giveFeedback> | Context<typeof pipelineApi.giveFeedbackToMany>

/**
 * Has candidates read why they were turned down, in words chosen for them, where whoever decided chose some: the domain that keeps receipts
 * hears of it in this transaction. The words of a reason are those of each candidate's language, or of the decider's where they have none.
 */
export async function sayWhy(
  { body, tx, caller, language, now }: Deciding,
  turnedDown: readonly { readonly id: number }[],
): Promise<void> {
  const { told_reason_id: reasonId = null, told_reason: own = '' } =
    'applications' in body || body.side === 'company' ? body : {}
  if (reasonId === null && own === '') return
  if (!may(caller, 'pipeline.move')) throw new Failure('not_permitted')
  const [[reason], people] = await tx.load(
    allReasons.where('id', '=', reasonId ?? 0),
    pipeline
      .selectFrom('applications')
      .select(['id', 'language'])
      .where('id', '=', sql<number>`any(${turnedDown.map(({ id }) => id)}::bigint[])`),
  )
  if (reasonId !== null && !reason) throw notFound()
  // Only of what is decided by it: whoever goes on has nothing to be told.
  if (!isEnding(body.action)) return
  for (const { id: application_id, language: theirs } of people) {
    const spoken = (theirs === null ? null : languageOf(theirs)) ?? language
    const words = own || (reason ? toldIn(spoken, reason) || toldIn(language, reason) : '')
    const of = { application_id, by: caller.userId, decided_at: now.toISOString() }
    if (words) tx.emit(pipelineEvents.saidWhy, { ...of, reason: words })
  }
}
