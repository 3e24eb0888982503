import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, Flex } from 'antd'
import type { ReactNode } from 'react'
import type { Row } from '../shape/rows.ts'
import { useTexts } from '../shape/texts/index.ts'
import type { AnyActions, RowAction } from './actions.ts'
import { buttonsInSight } from './buttons-in-sight.ts'
import { movedIds } from './moved-ids.ts'
import { useActing } from './use-acting.ts'

interface RowButtonsProps<R extends Row> {
  readonly row: R
  /** The rows it is shown with. */
  readonly rows: readonly R[]
  readonly name: string
  readonly actions: AnyActions<R>
}

/** What a row's flags allow, in the order the list gives. */
export function allowed<Action>(
  actions: Readonly<Record<string, Action | readonly Action[]>>,
  row: unknown,
): readonly Action[] {
  const { can = {} } = row as { can?: Readonly<Record<string, boolean>> }
  return Object.entries(actions).flatMap(([flag, action]) => (can[flag] === true ? action : []) as Action[])
}

/** What can be done with a row: at most two buttons, and a menu of the rest and of what changes its place. */
export function RowButtons<R extends Row>({ row, rows, name, actions }: RowButtonsProps<R>): ReactNode {
  const t = useTexts()
  const ids = rows.map(({ id }) => id)
  const place = ids.indexOf(row.id)
  const orderBy = (action: RowAction<R>) =>
    action.deed.kind === 'order' ? movedIds(ids, place, action.deed.to(place)) : null
  const { act, sending } = useActing(row)
  const may = allowed(actions, row)
    .filter((action) => orderBy(action)?.length !== 0)
    .map((action) => ({ ...action, label: action.labelOf?.(row) ?? action.label }))
  const plain = may.filter(({ deed }) => deed.kind !== 'order')
  const shown = plain.slice(0, buttonsInSight(plain.map(({ label }) => label)))
  const rest = may.filter((action) => !shown.includes(action))
  const press = (action: RowAction<R>) => () => act(action, orderBy(action) ?? [])
  return (
    <Flex gap={4} align="center">
      {shown.map((action) => (
        <Button
          key={action.label}
          type="link"
          size="small"
          danger={action.isDangerous ?? false}
          loading={sending === action.label}
          disabled={sending !== null}
          onClick={press(action)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          disabled={sending !== null}
          menu={{
            // The Enter that chooses is no line in what opens.
            onClick: ({ domEvent }) => domEvent.preventDefault(),
            items: rest.map((action) => ({
              key: action.label,
              label: action.label,
              danger: action.isDangerous ?? false,
              onClick: press(action),
            })),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('more', { name })}
            loading={rest.some(({ label }) => label === sending)}
          />
        </Dropdown>
      )}
    </Flex>
  )
}
