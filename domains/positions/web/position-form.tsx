import { isSecondGeneration, useCall, useUrlState } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { useLocation, useParams } from '@tanstack/react-router'
import { Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import styles from './positions.module.css'

/** The number in an address; null where it is none. */
function numberOf(text: string | undefined): number | null {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** Makes a position or changes one, in both generations. */
export default function PositionForm(): ReactNode {
  const { pathname } = useLocation()
  const params = useParams({ strict: false })
  const [search] = useUrlState()
  const asked = params.id ?? params.pid
  // By the parameters, not the path: the path is already the next one while this screen is being left.
  const isNew = asked === undefined
  const id = numberOf(asked) ?? 0
  const { data } = useCall(positionsApi.viewPosition, { query: { id } }, { enabled: !isNew })
  if (isNew)
    return (
      <PositionEditor
        origin={isSecondGeneration(pathname) ? 1 : 2}
        projectId={numberOf(search.theme_id)}
        position={null}
      />
    )
  if (!data)
    return (
      <Card className={styles.form ?? ''}>
        <Skeleton active paragraph={{ rows: 12 }} />
      </Card>
    )
  const { position } = data.data
  return <PositionEditor key={position.id} origin={position.origin} projectId={null} position={position} />
}
