import { languageOptions } from '@bole/accounts/web'
import { eventOf } from '@bole/notifications/model'
import type { MessageFieldProps } from '@bole/pipeline/slots'
import { currentLanguage } from '@bole/platform/web'
import { Flex, Form, Radio, Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { MessagePreview } from './message-preview.tsx'
import { MomentField } from './moment-field.tsx'
import { WordsFields } from './words-fields.tsx'

/** Whether candidates are told of what is about to be done, when, and in which words, with what the first of them reads. */
export function MessageField(props: MessageFieldProps): ReactNode {
  const { value = null, onChange, applications, action, stage, agreed = {} } = props
  const t = useTexts()
  const [isPlanned, plan] = useState(false)
  const event = eventOf(action, stage)
  if (event === null) return null
  const when = value ? (isPlanned ? 'at' : 'now') : 'none'
  const language = value?.language ?? currentLanguage()
  const choose = (chosen: 'none' | 'now' | 'at') => {
    plan(chosen === 'at')
    const { at: _, ...rest } = value ?? { language }
    onChange?.(chosen === 'none' ? null : chosen === 'at' ? { ...rest, at: inAnHour() } : rest)
  }
  const occasion = { stage, event, language }
  return (
    <Form.Item label={t('sending.label')}>
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
          <Select
            aria-label={t('sending.language')}
            value={language}
            options={languageOptions}
            onChange={(chosen) => onChange?.({ ...value, language: chosen })}
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
            agreed={pickAgreed(agreed)}
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
