import { useAccountsTexts, usePermission, WhyDialog } from '@bole/accounts/web'
import { ListScreen } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { positionsScreens } from '../screens.ts'
import { useTexts } from '../texts/index.ts'
import { positionActions, positionBatch } from './position-actions.ts'
import { positionColumns } from './position-columns.tsx'
import { positionFilters } from './position-filters.ts'

interface PositionsViewProps {
  readonly origin: 1 | 2
  /** Only the positions of this project. */
  readonly projectId?: number
}

/** The positions of an origin, or of one project: found by conditions, opened and closed one by one or many at once. */
export function PositionsView({ origin, projectId }: PositionsViewProps): ReactNode {
  const t = useTexts()
  const common = useAccountsTexts()
  const [asked, setAsked] = useState<PositionListItem | null>(null)
  const mayAsk = usePermission('users.view')
  const isOfAll = projectId === undefined
  const mayCreate = usePermission('positions.manage')
  const create = addressOf(positionsScreens.create, { origin }, { theme_id: projectId })
  return (
    <>
      <ListScreen
        call={positionsApi.listPositions}
        given={isOfAll ? { origin } : { origin, theme_id: [projectId] }}
        filters={positionFilters(t, origin, isOfAll)}
        columns={positionColumns(t, isOfAll)}
        actions={positionActions(t, mayAsk ? { label: common('whoCanSee'), open: setAsked } : null)}
        batch={positionBatch(t)}
        create={mayCreate && { label: t('create'), to: create }}
        empty={t('empty')}
      />
      {asked && (
        <Suspense>
          <WhyDialog
            record={{
              kind: 'position',
              id: asked.id,
              name: asked.title,
              positionAddress: addressOf(positionsScreens.edit, asked),
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}
