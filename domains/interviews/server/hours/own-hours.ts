import type { interviewsApi } from '@bole/interviews/contract'
import type { Handler } from '@bole/platform/server'
import { interviews } from '../interview-store.ts'
import { keptHours, ownHoursOf } from './hours-store.ts'

export const getOwnHours: Handler<typeof interviewsApi.getOwnHours> = async ({ caller, tx }) => {
  const own = (await ownHoursOf(tx, [caller.userId])).get(caller.userId)
  if (own) {
    const { user_id: _, ...hours } = own
    return hours
  }
  const { weekdays, opens_at, closes_at } = await keptHours.read(tx)
  return { version: 0, weekdays, opens_at, closes_at, days_off: [] }
}

/** Keeps the caller's hours over those they saw. */
export const saveOwnHours: Handler<typeof interviewsApi.saveOwnHours> = async (context) => {
  const { body, caller, tx, refuse } = context
  const { version: seen, ...hours } = body
  if (hours.closes_at <= hours.opens_at) throw refuse('closes_before_it_opens')
  const row = { organisation_id: tx.organisationId, user_id: caller.userId, ...hours }
  const version = seen + 1
  tx.saveOne(
    seen === 0
      ? interviews
          .insertInto('interview_own_hours')
          .values({ ...row, version })
          .onConflict((conflict) => conflict.doNothing())
      : interviews
          .updateTable('interview_own_hours')
          .set({ ...hours, version })
          .where('user_id', '=', caller.userId)
          .where('version', '=', seen),
    refuse('stale_hours'),
  )
  tx.announce('interview')
  return { version }
}

/** The company's hours hold for the caller again. */
export const forgetOwnHours: Handler<typeof interviewsApi.forgetOwnHours> = async ({ caller, tx }) => {
  tx.save(interviews.deleteFrom('interview_own_hours').where('user_id', '=', caller.userId))
  tx.announce('interview')
  return { version: 0 }
}
