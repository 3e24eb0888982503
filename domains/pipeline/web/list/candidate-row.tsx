import type { CandidateListItem } from '@bole/pipeline/contract'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './candidate-table.module.css'
import { CheckBox } from './check-box.tsx'
import type { Column } from './columns.tsx'

interface CandidateRowProps {
  readonly item: CandidateListItem
  readonly index: number
  /** Pixels from the top of the list. */
  readonly top: number
  readonly columns: readonly Column[]
  readonly isSelected: boolean
  readonly isOpen: boolean
  readonly onToggle: (item: CandidateListItem) => void
  readonly onOpen: (id: number) => void
}

/** One candidate; drawn again only when something in it changed. */
export const CandidateRow = memo(function CandidateRow({
  item,
  index,
  top,
  columns,
  isSelected,
  isOpen,
  onToggle,
  onOpen,
}: CandidateRowProps): ReactNode {
  const t = useTexts()
  return (
    <tr
      className={styles.row}
      style={{ insetBlockStart: top }}
      aria-rowindex={index + 2}
      data-candidate={item.id}
      data-selected={isSelected}
      data-open={isOpen}
      onClick={(event) => isMeantForRow(event) && onOpen(item.id)}
    >
      <td className={styles.check}>
        <CheckBox
          label={t('select', { name: item.basic.name })}
          isChecked={isSelected}
          onChange={() => onToggle(item)}
        />
      </td>
      {columns.map(({ key, sortOrder, isWhole, render }) => (
        <td
          key={key}
          className={key === 'name' ? styles.name : isWhole ? undefined : styles.cut}
          data-sorted={sortOrder ? true : undefined}
        >
          {render(item)}
        </td>
      ))}
    </tr>
  )
})

/** Not for a control in it, and not the end of marking a phone number to copy it. */
function isMeantForRow({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest(`button, a, .${styles.check}`) !== null
  return !isOnControl && (getSelection()?.isCollapsed ?? true)
}
