import { notificationsApi } from '@bole/notifications/contract'
import type { NotifyEvent, Words, Written } from '@bole/notifications/model'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import type { Language } from '@bole/platform/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Flex, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { MessagePreview } from '../message/message-preview.tsx'
import { useTexts } from '../texts/index.ts'
import { CandidateChoice } from './candidate-choice.tsx'

interface TemplatePreviewProps {
  readonly occasion: {
    readonly stage: number
    readonly event: NotifyEvent
    readonly language: Language
    readonly channel: Written
  }
  readonly words: Words
  /** The origin of the process it is worded for; whoever applied from outside of schools, unless said. */
  readonly origin: number | undefined
}

const week = 7 * 86_400_000

/** Times and days as a candidate may not have them yet. */
function sample() {
  const soon = new Date(Date.now() + week).toISOString()
  return {
    meets_at: soon,
    is_online: true,
    offer_valid_until: soon.slice(0, 10),
    entry_date: soon.slice(0, 10),
  }
}

/** What a real candidate would read, while it is written, and a message to oneself. */
export function TemplatePreview({ occasion, words, origin = 2 }: TemplatePreviewProps): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const [chosen, choose] = useState<number>()
  const [agreed] = useState(sample)
  const newest = useCall(pipelineEntryApi.listCandidates, {
    query: { origin, page_size: 1, with_choices: false },
  }).data
  const shown = chosen ?? newest?.data.list[0]?.id
  const test = useChange(notificationsApi.sendTest, {
    onDone: ({ data }) => void message.success(t('test.sent', { to: data.to })),
  })
  const sending = { ...occasion, ...words, ...(shown === undefined ? {} : { post_id: chosen }) }
  return (
    <section aria-label={t('preview.title')}>
      <Flex gap={8} align="center" wrap style={{ marginBlock: 16 }}>
        <Typography.Text strong>{t('preview.candidate')}</Typography.Text>
        <div style={{ flex: '1 1 200px' }}>
          <CandidateChoice origin={origin} value={chosen} onChange={choose} />
        </div>
        <Button loading={test.isPending} onClick={() => test.mutate({ body: sending })}>
          {t('test.send')}
        </Button>
      </Flex>
      {shown === undefined ? (
        newest && <Typography.Text type="secondary">{t('preview.nobody')}</Typography.Text>
      ) : (
        <MessagePreview {...occasion} applications={[shown]} words={words} agreed={agreed} />
      )}
      <Typography.Text type="secondary">{t('preview.sample')}</Typography.Text>
    </section>
  )
}
