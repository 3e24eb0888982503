import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

/** What stands in the document under education, work or projects and was read as no entry: to be looked at, lest it is lost. */
export function UnplacedLines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const t = useTexts()
  if (lines.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{t('groups.unplaced')}</h3>
      <p className={styles.told}>{t('unplacedHelp')}</p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
