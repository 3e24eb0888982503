import { useGoTo } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { Tree } from 'antd'
import { type Key, type ReactNode, useMemo, useRef, useState } from 'react'
import { accountsScreens } from '../screens.ts'
import { type DepartmentAct, DepartmentRow } from './department-row.tsx'
import styles from './departments.module.css'
import {
  type DepartmentNode,
  type DropTarget,
  dropTarget,
  type KeptDepartment,
  nodesOf,
} from './tree-nodes.ts'

interface TreeOfProps {
  readonly departments: readonly KeptDepartment[]
  /** Not all of them: there is no order to drag them into. */
  readonly isNarrowed: boolean
  readonly sums: ReadonlyMap<number, { readonly people: number; readonly open: number }>
  readonly tags: readonly { readonly value: number; readonly label: string }[]
  readonly can: { readonly manage: boolean; readonly createAtTop: boolean }
  readonly onAct: (act: DepartmentAct, department: KeptDepartment) => void
  /** Asks for one to be put elsewhere; told of when it is. */
  readonly onDrop: (moved: KeptDepartment, target: DropTarget, onSent: () => void) => void
}

/** As many as open at once without being asked for. */
const opensAtMost = 300

const all: readonly DepartmentAct[] = ['add', 'edit', 'move', 'merge', 'remove']
const ofTopmost: readonly DepartmentAct[] = ['add', 'edit']

/** The tree itself: only the rows in sight are drawn, however many there are. */
export function TreeOf({ departments, isNarrowed, sums, tags, can, onAct, onDrop }: TreeOfProps): ReactNode {
  const nodes = useMemo(() => nodesOf(departments), [departments])
  const tagNames = useMemo(() => new Map(tags.map(({ value, label }) => [value, label])), [tags])
  const goTo = useGoTo()
  const active = useRef<Key | null>(null)
  const opensAll = isNarrowed || departments.length <= opensAtMost
  const [expanded, setExpanded] = useState<readonly number[]>(() =>
    (opensAll ? departments : departments.filter(({ parent_id }) => parent_id === null)).map(({ id }) => id),
  )
  const mayMove = ({ parent_id }: KeptDepartment) => can.createAtTop || parent_id !== null
  const mayMoveId = (id: number) => departments.some((one) => one.id === id && mayMove(one))
  const actsOn = (department: KeptDepartment) => (can.manage ? (mayMove(department) ? all : ofTopmost) : [])
  const drop = (moved: KeptDepartment, onto: KeptDepartment, place: -1 | 0 | 1) =>
    onDrop(
      moved,
      dropTarget(departments, moved.id, onto, place),
      () => place === 0 && setExpanded((before) => [...before, onto.id]),
    )
  return (
    <div className={styles.tree}>
      <Tree<DepartmentNode>
        blockNode
        virtual
        height={Math.max(320, window.innerHeight - 280)}
        itemHeight={32}
        selectable={false}
        treeData={nodes}
        onActiveChange={(key) => {
          active.current = key
        }}
        onKeyDown={({ key, target, currentTarget }) => {
          // On the tree itself: Enter on a button or a link of a row is theirs.
          const isOwn = target instanceof HTMLInputElement || target === currentTarget
          if (key === 'Enter' && isOwn && active.current !== null)
            goTo({ path: addressOf(accountsScreens.department, { id: Number(active.current) }) })
        }}
        expandedKeys={[...expanded]}
        onExpand={(keys) => setExpanded(keys.map(Number))}
        draggable={
          can.manage && !isNarrowed
            ? { icon: false, nodeDraggable: ({ key }) => mayMoveId(Number(key)) }
            : false
        }
        allowDrop={({ dropNode, dropPosition }) =>
          can.createAtTop || dropPosition === 0 || dropNode.department.parent_id !== null
        }
        onDrop={({ node, dragNode, dropToGap, dropPosition }) => {
          const at = Number(node.pos.split('-').at(-1))
          drop(dragNode.department, node.department, dropToGap ? (dropPosition < at ? -1 : 1) : 0)
        }}
        titleRender={({ department }) => (
          <DepartmentRow
            department={department}
            sums={sums.get(department.id)}
            tagNames={tagNames}
            acts={actsOn(department)}
            onAct={onAct}
          />
        )}
      />
    </div>
  )
}
