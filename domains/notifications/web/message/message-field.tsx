import { eventOf } from '@bole/notifications/model'
import type { MessageFieldProps } from '@bole/pipeline/slots'
import { Flex, Form, Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { ChannelField } from './channel-field.tsx'
import { LanguageField } from './language-field.tsx'
import { MessagePreview } from './message-preview.tsx'
import { MomentField } from './moment-field.tsx'
import { UrgentField } from './urgent-field.tsx'
import { WordsFields } from './words-fields.tsx'

/** Whether candidates are told of what is about to be done, when, and in which words, with what the first of them reads. */
export function MessageField(props: MessageFieldProps): ReactNode {
  const { value = null, onChange, applications, action, stage, agreed = {}, position } = props
  const t = useTexts()
  const [isPlanned, plan] = useState(false)
  const event = eventOf(action, stage)
  if (event === null) return null
  const when = value ? (isPlanned ? 'at' : 'now') : 'none'
  const choose = (chosen: 'none' | 'now' | 'at') => {
    plan(chosen === 'at')
    const { at: _, ...rest } = value ?? {}
    onChange?.(chosen === 'none' ? null : chosen === 'at' ? { ...rest, at: inAnHour() } : rest)
  }
  const { channel = 'mail' } = value ?? {}
  const occasion = { stage, event, channel, ...(value?.language ? { language: value.language } : {}) }
  return (
    <Form.Item label={t('sending.label')} extra={t('sending.withdraws')}>
      <Radio.Group
        value={when}
        options={(['none', 'now', 'at'] as const).map((one) => ({ value: one, label: t(`sending.${one}`) }))}
        onChange={({ target }) => choose(target.value)}
      />
      {value && (
        <Flex vertical gap={8} style={{ marginBlockStart: 8 }}>
          {isPlanned && (
            <MomentField
              value={value.at}
              onChange={(at) => onChange?.({ ...value, ...(at ? { at } : {}) })}
            />
          )}
          <ChannelField
            value={channel}
            onChange={(chosen) => {
              const { words: _, ...rest } = value
              onChange?.({ ...rest, channel: chosen })
            }}
          />
          <LanguageField
            value={value.language}
            onChange={(chosen) => {
              const { language: _, ...rest } = value
              onChange?.(chosen ? { ...rest, language: chosen } : rest)
            }}
          />
          <UrgentField
            value={value.is_urgent ?? false}
            onChange={(is_urgent) => onChange?.({ ...value, is_urgent })}
          />
          <WordsFields
            occasion={occasion}
            postId={applications[0]}
            value={value.words ?? null}
            onChange={(words) => {
              const { words: _, ...rest } = value
              onChange?.(words ? { ...rest, words } : rest)
            }}
          />
          <MessagePreview
            {...occasion}
            applications={[...applications]}
            agreed={{ ...pickAgreed(agreed), ...(position ? { position } : {}) }}
            {...(value.words ? { words: value.words } : {})}
          />
        </Flex>
      )}
    </Form.Item>
  )
}

/** What is planned has a time from the beginning: without one it would leave at once. */
function inAnHour(): string {
  const minute = 60_000
  return new Date(Math.ceil((Date.now() + 60 * minute) / (5 * minute)) * 5 * minute).toISOString()
}

/** Of what is being agreed on, what a message can name. */
function pickAgreed(agreed: NonNullable<MessageFieldProps['agreed']>) {
  const { meets_at, meets_until, place, is_online, offer_valid_until, entry_date } = agreed
  const known = Object.entries({ meets_at, meets_until, place, is_online, offer_valid_until, entry_date })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
