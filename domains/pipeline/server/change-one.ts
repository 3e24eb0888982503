import { randomUUID } from 'node:crypto'
import type { Decision, Standing } from '@bole/pipeline/model'
import type { Call } from '@bole/platform/contract'
import { type Context, notFound, Refusal } from '@bole/platform/server'
import { type LockedApplication, lockOne, pipeline, standingOf } from './application-store.ts'
import { candidateListItemOf } from './find-list-item.ts'
import { presentStatus } from './present.ts'
import { type ApplicationChange, type ChangeNote, saveChanges } from './save-changes.ts'

/** What a use case adds to the rule's decision. */
export type Details = Partial<Omit<ApplicationChange, 'application' | 'next' | 'action'>>

interface Act {
  readonly seen: { readonly post_id: number; readonly version: number }
  readonly action: string
  readonly decide: (standing: Standing, application: LockedApplication) => Decision
  readonly details?: (application: LockedApplication) => Details
  readonly note?: Pick<ChangeNote, 'tags' | 'text'>
}

type Changing = Pick<Context<Call & { access: 'signed_in' }>, 'tx' | 'caller' | 'now'>

/**
 * Changes one application: locks it, holds it against the version it was seen at, asks the rule and saves. Whoever comes
 * second hears `stale` with the name of who was first and the fresh record.
 */
export async function changeOne(context: Changing, act: Act) {
  const { tx, caller, now } = context
  const application = await lockOne(tx, caller, act.seen.post_id)
  if (application.version !== act.seen.version)
    throw new Refusal('stale', await whoWasFirst(context, application.id))
  const decision = act.decide(standingOf(application), application)
  if ('refusal' in decision) throw new Refusal(decision.refusal)
  const batchId = randomUUID()
  saveChanges(tx, [{ ...act.details?.(application), application, next: decision.next, action: act.action }], {
    actor: 'user',
    userId: caller.userId,
    now,
    batchId,
    ...act.note,
  })
  return {
    post_id: application.id,
    version: application.version + 1,
    status: presentStatus(decision.next),
    batch_id: batchId,
  }
}

async function whoWasFirst({ tx, caller }: Changing, id: number) {
  const last = await tx.find(
    pipeline
      .selectFrom('application_history')
      .leftJoin('users', 'users.id', 'application_history.user_id')
      .select('users.name')
      .where('application_history.application_id', '=', id)
      .orderBy('application_history.id', 'desc')
      .limit(1),
  )
  const fresh = await candidateListItemOf(tx, caller, id)
  if (!fresh) throw notFound()
  return { values: { name: last?.name ?? '—' }, data: { application: fresh } }
}
