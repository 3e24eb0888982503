import { accountsApi } from '@bole/accounts/contract'
import { safeFirst, useChange } from '@bole/platform/web'
import { App } from 'antd'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { DepartmentAct } from './department-row.tsx'
import { useTexts } from './texts/index.ts'
import type { KeptDepartment } from './tree-nodes.ts'
import { useMoving } from './use-moving.ts'

const DepartmentDialog = lazy(() => import('./department-dialog.tsx'))
const MoveDialog = lazy(async () => ({ default: (await import('./place-dialogs.tsx')).MoveDialog }))
const MergeDialog = lazy(async () => ({ default: (await import('./place-dialogs.tsx')).MergeDialog }))

interface Opened {
  readonly act: DepartmentAct
  /** Null: the top. */
  readonly department: KeptDepartment | null
}

/** What is done with departments, and the dialogs it is done in. */
export function useDepartmentActs(departments: readonly KeptDepartment[], mayTop: boolean) {
  const t = useTexts()
  const { modal, message } = App.useApp()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { drop, tellMoved } = useMoving(departments)
  const remove = useChange(accountsApi.deleteDepartment, { onDone: () => void message.success(t('removed')) })
  const act = (wanted: DepartmentAct, department: KeptDepartment | null) => {
    if (wanted !== 'remove' || !department) return setOpened({ act: wanted, department })
    modal.confirm({
      title: t('removeSure', { name: department.name }),
      okText: t('remove'),
      okButtonProps: { danger: true },
      ...safeFirst,
      onOk: () => remove.mutate({ query: { id: department.id } }),
    })
  }
  const close = () => setOpened(null)
  const dialogs: ReactNode = opened && (
    <Suspense>
      <OpenedDialog
        {...opened}
        departments={departments}
        mayTop={mayTop}
        tellMoved={tellMoved}
        onClose={close}
      />
    </Suspense>
  )
  return { act, drop, dialogs }
}

interface OpenedDialogProps extends Opened {
  readonly departments: readonly KeptDepartment[]
  readonly mayTop: boolean
  readonly tellMoved: (moved: KeptDepartment, version: number) => void
  readonly onClose: () => void
}

function OpenedDialog({ act, department, tellMoved, ...rest }: OpenedDialogProps): ReactNode {
  const { onClose } = rest
  if (act === 'add') return <DepartmentDialog department={{ below: department }} onClose={onClose} />
  if (!department) return null
  if (act === 'edit') return <DepartmentDialog department={{ id: department.id }} onClose={onClose} />
  return act === 'move' ? (
    <MoveDialog department={department} tellMoved={tellMoved} {...rest} />
  ) : (
    <MergeDialog department={department} {...rest} />
  )
}
