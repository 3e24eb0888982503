import type { approvalsApi } from '@bole/approvals/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import styles from '../approvals.module.css'
import { useTexts } from '../texts/index.ts'

type Life = NonNullable<ReplyOf<typeof approvalsApi.viewCheckLink>['approval']>['life']

const joined = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ')

/** What somebody learned and did, as their résumé says it. */
export function LifeFacts({ life }: { readonly life: Life }): ReactNode {
  const t = useTexts()
  const years = ({ start, end }: { readonly start: string | null; readonly end: string | null }) =>
    [start, end === 'present' ? t('link.present') : end].filter(Boolean).join(' – ')
  const { city, school, major, employer, job_title, expected_position, skills, schools, employers } = life
  const learned =
    schools.length > 0
      ? schools
      : [{ school, major, degree: life.degree, start: null, end: life.graduated_at }]
  const worked =
    employers.length > 0 ? employers : [{ employer, title: job_title, text: null, start: null, end: null }]
  const education = learned.map((one) => ({
    head: joined(one.school, one.major),
    when: years(one),
    text: '',
  }))
  const work = worked.map((one) => ({
    head: joined(one.employer, one.title),
    when: years(one),
    text: one.text,
  }))
  const parts = [
    { title: t('link.work'), rows: work.filter(({ head }) => head) },
    { title: t('link.education'), rows: education.filter(({ head }) => head) },
  ].filter(({ rows }) => rows.length > 0)
  const about = joined(city, expected_position && `${t('link.wants')}: ${expected_position}`)
  if (parts.length === 0 && !about && skills.length === 0) return <p>{t('link.nothing')}</p>
  return (
    <div className={styles.life}>
      {about && <p>{about}</p>}
      {parts.map(({ title, rows }) => (
        <section key={title}>
          <h2 className={styles.heading}>{title}</h2>
          {rows.map(({ head, when, text }) => (
            <div key={`${head} ${when}`}>
              <strong>{head}</strong> <small>{when}</small>
              {text && <p>{text}</p>}
            </div>
          ))}
        </section>
      ))}
      {skills.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('link.skills')}</h2>
          {skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </section>
      )}
    </div>
  )
}
