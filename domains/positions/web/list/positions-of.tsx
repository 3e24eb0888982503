import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { CreateButton } from './create-button.tsx'
import { PositionTable } from './position-table.tsx'

/** The positions of one project beneath it, loaded when they are looked at. */
export function PositionsOf({
  projectId,
  origin,
}: {
  readonly projectId: number
  readonly origin: number
}): ReactNode {
  const t = useTexts()
  const query = { theme_id: String(projectId), page_size: 200 }
  const answer = useCall(positionsApi.listPositions, { query })
  if (!answer.data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
  return (
    <PositionTable
      rows={answer.data.data.list}
      withProject={false}
      pagination={false}
      empty={
        <>
          {t('emptyInProject')} <CreateButton origin={origin} projectId={projectId} />
        </>
      }
    />
  )
}
