import { libraryApi } from '@bole/library/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { formatDay } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall, useChange } from '@bole/platform/web'
import { Alert, Button, Descriptions, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What is known in words, and who has the record open for work. */
export function RecordFactsView({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const query = { post_ids: [postId] }
  const facts = useCall(libraryApi.getRecordFacts, { query }).data?.data.list[0]
  const update = useChange(libraryApi.updateRecord)
  if (!facts) return <Skeleton active />
  const { status, user_name } = facts.operate_status
  const take = (is_locked: boolean) => (
    <Button
      size="small"
      loading={update.isPending}
      onClick={() => update.mutate({ body: { post_id: postId, is_locked } })}
    >
      {t(is_locked ? 'record.lock' : 'record.free')}
    </Button>
  )
  const day = (moment: string) => formatDay(moment.slice(0, 10))
  const rows = [
    { label: t('record.contactStatus'), children: t(`record.contact.${facts.contactStatusText}`) },
    {
      label: t('people.lastContact'),
      children: facts.lastContactText ? day(facts.lastContactText) : t('people.never'),
    },
    { label: t('record.expectPosition'), children: facts.expectPositionText || '—' },
    { label: t('record.expectPlace'), children: facts.expectPlaceText || '—' },
    { label: t('record.note'), children: facts.noteText || '—' },
    { label: t('record.lastApproval'), children: t(`record.approval.${facts.isCheckPassText}`) },
    {
      label: t('record.recentWork'),
      children:
        facts.has_recent_work === null
          ? '—'
          : t(facts.has_recent_work ? 'record.recent' : 'record.notRecent'),
    },
    {
      label: t('record.appliedBefore'),
      children:
        facts.postSzHistory.length === 0
          ? '—'
          : facts.postSzHistory.map(({ post_id, position, create_time }) => (
              <div key={post_id}>
                <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
                  {position}
                </PlaceLink>{' '}
                {day(create_time)}
              </div>
            )),
    },
    { label: t('record.workRequire'), children: facts.workRequireText || '—' },
  ]
  return (
    <>
      <Alert
        style={{ marginBlockEnd: 12 }}
        type={status === 'locked' ? 'warning' : 'info'}
        title={status === 'locked' ? t('record.lockedBy', { name: user_name }) : t(`record.status.${status}`)}
        action={status === 'locked' ? null : take(status === 'free')}
      />
      <Descriptions column={1} size="small" items={rows.map((row) => ({ ...row, key: row.label }))} />
    </>
  )
}
