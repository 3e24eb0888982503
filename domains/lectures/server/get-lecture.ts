import type { lecturesApi } from '@bole/lectures/contract'
import { signInState } from '@bole/lectures/model'
import type { Handler } from '@bole/platform/server'
import { enterLecture } from './enter-lecture.ts'

/** What a photographed code leads to, before and after the lecture as well. */
export const getLecture: Handler<typeof lecturesApi.getLecture> = async (context) => {
  const lecture = await enterLecture(context, context.query.token)
  const { kind, city, university, address, starts_at } = lecture
  return {
    organisation: lecture.organisation,
    theme_name: lecture.project_name,
    kind,
    city,
    university,
    address,
    datetime: starts_at.toISOString(),
    state: signInState(starts_at, context.now),
  }
}
