import { PlusOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { type CandidateListItem, pipelineEntryApi } from '@bole/pipeline/contract'
import { useCall, useChange } from '@bole/platform/web'
import { Button, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import { TagDialog } from '../list/tag-dialog.tsx'
import { useTexts } from '../texts/index.ts'

interface RecordTagsProps {
  readonly postId: number
  readonly tags: CandidateListItem['tags']
  readonly origin: number
}

/** The labels of an application; whoever may edit puts more on it and takes them off again. */
export function RecordTags({ postId, tags, origin }: RecordTagsProps): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const [isAdding, setAdding] = useState(false)
  const remove = useChange(pipelineEntryApi.deleteTags)
  return (
    <>
      {tags.map(({ id, name, colour }) => (
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
      ))}
      {mayEdit && (
        <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {t('drawer.addTag')}
        </Button>
      )}
      {isAdding && <AddTag postId={postId} origin={origin} onClose={() => setAdding(false)} />}
    </>
  )
}

interface AddTagProps extends Pick<RecordTagsProps, 'postId' | 'origin'> {
  readonly onClose: () => void
}

/** The labels that are offered are asked for once one is wanted. */
function AddTag({ postId, origin, onClose }: AddTagProps): ReactNode {
  const library = useCall(pipelineEntryApi.getListLibrary, { query: { origin } }).data?.data
  const known = library?.tagGroup.filter(({ is_offered }) => is_offered) ?? []
  return <TagDialog ids={[postId]} known={known} onClose={onClose} />
}
