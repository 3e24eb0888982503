import { useAddress } from '@bole/platform/places'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import styles from './positions.module.css'
import { positionsScreens } from './screens.ts'

/** Changes a position, in both generations. */
export default function PositionForm(): ReactNode {
  const { id } = useAddress(positionsScreens.edit)
  const { data } = useCall(positionsApi.viewPosition, { query: { id } })
  if (!data)
    return (
      <Card className={styles.form ?? ''}>
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    )
  const { position } = data.data
  return <PositionEditor key={position.id} origin={position.origin} projectId={null} position={position} />
}
