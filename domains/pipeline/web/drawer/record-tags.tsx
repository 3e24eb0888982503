import { usePermission } from '@bole/accounts/web'
import { type CandidateListItem, pipelineEntryApi } from '@bole/pipeline/contract'
import { useChange } from '@bole/platform/web'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

interface RecordTagsProps {
  readonly postId: number
  readonly tags: CandidateListItem['tags']
}

/** The labels of an application; whoever may edit takes them off again. */
export function RecordTags({ postId, tags }: RecordTagsProps): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const remove = useChange(pipelineEntryApi.deleteTags)
  return tags.map(({ id, name, colour }) => (
    <Tag
      key={id}
      color={colour}
      {...(mayEdit ? { closable: { 'aria-label': t('tags.takeOff', { name }) } } : {})}
      onClose={(event) => {
        // It goes once the server says so.
        event.preventDefault()
        remove.mutate({ body: { post_ids: [postId], tag_ids: [id] } })
      }}
    >
      {name}
    </Tag>
  ))
}
