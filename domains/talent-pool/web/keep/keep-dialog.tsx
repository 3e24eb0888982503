import type { KeepDialogProps } from '@bole/pipeline/slots'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { talentPoolApi } from '@bole/talent-pool/contract'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { FolderDialog } from './folder-dialog.tsx'
import { useTellRefused } from './use-tell-refused.tsx'

/** Keeps people in a folder of the pool; who is there already is named after. */
export function KeepDialog({ applications, onKept, onClose }: KeepDialogProps): ReactNode {
  const t = useTexts()
  const tell = useUndoToast()
  const tellRefused = useTellRefused()
  const keep = useChange(talentPoolApi.keepTalents, {
    onDone: ({ data: { batch_id, done: count, refused } }) => {
      onClose()
      onKept?.()
      const undoing = takeBack(talentPoolApi.undoTalents, { body: { batch_id } }, t('undone'))
      if (count > 0) tell(t('keptDone', { count }), undoing)
      tellRefused(refused)
    },
  })
  return (
    <FolderDialog
      title={t('keepTitle', { count: applications.length })}
      asksWhy
      isSending={keep.isPending}
      onChoose={({ folder_id, text = '' }) =>
        keep.mutate({ body: { post_ids: [...applications], folder_id, text } })
      }
      onClose={onClose}
    />
  )
}
