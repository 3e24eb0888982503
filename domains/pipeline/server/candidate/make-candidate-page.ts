import type { pipelineApi } from '@bole/pipeline/contract'
import { arrangeAt } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { isUntold } from '../../model/invitation.ts'
import { lockOne, standingOf } from '../application-store.ts'
import { arrangedFor, asItStands } from '../arrange/arranged.ts'
import { saveChanges } from '../change/save-changes.ts'
import { givePage, holdForPage } from './give-page.ts'

/**
 * Gives an application a private page, for staff to pass on: whoever was entered by us has none, and whoever lost the link
 * needs another. What was arranged before now counts as told.
 */
export const makeCandidatePage: Handler<typeof pipelineApi.makeCandidatePage> = async (context) => {
  const { body, tx, caller, now } = context
  await holdForPage(tx, body.post_id)
  const application = await lockOne(tx, caller, body.post_id)
  const standing = standingOf(application)
  const arranged = asItStands(await arrangedFor(tx, application))
  const decision = arrangeAt(standing, { ...arranged, invites: isUntold(standing, arranged) })
  const next = 'next' in decision ? decision.next : standing
  saveChanges(tx, [{ application, next, action: 'make_candidate_page' }], {
    actor: 'user',
    userId: caller.userId,
    now,
    batchId: null,
  })
  return { path: givePage(tx, application.id) }
}
