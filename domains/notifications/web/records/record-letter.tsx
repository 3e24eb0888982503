import type { NotifyRecord } from '@bole/notifications/contract'
import { formatMoment } from '@bole/platform/moments'
import { Modal, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface RecordLetterProps {
  readonly record: NotifyRecord
  readonly onClose: () => void
}

/** A message as it was written for its reader, where it went and when: templates may say something else by now. The address of the candidate's page is theirs alone. */
export function RecordLetter({ record, onClose }: RecordLetterProps): ReactNode {
  const t = useTexts()
  const { basic, recipient, subject, text, state, channel, send_time, said } = record
  return (
    <Modal open title={subject} footer={null} onCancel={onClose}>
      <Typography.Text type="secondary">
        {recipient ? `${basic.name} <${recipient}>` : basic.name}
      </Typography.Text>
      <br />
      <Typography.Text type="secondary">
        {[
          t(`channels.${channel}`),
          send_time ? `${t('records.left')} ${formatMoment(send_time)}` : t(`states.${state}`),
        ].join(' · ')}
      </Typography.Text>
      <Typography.Paragraph style={{ whiteSpace: 'pre-wrap', marginBlock: 12 }}>{text}</Typography.Paragraph>
      {said !== '' && <Typography.Text type="secondary">{said}</Typography.Text>}
    </Modal>
  )
}
