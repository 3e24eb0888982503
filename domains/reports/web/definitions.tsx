import type { measures } from '@bole/reports/model'
import type { ReactNode } from 'react'
import styles from './reports.module.css'
import { useTexts } from './texts/index.ts'

/** How each column is counted, in words. */
export function Definitions({ columns }: { readonly columns: readonly measures.Measure[] }): ReactNode {
  const t = useTexts()
  return (
    <details className={styles.definitions}>
      <summary>{t('page.definitions')}</summary>
      <dl>
        {columns.map((column) => (
          <div key={column}>
            <dt>{t(`measures.${column}`)}</dt>
            <dd>{t(`definitions.${column}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
