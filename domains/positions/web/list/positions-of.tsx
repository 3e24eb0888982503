import { usePermission } from '@bole/accounts/web'
import { ListRows } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { positionsApi } from '@bole/positions/contract'
import type { ReactNode } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { positionActions } from './position-actions.ts'
import { positionColumns } from './position-columns.tsx'

interface PositionsOfProps {
  readonly projectId: number
  readonly origin: number
}

/** The positions of one project beneath it, loaded when they are looked at. */
export function PositionsOf({ projectId, origin }: PositionsOfProps): ReactNode {
  const t = useTexts()
  const mayCreate = usePermission('positions.manage')
  const create = addressOf(positionsScreens.create, { origin }, { theme_id: projectId })
  return (
    <ListRows
      call={positionsApi.listPositions}
      given={{ theme_id: [projectId] }}
      columns={positionColumns(t, false)}
      actions={positionActions(t)}
      create={mayCreate && { label: t('create'), to: create }}
      empty={t('emptyInProject')}
    />
  )
}
