import { notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { type Arrival, creditOf } from '@bole/referral/model'
import { phoneNumberOf } from '@bole/resumes/model'
import { sql } from 'kysely'
import type { CodeOwner } from './code-owner.ts'
import { positionsOpen, referral, referralSettings, settingsUnsaid } from './referral-store.ts'
import { writeDue } from './write-due.ts'

interface Brought {
  readonly owner: CodeOwner
  readonly applicationId: number
  readonly candidateId: number
  readonly positionId: number
  readonly phone: string | null
  readonly email: string | null
  /** The person was stored before this application. */
  readonly isKnown: boolean
  readonly at: Date
}

/** Keeps that a colleague brought an application, decides once whether it counts for them, and writes what it earns already. */
export async function keepReferral(tx: Transaction, brought: Brought): Promise<void> {
  const { owner, applicationId, positionId, phone, email, at } = brought
  const [[referrer], [position], [open], [said], earlier] = await tx.load(
    referral.selectFrom('users').select(['id', 'phone', 'email']).where('id', '=', owner.userId),
    referral.selectFrom('positions').select('owner_user_id').where('id', '=', positionId),
    positionsOpen(at).select('positions.id').where('positions.id', '=', positionId),
    referralSettings,
    earlierArrivals(brought),
  )
  if (!referrer || !position) throw notFound()
  const { rewards_own_positions: rewardsOwnPositions, protected_days: protectedDays } = said ?? settingsUnsaid
  const outcome = creditOf({
    referrer: { ...referrer, phone: referrer.phone && (phoneNumberOf(referrer.phone) ?? referrer.phone) },
    friend: { phone, email },
    ...{ ownerId: position.owner_user_id, isOpen: open !== undefined, at, earlier },
    rules: { rewardsOwnPositions, protectedDays },
  })
  tx.save(
    referral.insertInto('referrals').values({
      ...{ organisation_id: tx.organisationId, application_id: applicationId, code_id: owner.codeId },
      ...{ user_id: owner.userId, position_id: positionId, outcome, referred_at: at },
    }),
  )
  tx.announce('referral')
  if (outcome === 'credited') await writeDue(tx, [applicationId], at)
}

/** When a person came to the company before, whatever records they had; one who was stored and never applied came then. */
function earlierArrivals({ applicationId, candidateId, isKnown, at }: Brought) {
  const stored = referral
    .selectFrom('candidates')
    .select(['created_at as at', sql<number | null>`null::bigint`.as('referrerId')])
    .where('id', '=', candidateId)
    .where(sql<boolean>`${isKnown}::boolean`)
    .where(({ not, exists }) =>
      not(
        exists(
          referral
            .selectFrom('applications')
            .select('id')
            .where('candidate_id', '=', sql<number>`any(array(select records_behind(${candidateId})))`)
            .where('id', '!=', applicationId),
        ),
      ),
    )
  return referral
    .selectFrom('applications')
    .leftJoin('referrals', (join) =>
      sameTenant(join, 'referrals.application_id', 'applications.id').on(
        'referrals.outcome',
        '=',
        'credited',
      ),
    )
    .select(['applications.applied_at as at', 'referrals.user_id as referrerId'])
    .where('applications.candidate_id', '=', sql<number>`any(array(select records_behind(${candidateId})))`)
    .where('applications.id', '!=', applicationId)
    .where('applications.applied_at', '<=', at)
    .unionAll(stored)
    .$castTo<Arrival>()
}
