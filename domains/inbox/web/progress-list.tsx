import { inboxApi } from '@bole/inbox/contract'
import { ListScreen } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { Progress } from 'antd'
import type { ReactNode } from 'react'
import { placeOf } from './place-of.ts'
import { useTexts } from './texts/index.ts'
import { useWorkTitle } from './work-title.ts'

/** `/usercenter/progress`: one's long work, how far it has come and where it leads. */
export default function ProgressList(): ReactNode {
  const t = useTexts()
  const titleOf = useWorkTitle()
  return (
    <ListScreen
      call={inboxApi.listProgress}
      columns={[
        {
          name: 'kind',
          title: t('work'),
          isMain: true,
          render: ({ kind, facts, link }) =>
            link ? <PlaceLink place={placeOf(link)}>{titleOf(kind, facts)}</PlaceLink> : titleOf(kind, facts),
        },
        {
          name: 'percent',
          title: t('percent'),
          width: 260,
          render: ({ percent, state, failed }) => (
            <Progress
              size="small"
              percent={percent}
              status={
                state === 'failed' || failed > 0 ? 'exception' : state === 'running' ? 'active' : 'success'
              }
            />
          ),
        },
        {
          name: 'done',
          title: t('counts'),
          render: ({ done, failed, total }) =>
            failed > 0 ? t('doneAndFailed', { done, total, failed }) : t('done', { done, total }),
        },
        { name: 'state', title: t('state'), render: ({ state }) => t(`states.${state}`) },
        {
          name: 'create_time',
          title: t('time'),
          width: 160,
          render: ({ create_time }) => formatMoment(create_time),
        },
      ]}
      empty={t('noProgress')}
    />
  )
}
