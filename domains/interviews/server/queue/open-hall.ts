import type { interviewsApi } from '@bole/interviews/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { interviews, lockInterview } from '../interview-store.ts'
import { hallPath, newCode } from './queue-codes.ts'
import { queuesOf } from './queue-store.ts'

/** The screen of the hall gets an address of its own, or none any more; one that is open stays where it is. */
export const openHall: Handler<typeof interviewsApi.openHall> = async ({ body, caller, tx }) => {
  const found = await lockInterview(tx, caller, body.interview_main_id)
  const queue = (await queuesOf(tx, [found])).get(found.id)
  if (!queue) throw notFound()
  if (body.is_open && queue.hallSeed !== null) return { hall_path: hallPath(queue.hallSeed) }
  const code = body.is_open ? newCode('hall') : { seed: null, digest: null }
  tx.save(
    interviews
      .updateTable('interview_queues')
      .set({ hall_seed: code.seed, hall_digest: code.digest })
      .where('interview_id', '=', found.id),
  )
  tx.announce('interview', found.id)
  return { hall_path: code.seed === null ? null : hallPath(code.seed) }
}
