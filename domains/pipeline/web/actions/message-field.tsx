import { usePermission } from '@bole/accounts/web'
import { findProvidedFor } from '@bole/platform/slots'
import { Form } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { messageField } from '../slots.ts'
import { type ArrangementFields, type ArrangementInput, arrangementOf } from './arrangement.ts'

interface MessageFieldProps {
  readonly applications: readonly number[]
  readonly action: string
  readonly stage: number | undefined
  /** What is agreed on, where the form does not hold it. */
  readonly agreed?: ArrangementInput
  /** What the position is called that they are to be considered for. */
  readonly position?: string
}

/** Offers to tell the candidates of what is about to be done: only to whoever may send messages. */
export function MessageField(props: MessageFieldProps): ReactNode {
  const { applications, action, stage, agreed: given, position } = props
  const Filled = findProvidedFor(messageField)
  const maySend = usePermission('notifications.send')
  const fields: ArrangementFields = Form.useWatch([]) ?? {}
  if (!Filled || !maySend || stage === undefined || applications.length === 0) return null
  const { message: _, ...agreed } = arrangementOf(fields)
  return (
    <Suspense>
      <Form.Item name="message" noStyle>
        <Filled
          {...{ applications, action, stage }}
          agreed={given ?? agreed}
          {...(position ? { position } : {})}
        />
      </Form.Item>
    </Suspense>
  )
}
