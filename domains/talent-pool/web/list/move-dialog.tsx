import { takeBack, useUndoToast } from '@bole/platform/list'
import { useChange } from '@bole/platform/web'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import type { ReactNode } from 'react'
import { FolderDialog } from '../keep/folder-dialog.tsx'
import { useTellRefused } from '../keep/use-tell-refused.tsx'
import { useTexts } from '../texts/index.ts'

interface MoveDialogProps {
  readonly talents: readonly Talent[]
  readonly done: () => void
  readonly onClose: () => void
}

/** Asks for another folder; who cannot be moved is named after. */
export function MoveDialog({ talents, done, onClose }: MoveDialogProps): ReactNode {
  const t = useTexts()
  const tell = useUndoToast()
  const tellRefused = useTellRefused()
  const move = useChange(talentPoolApi.moveTalents, {
    onDone: ({ data: { batch_id, done: count, refused } }) => {
      onClose()
      done()
      const undoing = takeBack(talentPoolApi.undoTalents, { body: { batch_id } }, t('undone'))
      if (count > 0) tell(t('moved', { count }), undoing)
      tellRefused(refused)
    },
  })
  const ids = talents.map(({ id }) => id)
  return (
    <FolderDialog
      title={t('moveTitle', { count: ids.length })}
      isSending={move.isPending}
      onChoose={({ folder_id }) => move.mutate({ body: { ids, folder_id } })}
      onClose={onClose}
    />
  )
}
