import { randomUUID } from 'node:crypto'
import type { Decision, PipelineRefusal, Standing } from '@bole/pipeline/model'
import type { Call } from '@bole/platform/contract'
import { type Context, notFound, type RefusalDetails, sameTenant } from '@bole/platform/server'
import { stepAt } from '@bole/processes/model'
import { type LockedApplication, lockOne, pipeline, standingOf } from '../application-store.ts'
import { candidateListItemOf } from '../list/find-list-item.ts'
import { presentStatus } from '../present.ts'
import { type ApplicationChange, type ChangeNote, saveChanges } from './save-changes.ts'

/** What a use case adds to the rule's decision. */
export type Details = Partial<Omit<ApplicationChange, 'application' | 'next'>>

type Seen = { readonly post_id: number; readonly version: number }

interface Act<Refusal extends PipelineRefusal> {
  readonly action: string
  readonly decide: (standing: Standing, application: LockedApplication) => Decision<Refusal>
  readonly details?: (application: LockedApplication) => Details
  readonly note?: Pick<ChangeNote, 'tags' | 'text'>
}

type Changing = Pick<Context<Call & { access: 'signed_in' }>, 'tx' | 'caller' | 'now'>

/** The refusals that a call has to declare, to be changed in this way. */
interface Refusing<Code extends string> {
  readonly refuse: (code: Code, details?: RefusalDetails) => Error
}

/**
 * Locks one application and holds it against the version it was seen at. Whoever comes second hears `stale` with the name
 * of who was first and the fresh record.
 */
export async function lockSeen(
  context: Changing & Refusing<'stale'>,
  seen: Seen,
): Promise<LockedApplication> {
  const application = await lockOne(context.tx, context.caller, seen.post_id)
  if (application.version !== seen.version)
    throw context.refuse('stale', await whoWasFirst(context, application.id))
  return application
}

/** Changes one application: locks it as it was seen, asks the rule and saves. */
export async function changeOne<Refusal extends PipelineRefusal>(
  context: Changing & Refusing<NoInfer<Refusal> | 'stale'>,
  { seen, ...act }: Act<Refusal> & { readonly seen: Seen },
) {
  return changeLocked(context, await lockSeen(context, seen), act)
}

/** Asks the rule about an application that is locked, and saves. */
export function changeLocked<Refusal extends PipelineRefusal>(
  { tx, caller, now, refuse }: Changing & Refusing<NoInfer<Refusal>>,
  application: LockedApplication,
  act: Act<Refusal>,
) {
  const decision = act.decide(standingOf(application), application)
  if ('refusal' in decision) throw refuse(decision.refusal)
  const batchId = randomUUID()
  saveChanges(tx, [{ action: act.action, ...act.details?.(application), application, next: decision.next }], {
    actor: 'user',
    userId: caller.userId,
    now,
    batchId,
    ...act.note,
  })
  return {
    post_id: application.id,
    version: application.version + 1,
    status: presentStatus(decision.next, stepAt(application.process, decision.next)?.title),
    batch_id: batchId,
  }
}

async function whoWasFirst({ tx, caller }: Changing, id: number) {
  const last = await tx.find(
    pipeline
      .selectFrom('application_history')
      .leftJoin('users', (join) => sameTenant(join, 'users.id', 'application_history.user_id'))
      .select('users.name')
      .where('application_history.application_id', '=', id)
      .orderBy('application_history.id', 'desc')
      .limit(1),
  )
  const fresh = await candidateListItemOf(tx, caller, id)
  if (!fresh) throw notFound()
  return { values: { name: last?.name ?? '—' }, data: { application: fresh } }
}
