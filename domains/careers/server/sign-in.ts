import type { careersApi } from '@bole/careers/contract'
import { canSignIn } from '@bole/careers/model'
import { answerAsCandidate, candidatePage, enterApplication } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { tellStory } from './tell-story.ts'

/** They have come to their interview. */
export const signIn: Handler<typeof careersApi.signIn> = async (context) => {
  const { body, tx, now, refuse } = context
  const applicationId = await enterApplication(context, body.token)
  const page = await candidatePage(tx, applicationId)
  if (!page) throw notFound()
  if (page.version !== body.version) throw refuse('stale')
  if (!canSignIn(page.standing, page, now)) throw refuse('answer_not_possible')
  const said = { applicationId, version: body.version, action: 'sign_in', text: '', now } as const
  const decision = await answerAsCandidate(tx, said)
  if ('refusal' in decision) throw refuse(decision.refusal === 'stale' ? 'stale' : 'answer_not_possible')
  return tellStory(tx, applicationId, now)
}
