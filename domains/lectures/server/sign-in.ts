import type { lecturesApi } from '@bole/lectures/contract'
import { signInState } from '@bole/lectures/model'
import type { Handler } from '@bole/platform/server'
import { phoneNumberOf } from '@bole/sms/model'
import { enterLecture } from './enter-lecture.ts'
import { lectures } from './lecture-store.ts'

/** Nobody learns whether a phone is there already: the answer is the same. */
export const signIn: Handler<typeof lecturesApi.signIn> = async (context) => {
  const { body, tx, now, refuse } = context
  const lecture = await enterLecture(context, body.token)
  const state = signInState(lecture.starts_at, now)
  if (state !== 'open') throw refuse(state === 'early' ? 'not_open_yet' : 'over')
  const visitor = {
    organisation_id: tx.organisationId,
    lecture_id: lecture.id,
    name: body.name,
    phone: phoneNumberOf(body.phone) ?? body.phone,
    signed_in_at: now,
  }
  tx.save(
    lectures
      .insertInto('lecture_visitors')
      .values(visitor)
      .onConflict((conflict) => conflict.columns(['organisation_id', 'lecture_id', 'phone']).doNothing()),
  )
  tx.announce('lecture_visitor')
  return { signed_in_at: now.toISOString() }
}
