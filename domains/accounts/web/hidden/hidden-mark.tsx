import { LockOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import styles from './hidden-mark.module.css'
import { useTexts } from './texts/index.ts'

/** Stands where a value is hidden from the reader's role, whether there is one or not, and says why. */
export function HiddenMark(): ReactNode {
  const t = useTexts()
  return (
    <Tooltip title={t('why')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who works with keys reads why, too */}
      <span className={styles.mark} tabIndex={0}>
        <LockOutlined /> {t('mark')}
      </span>
    </Tooltip>
  )
}
