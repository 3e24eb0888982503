import { MoreOutlined } from '@ant-design/icons'
import { useNavigate } from '@tanstack/react-router'
import { App, Button, Dropdown, Flex } from 'antd'
import type { ReactNode } from 'react'
import { safeFirst } from '../web/safe-first.ts'
import type { RowAction } from './actions.ts'
import { useTexts } from './texts/index.ts'
import { useSender } from './use-sender.ts'
import { useTell } from './use-tell.tsx'

/** What a row may do stands beside it up to so many; of more the first, and the rest in a menu. */
const beside = 4

interface RowButtonsProps<Row> {
  readonly row: Row
  readonly name: string
  /** By the flag of `can` that allows each. */
  readonly actions: Readonly<Record<string, RowAction<Row>>>
}

/** What a row's flags allow, in the order the list gives. */
export function allowed<Action>(
  actions: Readonly<Record<string, Action>>,
  row: unknown,
): readonly (readonly [string, Action])[] {
  const { can = {} } = row as { can?: Readonly<Record<string, boolean>> }
  return Object.entries(actions).filter(([flag]) => can[flag] === true)
}

/** What can be done with a row, as buttons and a menu. */
export function RowButtons<Row>({ row, name, actions }: RowButtonsProps<Row>): ReactNode {
  const t = useTexts()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const tell = useTell()
  const sender = useSender()
  const act = ({ label, isDangerous = false, deed }: RowAction<Row>) => {
    if (deed.kind === 'go') return void navigate({ href: deed.to(row) })
    if (deed.kind === 'open') return deed.open(row)
    const make = () =>
      sender.mutate(
        { call: deed.call, request: deed.request(row) },
        {
          onSuccess: ({ data }) => {
            const done = deed.done?.(data as never, row)
            if (done) tell(done, deed.undo?.(data as never, row))
          },
        },
      )
    if (!deed.confirm) return make()
    modal.confirm({
      title: deed.confirm(row),
      okText: label,
      okButtonProps: { danger: isDangerous },
      cancelText: t('cancel'),
      ...(isDangerous ? safeFirst : {}),
      onOk: make,
    })
  }
  const may = allowed(actions, row)
  const shown = may.length > beside ? may.slice(0, beside - 1) : may
  const rest = may.slice(shown.length)
  return (
    <Flex gap={4} align="center">
      {shown.map(([flag, action]) => (
        <Button
          key={flag}
          type="link"
          size="small"
          danger={action.isDangerous ?? false}
          onClick={() => act(action)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: rest.map(([flag, action]) => ({
              key: flag,
              label: action.label,
              danger: action.isDangerous ?? false,
              onClick: () => act(action),
            })),
          }}
        >
          <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('more', { name })} />
        </Dropdown>
      )}
    </Flex>
  )
}
