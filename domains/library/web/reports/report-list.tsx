import { libraryApi } from '@bole/library/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { choice } from '@bole/platform/filter'
import { ListScreen, TwoLines } from '@bole/platform/list'
import { formatMoment } from '@bole/platform/moments'
import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Badge } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** `/candidate/report/list`: the readings one reported as wrong, and what became of each. */
export default function ReportList(): ReactNode {
  const t = useTexts()
  const states = (['open', 'handled'] as const).map((value) => ({
    value,
    label: t(`reports.states.${value}`),
  }))
  return (
    <ListScreen
      call={libraryApi.listReports}
      filters={[choice('state', t('reports.state'), states)]}
      columns={[
        {
          name: 'name',
          title: t('people.name'),
          isMain: true,
          width: 180,
          render: ({ name, post_id, position }) => (
            <TwoLines
              first={
                <PlaceLink place={{ path: addressOf(pipelineScreens.candidate, { id: post_id }) }}>
                  {name}
                </PlaceLink>
              }
              second={position}
            />
          ),
        },
        { name: 'text', title: t('reports.text') },
        {
          name: 'state',
          title: t('reports.state'),
          width: 130,
          render: ({ state }) => (
            <Badge status={state === 'open' ? 'processing' : 'success'} text={t(`reports.states.${state}`)} />
          ),
        },
        { name: 'answer', title: t('reports.answer'), render: ({ answer }) => answer || '—' },
        {
          name: 'create_time',
          title: t('reports.made'),
          width: 150,
          render: ({ create_time }) => formatMoment(create_time),
        },
      ]}
      empty={t('reports.none')}
    />
  )
}
