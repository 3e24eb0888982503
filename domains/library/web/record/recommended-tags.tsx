import { libraryApi } from '@bole/library/contract'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useCall, useChange } from '@bole/platform/web'
import { App, Button, Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** Labels that others at the position have, put on by a click, and those of the person’s other applications. */
export function RecommendedTags({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const list = useCall(libraryApi.recommendTags, { query: { post_id: postId } }).data?.data.list ?? []
  const add = useChange(pipelineEntryApi.addTags)
  const sync = useChange(libraryApi.syncLabels, {
    onDone: ({ data }) => void message.success(t('record.synced', { count: data.done })),
  })
  return (
    <Flex wrap gap={8} align="center">
      {list.length === 0 && <Typography.Text type="secondary">{t('record.noTags')}</Typography.Text>}
      {list.map(({ id, name, count }) => (
        <Button
          key={id}
          size="small"
          disabled={add.isPending}
          onClick={() => add.mutate({ body: { post_ids: [postId], tags: [name] } })}
        >
          + {name} ({count})
        </Button>
      ))}
      <Button
        size="small"
        type="link"
        loading={sync.isPending}
        onClick={() => sync.mutate({ body: { post_id: postId } })}
      >
        {t('people.labels')}
      </Button>
    </Flex>
  )
}
