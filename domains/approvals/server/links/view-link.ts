import { fieldGroups, maskText } from '@bole/accounts/model'
import { ownOrganisation } from '@bole/accounts/server'
import type { approvalsApi } from '@bole/approvals/contract'
import type { Handler, Transaction } from '@bole/platform/server'
import { everyReader, lifeOf } from '@bole/resumes/server'
import { matchingRounds, roundsInFull } from '../approval-store.ts'
import { followLink } from './follow-link.ts'

/** What a link asks for; once it does not hold any more, nothing of whom it was about. */
export const viewCheckLink: Handler<typeof approvalsApi.viewCheckLink> = async ({
  body,
  tx,
  now,
  refuse,
}) => {
  const found = await followLink(tx, body.token, now)
  if (!found) throw refuse('link_unknown')
  const { name: organisation_name } = await ownOrganisation.organisationWithSeats(tx)
  const shown = found.state === 'open' ? await whatIsAsked(tx, found, now) : null
  return { state: found.state, organisation_name, approval: shown }
}

type Followed = NonNullable<Awaited<ReturnType<typeof followLink>>>

async function whatIsAsked(
  tx: Transaction,
  { round_id, post_id, user_id, name, expires_at }: Followed,
  now: Date,
) {
  const matching = matchingRounds({}, everyReader, now).where('approval_rounds.id', '=', round_id)
  const row = await tx.find(roundsInFull(matching, user_id))
  if (!row) return null
  return {
    name: row.name,
    position: row.position,
    department: row.department ?? '',
    approver: name,
    for_name: row.for_name,
    rule: row.rule,
    approvers: row.approvers.map((one) => ({ name: one.name, state: one.state })),
    expires_at: expires_at.toISOString(),
    life: await lifeOf(tx, post_id, (words) => maskText(words, new Set(fieldGroups))),
  }
}
