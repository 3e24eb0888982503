import type { approvalsApi } from '@bole/approvals/contract'
import { approving } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { approvals } from '../round-store.ts'
import { followLink } from './follow-link.ts'
import { callerOf } from './reach.ts'

const refusals = {
  used: 'link_used',
  decided: 'link_decided',
  withdrawn: 'link_withdrawn',
  expired: 'link_expired',
} as const

/** The step codes of an approval that is over. */
const decided = [40, 50]

/** An answer by the link of a mail: of two that arrive at once one counts, and the link is spent by it. */
export const decideByLink: Handler<typeof approvalsApi.decideByLink> = async (context) => {
  const { body, tx, now, refuse } = context
  const found = await followLink(tx, body.token, now, true)
  if (!found) throw refuse('link_unknown')
  if (found.state !== 'open') throw refuse(refusals[found.state])
  tx.saveOne(
    approvals
      .updateTable('approval_links')
      .set({ used_at: now })
      .where('id', '=', found.id)
      .where('used_at', 'is', null),
    refuse('link_used'),
  )
  const { post_id, version } = found
  const said = { post_id, version, action: body.action, text: body.text, tags: [] }
  const done = await approving.decideApproval(
    {
      tx,
      now,
      caller: callerOf(found, tx.organisationId, now),
      // What goes with a refusal, the fresh record, is for those who signed in. The version is that of the locked application.
      refuse: (code) => refuse(code === 'stale' ? 'link_withdrawn' : code),
    },
    said,
    true,
  )
  return { is_final: decided.includes(done.status.process_status) }
}
