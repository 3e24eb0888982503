import type { interviewsApi } from '@bole/interviews/contract'
import { isSignedIn, tagOf } from '@bole/interviews/model'
import { canSeeApplication } from '@bole/pipeline/server'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { inFull, interviewsSeenBy } from './interview-store.ts'
import { presentInterview, stillMet } from './present.ts'

async function one(tx: Transaction, caller: Caller, id: number) {
  const found = await tx.find(inFull(interviewsSeenBy(caller)).where('interviews.id', '=', id))
  if (!found) throw notFound()
  return found
}

export const viewInterview: Handler<typeof interviewsApi.view> = async ({ query, caller, tx, now }) =>
  presentInterview(await one(tx, caller, query.id), caller, now)

/** Who of its candidates has come. */
export const listSigned: Handler<typeof interviewsApi.listSigned> = async ({ query, caller, tx }) => {
  const met = stillMet(await one(tx, caller, query.id))
  return {
    list: met.map(({ application_id, version, name, step, detail, is_closed }) => ({
      postId: application_id,
      version,
      name,
      isSigned: !is_closed && isSignedIn(step, detail),
      tag: tagOf(step, detail, is_closed),
    })),
  }
}

/** The interviews of one application, the latest first. */
export const listOfOne: Handler<typeof interviewsApi.single> = async ({ query, caller, tx, now }) => {
  if (!(await canSeeApplication(tx, caller, query.post_id))) throw notFound()
  const [rows] = await tx.load(
    inFull(interviewsSeenBy(caller))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('interview_candidates as his')
            .select('his.interview_id')
            .whereRef('his.organisation_id', '=', 'interviews.organisation_id')
            .whereRef('his.interview_id', '=', 'interviews.id')
            .where('his.application_id', '=', query.post_id),
        ),
      )
      .orderBy('interviews.starts_at', 'desc')
      .orderBy('interviews.id', 'desc')
      .limit(100),
  )
  return { list: rows.map((row) => presentInterview(row, caller, now)) }
}
