import type { interviewsApi } from '@bole/interviews/contract'
import { meetings } from '@bole/pipeline/server'
import type { Context, RefusalDetails } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { allOrNone } from './all-or-none.ts'

type Call = typeof interviewsApi.create | typeof interviewsApi.update | typeof interviewsApi.transfer

type MeetRefusal =
  | 'candidate_changed'
  | 'candidate_not_at_interview'
  | 'messages_used_up'
  | 'unknown_person'
  | 'ends_before_it_begins'
  | 'meeting_passed'

type Asking = Pick<Context<Call>, 'tx' | 'caller' | 'now' | 'language'> & {
  readonly refuse: (code: MeetRefusal, details?: RefusalDetails) => Error
}

type Together = Parameters<typeof meetings.meetTogether>[1]
type Message = Parameters<typeof meetings.tellCandidates>[0]['body']

const ofTime = ['ends_before_it_begins', 'meeting_passed'] as const

/** Agrees on a time, a place or people with everybody in an interview, in the pipeline, and tells them as was asked. */
export async function meet(context: Asking, together: Together, { message }: Message): Promise<void> {
  const { refuse } = context
  const done = await meetings.meetTogether(context, together)
  if ('fault' in done) throw refuse(ofTime.find((code) => code === done.fault) ?? 'unknown_person')
  allOrNone(done, (code, details) =>
    refuse(code === 'not_yours' ? 'candidate_not_at_interview' : code, details),
  )
  const told = together.seen.map(({ post_id }) => ({ id: post_id, stage: stages.stage.interview }))
  await meetings.tellCandidates({ ...context, body: { message } }, told, {
    action: 'arrange',
    batchId: done.batch_id,
  })
}
