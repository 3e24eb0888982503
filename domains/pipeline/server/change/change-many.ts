import { randomUUID } from 'node:crypto'
import type { Decision, Standing } from '@bole/pipeline/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { type LockedApplication, lockedApplications, namesOf, standingOf } from '../application-store.ts'
import type { Details } from './change-one.ts'
import { type ApplicationChange, type ChangeNote, saveChanges } from './save-changes.ts'

interface ActOnMany {
  readonly seen: readonly { readonly post_id: number; readonly version: number }[]
  readonly action: string
  readonly decide: (standing: Standing, application: LockedApplication) => Decision
  readonly details?: (application: LockedApplication) => Details
  readonly note?: Pick<ChangeNote, 'tags' | 'text'>
}

interface Refused {
  readonly post_id: number
  readonly name: string
  readonly code: string
}

/**
 * Changes every application that may be changed, in one transaction under one batch number, and says of each other why
 * not: `not_found`, `stale`, or the rule's own no.
 */
export async function changeMany(
  { tx, caller, now }: { readonly tx: Transaction; readonly caller: Caller; readonly now: Date },
  act: ActOnMany,
) {
  const seen = new Map(act.seen.map(({ post_id, version }) => [post_id, version]))
  const asked = [...seen.keys()]
  const [found, people] = await tx.load(lockedApplications(asked, caller), namesOf(asked))
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const known = new Set(found.map(({ id }) => id))
  const refused: Refused[] = asked
    .filter((id) => !known.has(id))
    .map((id) => ({ post_id: id, name: '', code: 'not_found' }))
  const changes: ApplicationChange[] = []
  for (const application of found) {
    const decision: Decision | { refusal: 'stale' } =
      application.version === seen.get(application.id)
        ? act.decide(standingOf(application), application)
        : { refusal: 'stale' }
    if ('refusal' in decision) {
      const name = nameOf.get(application.id) ?? ''
      refused.push({ post_id: application.id, name, code: decision.refusal })
    } else {
      changes.push({ action: act.action, ...act.details?.(application), application, next: decision.next })
    }
  }
  const batchId = randomUUID()
  saveChanges(tx, changes, { actor: 'user', userId: caller.userId, now, batchId, ...act.note })
  return { batch_id: batchId, done: changes.length, refused }
}
