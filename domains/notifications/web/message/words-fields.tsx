import { notificationsApi } from '@bole/notifications/contract'
import type { NotifyEvent, Words, Written } from '@bole/notifications/model'
import type { Language } from '@bole/platform/contract'
import { useCall } from '@bole/platform/web'
import { Button, Flex, Input } from 'antd'
import type { ReactNode } from 'react'
import { VariableButtons } from '../templates/variable-buttons.tsx'
import { useTexts } from '../texts/index.ts'

interface WordsFieldsProps {
  /** Without a language: that of the candidate named. */
  readonly occasion: {
    readonly stage: number
    readonly event: NotifyEvent
    readonly channel: Written
    readonly language?: Language
  }
  /** Whose process's words one begins with. */
  readonly postId: number | undefined
  /** Null: the words of the templates. */
  readonly value: Words | null
  readonly onChange: (words: Words | null) => void
}

/** The words of one message, changed for this time alone; until then those of the templates hold. */
export function WordsFields({ occasion, postId, value, onChange }: WordsFieldsProps): ReactNode {
  const t = useTexts()
  const query = { ...occasion, ...(postId === undefined ? {} : { post_id: postId }) }
  const held = useCall(notificationsApi.getTemplateContent, { query }).data?.data
  if (!value)
    return (
      <Button
        type="link"
        size="small"
        disabled={!held}
        onClick={() => held && onChange({ subject: held.subject, body: held.body })}
      >
        {t('sending.own')}
      </Button>
    )
  return (
    <Flex vertical gap={8}>
      <Input
        aria-label={t('templates.subject')}
        maxLength={200}
        value={value.subject}
        onChange={({ target }) => onChange({ ...value, subject: target.value })}
      />
      <Input.TextArea
        aria-label={t('templates.body')}
        maxLength={6000}
        autoSize={{ minRows: 6, maxRows: 14 }}
        value={value.body}
        onChange={({ target }) => onChange({ ...value, body: target.value })}
      />
      <VariableButtons
        event={occasion.event}
        onInsert={(written) => onChange({ ...value, body: `${value.body}${written}` })}
      />
      <div>
        <Button type="link" size="small" onClick={() => onChange(null)}>
          {t('sending.templates')}
        </Button>
      </div>
    </Flex>
  )
}
