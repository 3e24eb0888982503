import { usePermission } from '@bole/accounts/web'
import { formatMoment } from '@bole/platform/moments'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Link } from '@tanstack/react-router'
import { Alert, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { resumesScreens } from '../screens.ts'
import { useTexts } from './texts/index.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** On somebody's record: who was merged into it, by whom and when, to be undone; and a look for other records of theirs. */
export function MergeLedger({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const mayMerge = usePermission('candidates.merge')
  const [undone, setUndone] = useState<number | null>(null)
  const ledger = useCall(resumesApi.listMerges, { query: { post_id: postId } }, { handlesErrors: true })
  const find = useChange(resumesApi.findPairs)
  const found = find.data?.data.count
  const standing = (ledger.data?.data.list ?? []).filter(({ undo_time }) => undo_time === null)
  return (
    <>
      {standing.map(({ id, other_name, user, merge_time, can }) => (
        <Alert
          key={id}
          type="info"
          showIcon
          style={{ marginBottom: 12 }}
          title={t('mergedFrom', {
            other: other_name,
            who: user?.name ?? t('byRule'),
            at: formatMoment(merge_time),
          })}
          action={can.undo && <Button onClick={() => setUndone(id)}>{t('undo')}</Button>}
        />
      ))}
      {mayMerge && (
        <Button
          size="small"
          style={{ marginBottom: 12 }}
          loading={find.isPending}
          onClick={() => find.mutate({ body: { post_id: postId } })}
        >
          {t('find')}
        </Button>
      )}
      {found !== undefined && (
        <Alert
          type={found === 0 ? 'success' : 'warning'}
          showIcon
          style={{ marginBottom: 12 }}
          title={found === 0 ? t('foundNone') : t('foundSome', { count: found })}
          action={found > 0 && <Link to={addressOf(resumesScreens.pairs)}>{t('openList')}</Link>}
        />
      )}
      {undone !== null && <UndoDialog id={undone} onClose={() => setUndone(null)} />}
    </>
  )
}
