import { usePermission } from '@bole/accounts/web'
import { pipelineApi } from '@bole/pipeline/contract'
import { formatMeeting, formatMeetingTime } from '@bole/platform/moments'
import { listOf, useCall } from '@bole/platform/web'
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import type { ArrangementFields } from '../actions/arrangement.ts'
import { useTexts } from './texts/index.ts'

/** Says, while an interview is arranged, which of its interviewers meets somebody else at that time; it can be saved all the same. */
export function BusyNotice({ postId }: { readonly postId?: number | undefined }): ReactNode {
  const t = useTexts()
  const form = Form.useFormInstance()
  const time: ArrangementFields['time'] = Form.useWatch('time', form)
  const interviewers: readonly number[] = Form.useWatch('interviewer_ids', form) ?? []
  const mayArrange = usePermission('pipeline.move')
  const [meets_at, meets_until] = time ?? []
  const { data } = useCall(
    pipelineApi.checkInterviewTime,
    {
      query: {
        interviewer_id: [...interviewers],
        meets_at: meets_at ?? '',
        ...(meets_until ? { meets_until } : {}),
        ...(postId ? { post_id: postId } : {}),
      },
    },
    { enabled: Boolean(mayArrange && meets_at && interviewers.length > 0), handlesErrors: true },
  )
  const conflicts = meets_at && interviewers.length > 0 ? (data?.data.conflicts ?? []) : []
  if (conflicts.length === 0) return null
  const told = conflicts.map(({ user, meets_at: from, meets_until: to }) =>
    t('busy', { name: user.name, from: formatMeeting(from), to: formatMeetingTime(to) }),
  )
  return (
    <Alert type="warning" style={{ marginBottom: 16 }} title={told[0]} description={listOf(told.slice(1))} />
  )
}
