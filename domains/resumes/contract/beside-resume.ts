import { field } from '@bole/platform/contract'
import { groupOfField } from '@bole/resumes/model'
import * as z from 'zod'

const moment = z.string()

/** What has become of the complaints about the current reading: none, one that waits, all handled. */
export const reportStates = ['none', 'open', 'handled'] as const

/** What stands beside a résumé in its detail (specification, part 2: résumé detail). */
export const besideResume = {
  /**
   * What the candidate answered when applying, by the question's key, each answer by itself; `name` is the text of a question of the
   * project's own. Empty where somebody else handed the résumé in.
   */
  question: z.array(
    field.byGroup(
      z.object({ key: z.string(), name: z.string(), answer: z.array(field.freeText(z.string())) }),
      ({ key }) => groupOfField(key),
    ),
  ),
  /** The person's other applications that the reader may see, newest first. */
  other_position_post: z.array(
    z.object({ post_id: field.id, position_id: field.id, position: z.string(), applied_at: moment }),
  ),
  other_post_count: z.number(),
  /** The last things that happened to the application, newest first. */
  operate_records: z.array(
    z.object({
      id: field.id,
      action: z.string(),
      actor: z.enum(['user', 'candidate', 'system']),
      user_name: z.string(),
      create_time: moment,
    }),
  ),
  /** The parts there are of a person's record, with how much each holds. */
  tab: z.array(
    z.object({ key: z.enum(['resume', 'records', 'notes', 'others', 'files']), count: z.number() }),
  ),
  report_status: z.enum(reportStates),
}
