import { useCall, useChange } from '@bole/platform/web'
import { type RpoBatch, rpoApi } from '@bole/rpo/contract'
import { App, Button, Card, Flex, Tooltip, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What was added and not sent yet, a line for each position. */
export function Drafts(): ReactNode {
  const t = useTexts()
  const drafts =
    useCall(rpoApi.listBatches, { query: { state: 'draft', page_size: 50 } }).data?.data.list ?? []
  if (drafts.length === 0) return null
  return (
    <Card size="small" title={t('drafts.title')} style={{ marginBlockEnd: 12 }}>
      <Flex vertical gap={8}>
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} />
        ))}
      </Flex>
    </Card>
  )
}

function Draft({ draft }: { readonly draft: RpoBatch }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const { position, theme, counts, can } = draft
  const submit = useChange(rpoApi.submitImport, {
    onDone: ({ data }) => {
      message.success(t('drafts.submitted', { count: data.count }))
    },
  })
  return (
    <Flex justify="space-between" align="center" gap={12} wrap>
      <span>
        <b>{position.title}</b> <Typography.Text type="secondary">{theme.name}</Typography.Text>
        <br />
        <Typography.Text type="secondary">{t('drafts.counts', counts)}</Typography.Text>
      </span>
      <Tooltip title={can.submit ? '' : t('drafts.nothing')}>
        <Button
          type="primary"
          disabled={!can.submit}
          loading={submit.isPending}
          onClick={() => submit.mutate({ body: { batch_id: draft.id } })}
        >
          {t('drafts.submit', { count: counts.read + counts.waiting })}
        </Button>
      </Tooltip>
    </Flex>
  )
}
