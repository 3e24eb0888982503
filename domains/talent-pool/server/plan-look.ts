import { declareJob, inserted, type Transaction } from '@bole/platform/server'
import { type Consent, type ConsentWay, renewalOn } from '@bole/talent-pool/model'
import * as z from 'zod'
import { pool } from './folder-store.ts'

/** Looks at one agreement to be kept; the migration that brought it names it too. */
export const lookAtConsentJob = declareJob(
  'talent-pool.look_at_consent',
  z.object({ consent_id: z.number() }),
)

/** Has an agreement looked at when a day begins by the company's clock, which this process is in. */
export function lookOn(tx: Transaction, consentId: number, day: string): void {
  const key = `talent-pool.consent ${tx.organisationId} ${consentId}`
  tx.enqueue(lookAtConsentJob, { consent_id: consentId }, { key, runAt: new Date(`${day}T00:00`) })
}

/** What somebody agreed to or took back, as it is kept. */
type Said = Pick<Consent, 'withdrawn_at'> & {
  readonly given_on?: string
  readonly ends_on?: string
  readonly said_how: ConsentWay | null
  readonly recorded_by: number | null
}

/** Keeps what somebody said of being kept, and has it looked at from its last month on. */
export async function saveSaid(
  tx: Transaction,
  candidateId: number,
  said: Said,
  today: string,
): Promise<void> {
  const row = { organisation_id: tx.organisationId, candidate_id: candidateId, ...said, owner_told_at: null }
  const saved = inserted(
    await tx.find(
      pool
        .insertInto('pool_consents')
        .values(row)
        .onConflict((same) =>
          same.columns(['organisation_id', 'candidate_id']).doUpdateSet({ ...said, owner_told_at: null }),
        )
        .returning(['id', 'given_on', 'ends_on', 'withdrawn_at', 'asked_at']),
    ),
  )
  const { next, due } = renewalOn(today, saved, { canBeAsked: true })
  if (due !== null || next !== null) lookOn(tx, saved.id, next ?? today)
}
