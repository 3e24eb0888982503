import type { Standing } from '@bole/pipeline/model'
import type { Caller, RefusalDetails, Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { arrangedFor } from '../arrange/arranged.ts'
import { changeLocked, lockSeen } from '../change/change-one.ts'
import { saidBefore } from '../change/remarks.ts'
import { mayRecord } from '../may-record.ts'
import type { ApprovalAnswer } from '../slots.ts'
import { givenFor, leadsTo, weigh } from './weigh.ts'

interface Said {
  readonly post_id: number
  readonly version: number
  readonly action: ApprovalAnswer
  readonly tags: readonly string[]
  readonly text: string
}

type Refused = 'stale' | 'application_ended' | 'application_left' | 'action_not_in_stage' | 'not_yours'

interface Deciding {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
  readonly refuse: (code: Refused, details?: RefusalDetails) => Error
}

/**
 * Somebody's answer in the approval of an application. The status follows it where it decides; where others still have to agree it is
 * counted, and stands in the history. `isByMail`: it came by the link of a mail.
 */
export async function decideApproval(context: Deciding, said: Said, isByMail = false) {
  const { tx, caller, refuse } = context
  const application = await lockSeen(context, said)
  const { action, tags, text } = said
  if (application.stage !== stages.stage.approval) throw refuse('action_not_in_stage')
  const arranged = await arrangedFor(tx, application)
  const people = arranged.people.map(({ user_id: id, ...person }) => ({ id, ...person }))
  if (!mayRecord(caller, { ...application, people }, { side: 'company', action })) throw refuse('not_yours')
  const weighed = await weigh(context, [application], action, isByMail)
  const companyFeedback = { action, tags: [...tags], text }
  const done = changeLocked(context, application, {
    action: `company_${action}`,
    decide: (standing: Standing) => leadsTo(weighed, application.id, standing, action),
    details: () => ({
      companyFeedback,
      facts: {
        before: saidBefore(arranged.record, { companyFeedback }),
        ...(isByMail && { by_mail: true }),
        ...givenFor(weighed, application.id),
      },
    }),
    note: { tags, text },
  })
  weighed.save([application.id], done.batch_id)
  return done
}
