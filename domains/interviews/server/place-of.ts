import type { interviewsApi } from '@bole/interviews/contract'
import type { BodyOf } from '@bole/platform/contract'

/** Where an interview is to take place, as it is given. */
export type Address = BodyOf<typeof interviewsApi.create>['address']

/** `invite_type` of an interview that takes place online (specification, section 3). */
export const onlineType = 1

/** And of one where people meet. */
export const onSiteType = 2

/** What the pipeline keeps of a place: the room, and whether it is needed. */
export function placeOf({ invite_type, room }: Address) {
  const is_online = invite_type === onlineType
  return { place: is_online ? '' : room, is_online }
}
