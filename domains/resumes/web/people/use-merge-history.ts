import { useCall } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import type { DifferenceEvent } from '../use-difference-history.ts'
import { useTexts } from './texts/index.ts'

/** Merges of a person's records and what was undone of them, for the history of an application. */
export function useMergeHistory(postId: number): readonly DifferenceEvent[] {
  const t = useTexts()
  const ledger = useCall(resumesApi.listMerges, { query: { post_id: postId } }, { handlesErrors: true })
  return (ledger.data?.data.list ?? []).flatMap(
    ({ id, kept_name, other_name, user, merge_time, undo_user, undo_time }) => {
      const names = { kept: kept_name, other: other_name }
      const by = user?.name ?? t('byRule')
      const merged = {
        key: `merge-${id}`,
        at: merge_time,
        by,
        sentence: t('happened.merged', { ...names, who: by }),
      }
      if (undo_time === null) return [merged]
      const undoer = undo_user?.name ?? ''
      const sentence = t('happened.undone', { ...names, who: undoer })
      return [{ key: `undo-${id}`, at: undo_time, by: undoer, sentence }, merged]
    },
  )
}
