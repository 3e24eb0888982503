import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import type { ReactNode } from 'react'
import { ArrangeDialog } from '../drawer/arrange-dialog.tsx'

interface ChangeAppointmentProps {
  /** The application. */
  readonly id: number
  readonly onClose: () => void
}

/** The appointment of a row as it is agreed on now, to be changed or corrected; what is saved can be undone. */
export function ChangeAppointment({ id, onClose }: ChangeAppointmentProps): ReactNode {
  const answer = useCall(pipelineEntryApi.getApplication, { query: { post_id: id } }).data?.data
  return answer ? <ArrangeDialog answer={answer} onClose={onClose} /> : null
}
