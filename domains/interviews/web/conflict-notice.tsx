import { listOf } from '@bole/platform/web'
import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import type { InterviewFields } from './interview-fields.ts'
import { useConflicts } from './use-conflicts.ts'

/** Says, while an interview is arranged, who of its people is elsewhere then and whether its room is taken. */
export function ConflictNotice({ id }: { readonly id?: number | undefined }): ReactNode {
  const fields: Partial<InterviewFields> = Form.useWatch([]) ?? {}
  return <Conflicts taken={useConflicts(fields, id)} />
}

/** What is in the way of a time; nothing where nothing is. */
export function Conflicts({ taken }: { readonly taken: readonly string[] }): ReactNode {
  if (taken.length === 0) return null
  return (
    <Alert
      type="warning"
      style={{ marginBottom: 16 }}
      title={taken[0]}
      description={listOf(taken.slice(1))}
    />
  )
}
