import { pipelineApi } from '@bole/pipeline/contract'
import { actionsOn, type RowActions, type RowOf } from '@bole/platform/list'
import type { TagTexts } from './texts/index.ts'

type Row = RowOf<typeof pipelineApi.listTags>
const on = actionsOn(pipelineApi.listTags)

/** What can be done with a label of the library. */
export function tagActions(
  t: TagTexts,
  edit: (tag: Row) => void,
  merge: (tag: Row) => void,
): RowActions<Row> {
  const retiring =
    (is_retired: boolean) =>
    ({ id, version }: Row) => ({ body: { id, version, is_retired } })
  return {
    edit: on.open(t('edit'), edit),
    merge: on.open(t('merge'), merge),
    unmerge: on.send(
      t('unmerge'),
      pipelineApi.unmergeTags,
      ({ merged }) => ({ body: { merge_id: merged?.id ?? 0 } }),
      {
        confirm: ({ name, merged }) => {
          const values = { into: name, name: merged?.name ?? '' }
          return { title: t('unmergeSure', values), content: t('unmergeMeans', values) }
        },
        done: ({ back, kept, lost }) => t('unmerged', { back, kept, lost }),
      },
    ),
    retire: on.send(t('retire'), pipelineApi.retireTag, retiring(true), {
      done: () => t('retiredDone'),
    }),
    restore: on.send(t('restore'), pipelineApi.retireTag, retiring(false), {
      done: () => t('restored'),
    }),
  }
}
