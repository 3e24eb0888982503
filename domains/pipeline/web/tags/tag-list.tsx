import { pipelineApi } from '@bole/pipeline/contract'
import { choice, text } from '@bole/platform/filter'
import { ListScreen, type RowOf } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { MergeDialog } from './merge-dialog.tsx'
import { tagActions } from './tag-actions.ts'
import { tagColumns } from './tag-columns.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { useGroupChoices } from './use-group-choices.ts'

type Row = RowOf<typeof pipelineApi.listTags>
/** `/config/tag/list`: every label with where it is used. */
export default function TagList(): ReactNode {
  const t = useTexts()
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const [merged, setMerged] = useState<Row | null>(null)
  const states = [
    { value: false, label: t('inUse') },
    { value: true, label: t('retired') },
  ]
  return (
    <>
      <ListScreen
        call={pipelineApi.listTags}
        filters={[
          text('keyword', t('keyword')),
          choice('group_id', t('group'), useGroupChoices() ?? []),
          choice('is_retired', t('state'), states),
        ]}
        columns={tagColumns(t)}
        actions={tagActions(t, setEdited, setMerged)}
        create={{ label: t('create'), open: () => setEdited('new') }}
        empty={t('empty')}
      />
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {merged && <MergeDialog tag={merged} onClose={() => setMerged(null)} />}
    </>
  )
}
