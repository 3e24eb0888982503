import type { ReactNode } from 'react'
import styles from './resume.module.css'
import type { ResumeField } from './use-detail.ts'

interface PageBoxesProps {
  readonly marks: readonly ResumeField[]
  readonly highlighted: string | null
  readonly onHighlight: (path: string | null) => void
}

/** Marks over a page where values were read, in fractions of the page. */
export function PageBoxes({ marks, highlighted, onHighlight }: PageBoxesProps): ReactNode {
  return marks.map(({ path, source }) => {
    const box = source?.box
    if (!box) return null
    return (
      <span
        key={path}
        className={styles.mark}
        data-on={path === highlighted}
        aria-hidden
        onMouseEnter={() => onHighlight(path)}
        onMouseLeave={() => onHighlight(null)}
        style={{
          '--x': `${box.x * 100}%`,
          '--y': `${box.y * 100}%`,
          '--w': `${box.width * 100}%`,
          '--h': `${box.height * 100}%`,
        }}
      />
    )
  })
}
