import type { pipelineApi } from '@bole/pipeline/contract'
import { remove, restore } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { changeMany } from './change-many.ts'
import { lastEndings, startOf } from './last-endings.ts'

export const removeApplications: Handler<typeof pipelineApi.removeApplications> = (context) =>
  changeMany(context, {
    seen: context.body.applications,
    action: 'remove',
    decide: remove,
    note: { text: context.body.text },
  })

/** Back to exactly where each stood before its last ending or leaving, as its history tells. */
export const restoreApplications: Handler<typeof pipelineApi.restoreApplications> = async (context) => {
  const { applications } = context.body
  const endings = await lastEndings(
    context.tx,
    applications.map(({ post_id }) => post_id),
  )
  return changeMany(context, {
    seen: applications,
    action: 'restore',
    decide: (standing, { id }) => restore(standing, startOf(endings.get(id))),
    details: ({ id }) => ({ backToRecord: endings.get(id)?.from_record_id ?? null }),
  })
}
