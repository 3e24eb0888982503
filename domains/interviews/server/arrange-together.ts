import type { interviewsApi } from '@bole/interviews/contract'
import type { BodyOf } from '@bole/platform/contract'
import type { Context, RefusalDetails } from '@bole/platform/server'
import { warnOfConflicts } from './find-conflicts.ts'
import { meet } from './meet.ts'
import { saveInterview, toMeet } from './new-interview.ts'
import { areKnown, saveRoles } from './people-of.ts'
import { placeOf } from './place-of.ts'

type Call = typeof interviewsApi.create

type Asking = Pick<Context<Call>, 'tx' | 'caller' | 'now' | 'language'> & {
  readonly refuse: (
    code: Parameters<Parameters<typeof meet>[0]['refuse']>[0] | 'several_kinds_of_hiring' | 'time_is_taken',
    details?: RefusalDetails,
  ) => Error
}

/** One interview of all of these, or of none: each is agreed on with by the pipeline's own rules. Its number. */
export async function arrangeTogether(context: Asking, body: BodyOf<Call>): Promise<number> {
  const { caller, tx, refuse } = context
  const { met, id } = await toMeet(
    tx,
    caller,
    body.candidates.map(({ post_id }) => post_id),
  )
  const [first] = met
  if (first && met.some(({ origin }) => origin !== first.origin)) throw refuse('several_kinds_of_hiring')
  if (!(await areKnown(tx, [...body.deputy_ids, ...body.manager_ids]))) throw refuse('unknown_person')
  const [from, until] = [new Date(body.interviewTime), new Date(body.endTime)]
  const { place, is_online } = placeOf(body.address)
  const wanted = { from, until, people: body.interviewer_ids, room: is_online ? '' : place }
  // Before anybody is told, and after the candidates were held to the rules: a warning is no way around those.
  const together = {
    seen: body.candidates,
    arrangement: {
      ...{ meets_at: body.interviewTime, meets_until: body.endTime, place, is_online },
      interviewer_ids: body.interviewer_ids,
    },
    tellsCandidate: body.tells_candidate,
    isNew: true,
  }
  await meet(context, together, body)
  await warnOfConflicts(context, { ...wanted, isSure: body.is_sure, id: null })
  saveInterview(tx, { id, met, from, until, address: body.address, by: caller.userId })
  saveRoles(tx, id, body)
  tx.announce('interview', id)
  return id
}
