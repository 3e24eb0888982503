import type { Handler } from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { enterAsStaff } from './enter.ts'

/** For whoever runs the server: why somebody is not seen or heard is known to their browser alone. */
export const logRecord: Handler<typeof roomsApi.logRecord> = async ({ body, caller, tx, now, request }) => {
  await enterAsStaff(tx, caller, body.interview_id, now)
  const { interview_id, device, problem } = body
  request.log.warn({ interview: interview_id, user: caller.userId, device, problem }, 'a window of a room')
  return {}
}
