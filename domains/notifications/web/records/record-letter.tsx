import type { NotifyRecord } from '@bole/notifications/contract'
import { Modal, Typography } from 'antd'
import type { ReactNode } from 'react'

interface RecordLetterProps {
  readonly record: NotifyRecord
  readonly onClose: () => void
}

/** A message as it was written; the address of the candidate's page is theirs alone. */
export function RecordLetter({ record, onClose }: RecordLetterProps): ReactNode {
  const { basic, recipient, subject, text } = record
  return (
    <Modal open title={subject} footer={null} onCancel={onClose}>
      <Typography.Text type="secondary">
        {recipient ? `${basic.name} <${recipient}>` : basic.name}
      </Typography.Text>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', marginBlock: 12 }}>{text}</Typography.Paragraph>
    </Modal>
  )
}
