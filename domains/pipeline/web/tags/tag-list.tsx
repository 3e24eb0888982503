import { pipelineApi } from '@bole/pipeline/contract'
import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen, type RowOf } from '@bole/platform/list'
import { type ReactNode, useState } from 'react'
import { MergeDialog } from './merge-dialog.tsx'
import { tagColumns } from './tag-columns.tsx'
import { TagDialog } from './tag-dialog.tsx'
import { useTexts } from './texts/index.ts'
import { useGroupChoices } from './use-group-choices.ts'

type Row = RowOf<typeof pipelineApi.listTags>
const on = actionsOn(pipelineApi.listTags)

/** `/config/tag/list`: every label with where it is used. */
export default function TagList(): ReactNode {
  const t = useTexts()
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const [merged, setMerged] = useState<Row | null>(null)
  const retiring =
    (is_retired: boolean) =>
    ({ id, version }: Row) => ({ body: { id, version, is_retired } })
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
        actions={{
          edit: on.open(t('edit'), setEdited),
          merge: on.open(t('merge'), setMerged),
          retire: on.send(t('retire'), pipelineApi.retireTag, retiring(true), {
            done: () => t('retiredDone'),
          }),
          restore: on.send(t('restore'), pipelineApi.retireTag, retiring(false), {
            done: () => t('restored'),
          }),
        }}
        create={{ label: t('create'), open: () => setEdited('new') }}
        empty={t('empty')}
      />
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {merged && <MergeDialog tag={merged} onClose={() => setMerged(null)} />}
    </>
  )
}
