import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { ArrangeDialog } from './arrange-dialog.tsx'

interface ScheduleDialogProps {
  readonly postId: number
  readonly onClose: () => void
}

/** Date, place and people of one application’s present stage, asked over whatever it is begun in. */
export function ScheduleDialog({ postId, onClose }: ScheduleDialogProps): ReactNode {
  const answer = useCall(pipelineEntryApi.getApplication, { query: { post_id: postId } }).data?.data
  return answer ? <ArrangeDialog answer={answer} onClose={onClose} /> : null
}
