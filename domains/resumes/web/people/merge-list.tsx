import { choice, text } from '@bole/platform/filter'
import { actionsOn, ListScreen } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { type MergeItem, resumesApi } from '@bole/resumes/contract'
import { type ReactNode, useState } from 'react'
import { mergeColumns } from './merge-columns.tsx'
import { useTexts } from './texts/index.ts'
import { UndoDialog } from './undo-dialog.tsx'

const on = actionsOn(resumesApi.listMerges)

/** `/candidate/merge/list`: every merge, who did it, and which were undone. */
export default function MergeList(): ReactNode {
  const t = useTexts()
  const [undone, setUndone] = useState<MergeItem | null>(null)
  return (
    <>
      <ListScreen
        call={resumesApi.listMerges}
        filters={[
          choice('state', t('mergeState'), [
            { value: 'standing', label: t('mergeStates.standing') },
            { value: 'undone', label: t('mergeStates.undone') },
          ]),
          text('keyword', t('keyword')),
        ]}
        columns={mergeColumns(t, formatMoment)}
        actions={{ undo: on.open(t('undo'), setUndone) }}
        empty={t('noMerges')}
      />
      {undone && <UndoDialog id={undone.id} onClose={() => setUndone(null)} />}
    </>
  )
}
