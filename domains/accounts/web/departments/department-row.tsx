import { PlaceLink } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { formatNumber, listOf } from '@bole/platform/web'
import { Button, Dropdown, Tag } from 'antd'
import type { ReactNode } from 'react'
import { accountsScreens } from '../screens.ts'
import styles from './departments.module.css'
import { useTexts } from './texts/index.ts'
import type { KeptDepartment } from './tree-nodes.ts'

/** What can be done with a department of the tree. */
export type DepartmentAct = 'add' | 'edit' | 'move' | 'merge' | 'remove'

interface DepartmentRowProps {
  readonly department: KeptDepartment
  /** With everything beneath it. */
  readonly sums: { readonly people: number; readonly open: number } | undefined
  readonly tagNames: ReadonlyMap<number, string>
  readonly acts: readonly DepartmentAct[]
  readonly onAct: (act: DepartmentAct, department: KeptDepartment) => void
}

/** A department in the tree: its name, who leads it, its tags and numbers, and what can be done with it. */
export function DepartmentRow({ department, sums, tagNames, acts, onAct }: DepartmentRowProps): ReactNode {
  const t = useTexts()
  const { id, name, heads, tag_ids, people, open } = department
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        <PlaceLink place={{ path: addressOf(accountsScreens.department, { id }) }}>{name}</PlaceLink>
        {heads.length > 0 && <small>{listOf(heads)}</small>}
        {tag_ids.map((tag) => (
          <Tag key={tag}>{tagNames.get(tag)}</Tag>
        ))}
      </span>
      <small className={styles.numbers}>
        {t('people', { count: formatNumber(sums?.people ?? people) })}
        {' · '}
        {t('open', { count: formatNumber(sums?.open ?? open) })}
      </small>
      {acts.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{
            items: acts.map((act) => ({ key: act, label: t(act), danger: act === 'remove' })),
            onClick: ({ key, domEvent }) => {
              domEvent.stopPropagation()
              const act = acts.find((one) => one === key)
              if (act) onAct(act, department)
            },
          }}
        >
          <Button
            type="text"
            size="small"
            aria-label={t('actionsOf', { name })}
            onClick={(event) => event.stopPropagation()}
          >
            ⋯
          </Button>
        </Dropdown>
      )}
    </div>
  )
}
