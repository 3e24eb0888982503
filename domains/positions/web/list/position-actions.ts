import { actionsOn, type BatchActions, type RowActions } from '@bole/platform/list'
import { addressOf } from '@bole/platform/screens'
import { providedFor } from '@bole/platform/slots'
import { type PositionListItem, positionsApi } from '@bole/positions/contract'
import { positionsScreens } from '../screens.ts'
import { suitedAddress } from '../slots.ts'
import type { PositionsTexts } from '../texts/index.ts'

const on = actionsOn(positionsApi.listPositions)

const seen = ({ id, version }: PositionListItem) => ({ body: { id, version } })

/** Tells who sees a position, for whoever looks after accounts. */
interface Why {
  readonly label: string
  readonly open: (position: PositionListItem) => void
}

/** What can be done with a position: its next step first. */
export function positionActions(
  t: PositionsTexts,
  why: Why | null = null,
  seesPool = false,
  showPeople?: (position: PositionListItem) => void,
): RowActions<PositionListItem> {
  return {
    open: on.send(t('actions.open'), positionsApi.openPosition, seen, {
      done: (_, { title }) => t('done.opened', { title }),
    }),
    close: on.send(t('actions.close'), positionsApi.closePosition, seen, {
      done: (_, { title }) => t('done.closed', { title }),
    }),
    copy: on.send(t('actions.copy'), positionsApi.copyPosition, ({ id }) => ({ body: { id } }), {
      done: ({ title }) => t('done.copied', { title }),
    }),
    edit: [
      on.goTo(t('actions.edit'), (position) => addressOf(positionsScreens.edit, position)),
      ...on.order(
        {
          top: t('actions.top'),
          up: t('actions.up'),
          down: t('actions.down'),
          done: t('done.sorted'),
        },
        positionsApi.sortPositions,
        (ids) => ({ body: { ids: [...ids] } }),
      ),
      ...(seesPool ? [on.goTo(t('actions.suited'), ({ id }) => providedFor(suitedAddress)(id))] : []),
      ...(showPeople ? [on.open(t('people'), showPeople)] : []),
      ...(why ? [on.open(why.label, why.open)] : []),
    ],
    delete: on.send(t('actions.delete'), positionsApi.deletePosition, seen, {
      isDangerous: true,
      confirm: ({ title }) => ({
        title: t('confirmDelete.title', { title }),
        content: t('confirmDelete.text'),
      }),
      done: (_, { title }) => t('done.deleted', { title }),
    }),
  }
}

/** What can be done with many positions at once. */
export function positionBatch(
  t: PositionsTexts,
  change: (positions: readonly PositionListItem[], done: () => void) => void,
): BatchActions<PositionListItem> {
  const become = (state: 'open' | 'closed') => (positions: readonly PositionListItem[]) => ({
    body: { state, positions: positions.map(({ id, version }) => ({ id, version })) },
  })
  return {
    open: on.sendMany(t('batch.open'), positionsApi.changeManyStates, become('open')),
    close: on.sendMany(t('batch.close'), positionsApi.changeManyStates, become('closed')),
    edit: on.openMany(t('batch.change'), change),
  }
}
