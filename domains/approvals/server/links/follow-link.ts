import { colleagues } from '@bole/accounts/server'
import { linkState } from '@bole/approvals/model'
import { noticeReader } from '@bole/inbox/server'
import { approving } from '@bole/pipeline/server'
import { prepared, sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { everyReader } from '@bole/resumes/server'
import { sql } from 'kysely'
import { mayDecide } from '../away/may-decide.ts'
import { keptSettings } from '../reminders/settings-store.ts'
import { approvals } from '../round-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose a link is.
const linkOfToken = prepared<{ organisation_id: number; id: number }>(
  'select * from approval_link_of_token($1, $2)',
)

const link = (id: number) =>
  approvals
    .selectFrom('approval_links')
    .innerJoin('approval_rounds', (join) => sameTenant(join, 'approval_rounds.id', 'approval_links.round_id'))
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'approval_rounds.application_id'),
    )
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'approval_links.user_id'))
    .select([
      'approval_links.id',
      'approval_links.user_id',
      'users.name',
      'address',
      'used_at',
      'approval_links.expires_at',
    ])
    .select([
      'round_id',
      'approval_rounds.state as round',
      'applications.id as post_id',
      'applications.version',
    ])
    .select(
      sql<boolean>`exists (select from application_people p where p.organisation_id = applications.organisation_id
        and p.application_id = applications.id and p.user_id = approval_links.user_id and p.part = 'approver' and p.is_due)`.as(
        'is_due',
      ),
    )
    .select(
      sql<boolean>`exists (select from approval_steps s where s.organisation_id = approval_links.organisation_id
        and s.round_id = approval_links.round_id and approval_links.user_id in (s.user_id, s.decided_by)
        and s.state in ('approved', 'refused'))`.as('has_answered'),
    )
    .where('approval_links.id', '=', id)

/**
 * Whose link somebody holds and how it stands, in their organisation; undefined where there is none of this secret. To be answered, its
 * application is locked first: of several who answer at once each sees what those before said.
 */
export async function followLink(tx: Transaction, token: string, now: Date, isAnswered = false) {
  const found = await tx.find(linkOfToken(secrets.digestOf(token), now))
  if (!found) return undefined
  tx.enter(found.organisation_id)
  const before = await tx.find(link(found.id))
  if (before && isAnswered) await tx.load(approving.lockedApplications([before.post_id], everyReader))
  const row = isAnswered ? await tx.find(link(found.id)) : before
  if (!row) return undefined
  const [[who], [reader], [settings]] = await tx.load(
    colleagues([row.user_id]),
    providedFor(noticeReader)(row.user_id),
    keptSettings.row(),
  )
  // Whoever turns links off ends those that are out as well: a mailbox may have come into other hands.
  const mayUseLinks = keptSettings.from(settings).has_mail_links
  const state = linkState(
    {
      isUsed: row.used_at !== null,
      expiresAt: row.expires_at,
      round: row.round,
      isDue: Boolean(row.is_due),
      hasAnswered: Boolean(row.has_answered),
      isTheirs: mayUseLinks && who !== undefined && mayDecide(who) && reader?.email === row.address,
    },
    now,
  )
  return { ...row, state, role: who?.role ?? '' }
}
