import { FormPage } from '@bole/platform/form'
import { useAddress, useNameOfRecord } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { positionsApi } from '@bole/positions/contract'
import { useNavigate } from '@tanstack/react-router'
import { Card, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { PositionEditor } from './form/position-editor.tsx'
import { positionsScreens } from './screens.ts'

/** Changes a position, in both generations. */
export default function PositionForm(): ReactNode {
  const { id, origin } = useAddress(positionsScreens.edit)
  const navigate = useNavigate()
  const position = useCall(positionsApi.viewPosition, { query: { id } }).data?.data.position
  useNameOfRecord(position?.title)
  const list = addressOf(positionsScreens.list, { origin: position?.origin ?? origin })
  return (
    <FormPage onClose={() => void navigate({ href: list })}>
      {position ? (
        <PositionEditor key={id} origin={position.origin} projectId={null} position={position} />
      ) : (
        <Card>
          <Skeleton active paragraph={{ rows: 12 }} />
        </Card>
      )}
    </FormPage>
  )
}
