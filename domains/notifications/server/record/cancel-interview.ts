import type { notificationsApi } from '@bole/notifications/contract'
import { meetings } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'

/** What cancelling may hear; the pipeline's other refusals are of actions with more to them. */
const ofCancelling = [
  'stale',
  'application_ended',
  'application_left',
  'not_yours',
  'messages_used_up',
] as const

/** The pipeline's own cancelling, told in the words that hold for it. */
export const cancelInterview: Handler<typeof notificationsApi.cancelInterview> = async (context) => {
  const { post_id, version, text, channel, language } = context.body
  const done = await meetings.giveFeedback({
    ...context,
    refuse: (code, details) =>
      context.refuse(ofCancelling.find((one) => one === code) ?? 'action_not_in_stage', details),
    params: { id: post_id },
    body: {
      side: 'company',
      action: 'cancel',
      version,
      tags: [],
      text,
      message: { channel, ...(language ? { language } : {}) },
    },
  })
  return { post_id, version: done.version, batch_id: done.batch_id }
}
