import { createHmac, randomUUID } from 'node:crypto'
import { interviewsApi } from '@bole/interviews/contract'
import { addressOf } from '@bole/platform/contract'
import { type Handler, secrets } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { interviews } from '../interview-store.ts'

type Api = typeof interviewsApi

/** The secret of a calendar, from the seed in its row: known again whenever its address is shown (as decision 69 has it for lectures). */
const codeOf = (seed: string): string =>
  createHmac('sha256', providedFor(secrets.sealingKey)).update(`interview feed ${seed}`).digest('base64url')

const pathOf = (seed: string) => addressOf(interviewsApi.readFeed, {}, { token: codeOf(seed) })

export const getFeed: Handler<Api['getFeed']> = async ({ caller, tx }) => {
  const feed = await tx.find(
    interviews.selectFrom('interview_feeds').select('seed').where('user_id', '=', caller.userId),
  )
  return { path: feed ? pathOf(feed.seed) : null }
}

/** Another address: whoever has the former reads nothing more. */
export const renewFeed: Handler<Api['renewFeed']> = async ({ caller, tx, language }) => {
  const seed = randomUUID()
  const kept = { seed, digest: secrets.digestOf(codeOf(seed)), language }
  tx.save(
    interviews
      .insertInto('interview_feeds')
      .values({ organisation_id: tx.organisationId, user_id: caller.userId, ...kept })
      .onConflict((own) => own.columns(['organisation_id', 'user_id']).doUpdateSet(kept)),
  )
  tx.announce('interview')
  return { path: pathOf(seed) }
}

export const closeFeed: Handler<Api['closeFeed']> = async ({ caller, tx }) => {
  tx.save(interviews.deleteFrom('interview_feeds').where('user_id', '=', caller.userId))
  tx.announce('interview')
  return { path: null }
}
