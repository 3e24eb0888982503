import type { Door } from '@bole/intake/model'
import type { Transaction } from '@bole/platform/server'
import { intake } from '../item-store.ts'

interface Noted {
  readonly position_id: number
  readonly candidate_id: number
  readonly application_id: number
  readonly door: Door
  readonly sender: string
  readonly at: Date
}

/** Writes down what came in without a file for somebody who is there: it ends as their application at once. */
export function noteArrival(tx: Transaction, { at, ...noted }: Noted): void {
  const { position_id, candidate_id, application_id, door, sender } = noted
  tx.save(
    intake.insertInto('intake_items').values({
      ...{ organisation_id: tx.organisationId, position_id, candidate_id, application_id, door, sender },
      ...{ name: '', source: 'job_board', state: 'accepted', created_at: at, settled_at: at },
    }),
  )
}
