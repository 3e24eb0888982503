import { inboxApi } from '@bole/inbox/contract'
import { ListScreen } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import type { Answered } from '@bole/platform/web'
import { Progress, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { placeOf } from './place-of.ts'
import { useTexts } from './texts/index.ts'
import { useWorkTitle } from './work-title.ts'

type Work = Answered<typeof inboxApi.listProgress>['data']['list'][number] & { readonly id: number }

/** `/usercenter/progress`: one's long work, how far it has come and where it leads. */
export default function ProgressList(): ReactNode {
  const t = useTexts()
  const titleOf = useWorkTitle()
  const columns: TableColumnsType<Work> = [
    {
      key: 'title',
      title: t('work'),
      render: (_, { kind, facts, link }) =>
        link ? <PlaceLink place={placeOf(link)}>{titleOf(kind, facts)}</PlaceLink> : titleOf(kind, facts),
    },
    {
      key: 'percent',
      title: t('percent'),
      width: 260,
      render: (_, { percent, state, failed }) => (
        <Progress
          size="small"
          percent={percent}
          status={state === 'failed' || failed > 0 ? 'exception' : state === 'running' ? 'active' : 'success'}
        />
      ),
    },
    {
      key: 'counts',
      title: t('counts'),
      render: (_, { done, failed, total }) =>
        failed > 0 ? t('doneAndFailed', { done, total, failed }) : t('done', { done, total }),
    },
    { key: 'state', title: t('state'), render: (_, { state }) => t(`states.${state}`) },
    { key: 'time', title: t('time'), width: 160, render: (_, { create_time }) => formatMoment(create_time) },
  ]
  return (
    <ListScreen
      call={inboxApi.listProgress}
      given={{}}
      rowsOf={({ list }) => list.map((work) => ({ ...work, id: work.noticeId }))}
      columns={columns}
      filters={[]}
      empty={t('noProgress')}
    />
  )
}
