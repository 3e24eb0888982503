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
import { usePositionDialogs } from './use-position-dialogs.tsx'

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
  const { show, shown } = usePositionDialogs()
  const mayAsk = usePermission('users.view')
  const seesPool = usePermission('pool.view')
  const isOfAll = projectId === undefined
  const mayCreate = usePermission('positions.manage')
  const create = addressOf(positionsScreens.create, { origin }, { theme_id: projectId })
  const many = addressOf(positionsScreens.batchCreate, { origin }, { theme_id: projectId })
  return (
    <>
      <ListScreen
        call={positionsApi.listPositions}
        given={isOfAll ? { origin } : { origin, theme_id: [projectId] }}
        filters={positionFilters(t, origin, isOfAll)}
        columns={positionColumns(t, isOfAll)}
        actions={positionActions(
          t,
          mayAsk ? { label: common('whoCanSee'), open: setAsked } : null,
          seesPool,
          (position) => show({ kind: 'people', position }),
        )}
        batch={positionBatch(t, (positions, done) => show({ kind: 'change', positions, done }))}
        create={mayCreate && { label: t('create'), to: create, also: [{ label: t('createMany'), to: many }] }}
        empty={t('empty')}
      />
      {shown}
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
