import { accountsApi } from '@bole/accounts/contract'
import { formatMoment } from '@bole/platform/moments'
import { type Answered, useCall, useChange } from '@bole/platform/web'
import { App, Button, Drawer, Empty, Pagination, Popconfirm, Skeleton, Timeline, Typography } from 'antd'
import { type ReactNode, useState } from 'react'
import { type UsersTexts, useTexts } from './texts/index.ts'
import type { UserRow } from './user-columns.tsx'

type Happened = Answered<typeof accountsApi.listUserHistory>['data']['list'][number]

const pageSize = 20

/** What was done to an account and by whom, the latest first. */
export function UserHistory({
  user,
  onClose,
}: {
  readonly user: UserRow
  readonly onClose: () => void
}): ReactNode {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const answer = useCall(accountsApi.listUserHistory, { query: { id: user.id, page, page_size: pageSize } })
  const { data } = answer
  return (
    <Drawer open size={480} title={t('history.title', { name: user.name })} onClose={onClose}>
      {!data && <Skeleton active />}
      {data?.total === 0 && <Empty description={t('history.empty')} />}
      <Timeline
        items={(data?.data.list ?? []).map((event) => ({
          key: event.id,
          content: (
            <>
              <div>
                {t(`history.actions.${event.action}`, { name: event.user_name ?? t('history.nobody') })}
              </div>
              {wordsOf(t, event).map((words) => (
                <div key={words}>
                  <Typography.Text type="secondary">{words}</Typography.Text>
                </div>
              ))}
              <Typography.Text type="secondary">{formatMoment(event.happened_at)}</Typography.Text>
              <TakeBack event={event} all={data?.data.list ?? []} />
            </>
          ),
        }))}
      />
      <Pagination
        size="small"
        hideOnSinglePage
        current={page}
        pageSize={pageSize}
        total={data?.total ?? 0}
        onChange={setPage}
      />
    </Drawer>
  )
}

/** Takes a handing over back, as long as nobody has. */
function TakeBack({
  event,
  all,
}: {
  readonly event: Happened
  readonly all: readonly Happened[]
}): ReactNode {
  const t = useTexts()
  const { message } = App.useApp()
  const undo = useChange(accountsApi.undoHandOver)
  const id = event.action === 'hand_over' ? handoverIn(event)?.to : null
  const isUndone = all.some((one) => one.action === 'undo_hand_over' && handoverIn(one)?.from === id)
  if (!id || isUndone) return null
  const takeBack = () =>
    undo.mutate(
      { body: { handover_id: Number(id) } },
      { onSuccess: () => void message.success(t('leaving.undone')) },
    )
  return (
    <Popconfirm title={t('history.takeBackSure')} okText={t('history.takeBack')} onConfirm={takeBack}>
      <Button type="link" size="small" loading={undo.isPending}>
        {t('history.takeBack')}
      </Button>
    </Popconfirm>
  )
}

const handoverIn = ({ changes }: Happened) => changes.find(({ name }) => name === 'handover')

const named = [
  'name',
  'username',
  'email',
  'phone',
  'job_title',
  'language',
  'role',
  'department_id',
] as const

/** From what to what; numbers of records say nothing to people, and only their name is told. */
function wordsOf(t: UsersTexts, { changes }: Happened): string[] {
  return changes.flatMap(({ name, from, to }) => {
    if (name === 'work') return [t('history.handed', { name: to ?? '—' })]
    if (name === 'is_limited') return [t(to === 'true' ? 'history.limited' : 'history.unlimited')]
    const known = named.find((each) => each === name)
    if (!known) return []
    const field = t(`history.fields.${known}`)
    return [
      known === 'department_id' ? field : t('history.change', { field, from: from ?? '—', to: to ?? '—' }),
    ]
  })
}
