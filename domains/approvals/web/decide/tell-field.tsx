import { usePermission } from '@bole/accounts/web'
import type { CandidateMessage } from '@bole/pipeline/contract'
import { messageField } from '@bole/pipeline/slots'
import { findProvidedFor } from '@bole/platform/slots'
import { Form } from 'antd'
import { type ReactNode, Suspense } from 'react'

interface TellFieldProps {
  readonly postId: number
  readonly value: CandidateMessage | null
  readonly onChange: (message: CandidateMessage | null) => void
}

/** The stage code of the approval. */
const approval = 14

/** Whether the candidate is told that they were turned down, and in which words: only for whoever may send messages. */
export function TellField({ postId, value, onChange }: TellFieldProps): ReactNode {
  const Filled = findProvidedFor(messageField)
  const maySend = usePermission('notifications.send')
  if (!Filled || !maySend) return null
  return (
    <Suspense>
      <Form layout="vertical" component={false}>
        <Filled
          {...{ value, onChange }}
          applications={[postId]}
          action="company_eliminate"
          stage={approval}
        />
      </Form>
    </Suspense>
  )
}
