import type { ReactNode } from 'react'
import styles from './check-box.module.css'

interface CheckBoxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for is chosen. */
  readonly isPartly?: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** The browser's own box in our colours: a list draws dozens of them at every step of scrolling. */
export function CheckBox({ label, isChecked, isPartly = false, onChange }: CheckBoxProps): ReactNode {
  return (
    <input
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      className={styles.box}
      aria-label={label}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
