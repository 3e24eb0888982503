import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import type { Written } from '@bole/notifications/model'
import type { Language } from '@bole/platform/contract'
import { useChange } from '@bole/platform/web'
import { App, Flex, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { ChannelField } from '../message/channel-field.tsx'
import { LanguageField } from '../message/language-field.tsx'
import { MessagePreview } from '../message/message-preview.tsx'
import { useTexts } from '../texts/index.ts'

interface CancelInterviewDialogProps {
  readonly record: Pick<NotifyRecord, 'post_id' | 'version' | 'stage' | 'basic'>
  readonly onClose: () => void
}

/** Calls off what a candidate was invited to, and shows before what they are told of it. */
export function CancelInterviewDialog({ record, onClose }: CancelInterviewDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { post_id, version, stage, basic } = record
  const [channel, setChannel] = useState<Written>('mail')
  const [language, setLanguage] = useState<Language>()
  const [text, setText] = useState('')
  const inOne = language ? { language } : {}
  const cancel = useChange(notificationsApi.cancelInterview, {
    onDone: () => {
      void message.success(t('cancelling.done'))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('cancelling.title', { name: basic.name })}
      okText={t('cancelling.ok')}
      okButtonProps={{ danger: true }}
      confirmLoading={cancel.isPending}
      onOk={() => cancel.mutate({ body: { post_id, version, text, channel, ...inOne } })}
      onCancel={onClose}
      width={600}
    >
      <Flex vertical gap={12}>
        <p style={{ margin: 0 }}>{t('cancelling.what')}</p>
        <Flex gap={8} wrap>
          <ChannelField value={channel} onChange={setChannel} />
          <LanguageField value={language} onChange={setLanguage} />
        </Flex>
        <MessagePreview
          stage={stage}
          event="cancelled"
          channel={channel}
          applications={[post_id]}
          {...inOne}
        />
        <Input.TextArea
          aria-label={t('cancelling.why')}
          placeholder={t('cancelling.why')}
          autoSize={{ minRows: 1, maxRows: 4 }}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Flex>
    </Modal>
  )
}
