import { notificationsApi } from '@bole/notifications/contract'
import { anyStage, type Words, type Written } from '@bole/notifications/model'
import type { MessageDialogProps } from '@bole/pipeline/slots'
import type { Language } from '@bole/platform/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, App, Flex, Modal, Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { ChannelField } from './channel-field.tsx'
import { LanguageField } from './language-field.tsx'
import { MessagePreview } from './message-preview.tsx'
import { MomentField } from './moment-field.tsx'
import { OnceField } from './once-field.tsx'
import { UrgentField } from './urgent-field.tsx'
import { WordsFields } from './words-fields.tsx'

/** Writes one message to everybody chosen, or to all that the list shows; says before who gets what, and who is left out and why. */
export function MessageDialog({ applications, shown, onClose }: MessageDialogProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [language, setLanguage] = useState<Language>()
  const [isToAll, toAll] = useState(applications.length === 0)
  const [at, setAt] = useState<string>()
  const [isUrgent, beUrgent] = useState(false)
  const [isOnce, beOnce] = useState(false)
  const [changed, setChanged] = useState<Words | null>(null)
  const inOne = language ? { language } : {}
  const [channel, setChannel] = useState<Written>('mail')
  const occasion = { stage: anyStage, event: 'message', channel, ...inOne } as const
  const audience = shown && isToAll ? { search: shown.search } : { applications: [...applications] }
  const held = useCall(notificationsApi.getTemplateContent, { query: occasion }).data?.data
  const shownWords = changed ?? (held && { subject: held.subject, body: held.body })
  // What nobody changed is not the sender's: each candidate reads it in their own language.
  const isTyped =
    changed !== null && !(held && changed.subject === held.subject && changed.body === held.body)
  const typed = isTyped ? { words: changed } : {}
  const once = isOnce ? { once_each: true } : {}
  const send = useChange(notificationsApi.sendMessages, {
    handlesErrors: true,
    onDone: ({ data }) => {
      void message.success(t('sending.done', { count: data.done }))
      onClose()
    },
  })
  const isOffered = shown !== undefined && shown.total > applications.length && applications.length > 0
  return (
    <Modal
      open
      title={t('sending.title', { count: isToAll ? (shown?.total ?? 0) : applications.length })}
      okText={t('sending.send')}
      okButtonProps={{ disabled: !shownWords }}
      confirmLoading={send.isPending}
      onOk={() =>
        shownWords &&
        send.mutate({
          body: {
            ...audience,
            ...inOne,
            channel,
            ...typed,
            ...(at ? { at } : {}),
            ...(isUrgent ? { is_urgent: true } : {}),
            ...once,
          },
        })
      }
      onCancel={onClose}
      width={640}
    >
      <Flex vertical gap={12}>
        {send.error && <Alert type="error" showIcon role="alert" title={send.error.message} />}
        {isOffered && (
          <Radio.Group
            value={isToAll}
            onChange={({ target }) => toAll(target.value)}
            options={[
              { value: false, label: t('sending.toChosen', { count: applications.length }) },
              { value: true, label: t('sending.toShown', { count: shown.total }) },
            ]}
          />
        )}
        <Flex gap={8} wrap>
          <ChannelField
            value={channel}
            onChange={(chosen) => {
              setChannel(chosen)
              setChanged(null)
            }}
          />
          <LanguageField value={language} onChange={setLanguage} />
          <MomentField value={at} onChange={setAt} />
        </Flex>
        <UrgentField value={isUrgent} onChange={beUrgent} />
        {shownWords && (
          <>
            <WordsFields occasion={occasion} postId={undefined} value={shownWords} onChange={setChanged} />
            {!language && (
              <Alert type="info" showIcon title={t(isTyped ? 'sending.asTyped' : 'sending.inOwnLanguage')} />
            )}
            <OnceField previewed={{ ...occasion, ...audience, ...typed }} value={isOnce} onChange={beOnce} />
            <MessagePreview {...occasion} {...audience} {...typed} {...once} />
          </>
        )}
      </Flex>
    </Modal>
  )
}
