import type { ResumeDetail } from '@bole/resumes/contract'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'

/** What somebody answered to the questions of the project they applied in; the usual ones stand among the facts. */
export function AnswersGiven({ given }: { readonly given: ResumeDetail['question'] }): ReactNode {
  const t = useTexts()
  const own = given.filter(({ name }) => name !== '')
  if (own.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{t('groups.answers')}</h3>
      {own.map(({ key, name, answer }) => (
        <dl key={key} className={styles.entry}>
          <dt>{name}</dt>
          <dd style={{ whiteSpace: 'pre-wrap' }}>{answer.join('\n')}</dd>
        </dl>
      ))}
    </section>
  )
}
