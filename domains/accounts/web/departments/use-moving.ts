import { accountsApi } from '@bole/accounts/contract'
import { takeBack, useUndoToast } from '@bole/platform/list'
import { safeFirst, useChange } from '@bole/platform/web'
import { App } from 'antd'
import { useTexts } from './texts/index.ts'
import { type DropTarget, type KeptDepartment, placeOf } from './tree-nodes.ts'

/** Moves departments that are dropped, and offers to put back what was moved. For a component that stays. */
export function useMoving(departments: readonly KeptDepartment[]) {
  const t = useTexts()
  const { modal } = App.useApp()
  const tell = useUndoToast()
  const send = useChange(accountsApi.moveDepartment)
  /** Says that one was moved, from where `departments` still has it; `version` is what it is now. */
  const tellMoved = (moved: KeptDepartment, version: number) => {
    const { id, name } = moved
    const body = { id, version, ...placeOf(departments, moved) }
    tell(t('moved', { name }), takeBack(accountsApi.moveDepartment, { body }, t('movedBack', { name })))
  }
  /** Another place among its siblings is no matter; below another department other people see what is in it. */
  const drop = (moved: KeptDepartment, target: DropTarget, onSent: () => void) => {
    const { id, name, version } = moved
    const go = () => {
      onSent()
      send.mutate(
        { body: { id, version, ...target } },
        { onSuccess: ({ data }) => tellMoved(moved, data.version) },
      )
    }
    if (target.parent_id === moved.parent_id) return go()
    const parent = departments.find((one) => one.id === target.parent_id)?.name
    modal.confirm({
      title: parent === undefined ? t('moveTopSure', { name }) : t('moveSure', { name, parent }),
      content: t('moveMeans'),
      okText: t('moveIt'),
      ...safeFirst,
      onOk: go,
    })
  }
  return { drop, tellMoved }
}
