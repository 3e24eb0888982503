import { languageOptions } from '@bole/accounts/web'
import { notificationsApi } from '@bole/notifications/contract'
import { anyStage, type Words } from '@bole/notifications/model'
import { currentLanguage, useCall, useChange } from '@bole/platform/web'
import { Alert, App, Flex, Modal, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { MessagePreview } from './message-preview.tsx'
import { MomentField } from './moment-field.tsx'
import { WordsFields } from './words-fields.tsx'

interface MessageDialogProps {
  readonly applications: readonly number[]
  readonly onClose: () => void
}

/** Writes one message to everybody chosen; says before who gets what, and who is left out and why. */
export function MessageDialog({ applications, onClose }: MessageDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [language, setLanguage] = useState(currentLanguage())
  const [at, setAt] = useState<string>()
  const [changed, setChanged] = useState<Words | null>(null)
  const occasion = { stage: anyStage, event: 'message', language } as const
  const held = useCall(notificationsApi.getTemplateContent, { query: occasion }).data?.data
  const words = changed ?? (held && { subject: held.subject, body: held.body })
  const send = useChange(notificationsApi.sendMessages, {
    handlesErrors: true,
    onDone: ({ data }) => {
      void message.success(t('sending.done', { count: data.done }))
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('sending.title', { count: applications.length })}
      okText={t('sending.send')}
      okButtonProps={{ disabled: !words }}
      confirmLoading={send.isPending}
      onOk={() =>
        words &&
        send.mutate({ body: { applications: [...applications], language, words, ...(at ? { at } : {}) } })
      }
      onCancel={onClose}
      width={640}
    >
      <Flex vertical gap={12}>
        {send.error && <Alert type="error" showIcon role="alert" title={send.error.message} />}
        <Flex gap={8} wrap>
          <Select
            aria-label={t('sending.language')}
            value={language}
            options={languageOptions}
            onChange={setLanguage}
          />
          <MomentField value={at} onChange={setAt} />
        </Flex>
        {words && (
          <>
            <WordsFields occasion={occasion} postId={undefined} value={words} onChange={setChanged} />
            <MessagePreview {...occasion} applications={[...applications]} words={words} />
          </>
        )}
      </Flex>
    </Modal>
  )
}
