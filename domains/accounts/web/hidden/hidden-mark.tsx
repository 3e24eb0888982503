import { LockOutlined } from '@ant-design/icons'
import { useLazy } from '@bole/platform/later'
import type { ReactNode } from 'react'
import styles from './hidden-mark.module.css'
import { useTexts } from './texts/index.ts'

// The first screens show none of these marks, and are drawn without the code of hints.
const explaining = () => import('./explained.tsx')

/** Stands where a value is hidden from the reader's role, whether there is one or not, and says why. */
export function HiddenMark(): ReactNode {
  const t = useTexts()
  const parts = useLazy(explaining, true)
  const mark = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who works with keys reads why, too
    <span className={styles.mark} tabIndex={0}>
      <LockOutlined /> {t('mark')}
    </span>
  )
  return parts ? <parts.Explained why={t('why')}>{mark}</parts.Explained> : mark
}
