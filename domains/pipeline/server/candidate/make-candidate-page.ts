import type { pipelineApi } from '@bole/pipeline/contract'
import { arrangeAt } from '@bole/pipeline/model'
import { type Handler, secrets } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { isUntold } from '../../model/invitation.ts'
import { lockOne, pipeline, standingOf } from '../application-store.ts'
import { arrangedFor, asItStands } from '../arrange/arranged.ts'
import { heldPositions } from '../change/held-positions.ts'
import { saveChanges } from '../change/save-changes.ts'
import { candidatePageAddress } from '../slots.ts'

/**
 * Gives an application a private page, for staff to pass on: whoever was entered by us has none, and whoever lost the link
 * needs another. Only its digest is kept; the earlier link stops working. What was arranged before now counts as told.
 */
export const makeCandidatePage: Handler<typeof pipelineApi.makeCandidatePage> = async (context) => {
  const { body, tx, caller, now } = context
  // The application is written twice, and the second time the database looks after its position.
  await tx.load(heldPositions([body.post_id]))
  const application = await lockOne(tx, caller, body.post_id)
  const standing = standingOf(application)
  const arranged = asItStands(await arrangedFor(tx, application))
  const decision = arrangeAt(standing, { ...arranged, invites: isUntold(standing, arranged) })
  const token = secrets.newSecret()
  tx.save(
    pipeline
      .updateTable('applications')
      .set({ token_digest: secrets.digestOf(token) })
      .where('id', '=', application.id),
  )
  const next = 'next' in decision ? decision.next : standing
  saveChanges(tx, [{ application, next, action: 'make_candidate_page' }], {
    actor: 'user',
    userId: caller.userId,
    now,
    batchId: null,
  })
  return { path: providedFor(candidatePageAddress)(token) }
}
