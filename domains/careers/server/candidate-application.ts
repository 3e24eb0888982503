import type { careersApi } from '@bole/careers/contract'
import { viewTold } from '@bole/notifications/server'
import {
  answerAsCandidate,
  candidatePage,
  enterApplication,
  telling,
  viewAsCandidate,
} from '@bole/pipeline/server'
import { type Context, type Handler, notFound } from '@bole/platform/server'
import { storyOfPage, tellStory } from './tell-story.ts'

type Api = typeof careersApi

/** The private page. */
export const getApplication: Handler<Api['getApplication']> = async (context) => {
  const applicationId = await enterApplication(context, context.query.token)
  return tellStory(context.tx, applicationId, context.now)
}

/** The candidate opened the page: an invitation that waits there counts as read. */
export const markViewed: Handler<Api['markViewed']> = async (context) => {
  const { tx } = context
  const applicationId = await enterApplication(context, context.body.token)
  await viewAsCandidate(tx, applicationId, context.now)
  await viewTold(tx, applicationId, context.now)
  return tellStory(tx, applicationId, context.now)
}

/** Records what the candidate answers, if it is among the answers their page offers now. */
export const answer: Handler<Api['answer']> = async (context) => {
  const { body } = context
  const applicationId = await enterApplication(context, body.token)
  return record(context, { ...body, applicationId })
}

/** To withdraw is to decline at whatever stage it is. */
export const withdraw: Handler<Api['withdraw']> = async (context) => {
  const { body } = context
  const applicationId = await enterApplication(context, body.token)
  return record(context, { ...body, applicationId, action: 'refuse' })
}

type Said = Pick<Context<Api['answer']>['body'], 'token' | 'version' | 'action' | 'text'> & {
  readonly applicationId: number
}

async function record(
  { tx, now, refuse }: Pick<Context<Api['answer']>, 'tx' | 'now' | 'refuse'>,
  said: Said,
) {
  const page = await candidatePage(tx, said.applicationId)
  if (!page) throw notFound()
  // The answers offered were computed for this version; if it changes before the lock below, that answers `stale`.
  const { answers, canWithdraw, stage } = storyOfPage(page)
  if (page.version !== said.version) throw refuse('stale')
  if (stage === 'closed') throw refuse('application_ended')
  if (said.action === 'refuse' ? !canWithdraw : !answers.includes(said.action))
    throw refuse('answer_not_possible')
  const decision = await answerAsCandidate(tx, { ...said, now })
  if ('refusal' in decision) throw refuse(decision.refusal === 'stale' ? 'stale' : 'answer_not_possible')
  await telling.proveContact(tx, said.token, now)
  return tellStory(tx, said.applicationId, now)
}
