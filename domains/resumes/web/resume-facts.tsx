import { WarningOutlined } from '@ant-design/icons'
import { wordOf } from '@bole/platform/web'
import { Alert, Skeleton, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Differences } from './differences.tsx'
import { FieldEntry } from './field-entry.tsx'
import { groupFields } from './group-fields.ts'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import { type Highlighting, useDetail } from './use-detail.ts'

const listKinds = ['employers', 'schools', 'projects'] as const
const wordKinds = ['skills', 'languages', 'expected_places'] as const

/** What was read, each value correctable and pointed out in the document. */
export function ResumeFacts(props: Highlighting): ReactNode {
  const t = useTexts()
  const detail = useDetail(props.postId)
  if (!detail) return <Skeleton active />
  const { single, lists } = groupFields(detail.resume?.parsed ?? [])
  const entry = (field: (typeof single)[number]) => (
    <FieldEntry key={field.path} field={field} version={detail.candidate.version} {...props} />
  )
  return (
    <>
      <Differences postId={props.postId} />
      {detail.duplicates.map(({ candidate_id, name, position, same_phone }) => (
        <Alert
          key={candidate_id}
          type="warning"
          showIcon
          icon={<WarningOutlined />}
          title={t(same_phone ? 'duplicate.phone' : 'duplicate.email', { name, position })}
          style={{ marginBottom: 12 }}
        />
      ))}
      <section className={styles.group}>
        <h3>{t('groups.basic')}</h3>
        {single.length > 0 ? single.map(entry) : <Known detail={detail} />}
      </section>
      {listKinds.map((kind) => {
        const items = lists.get(kind)
        if (!items) return null
        return (
          <section key={kind} className={styles.group}>
            <h3>{t(`groups.${kind}`)}</h3>
            {items.map(({ key, fields }) => (
              <div key={key} className={styles.item}>
                {fields.map(entry)}
              </div>
            ))}
          </section>
        )
      })}
      {wordKinds.map((kind) => {
        const words = lists.get(kind)?.flatMap(({ fields }) => fields.map(({ value }) => value)) ?? []
        if (words.length === 0) return null
        return (
          <section key={kind} className={styles.group}>
            <h3>{t(`groups.${kind}`)}</h3>
            {words.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </section>
        )
      })}
    </>
  )
}

/** What is known of somebody whose résumé is not read yet. */
function Known({ detail }: { readonly detail: NonNullable<ReturnType<typeof useDetail>> }): ReactNode {
  const t = useTexts()
  const { phone, email, city, school, major, employer, job_title } = detail.candidate
  const facts = { phone, email, city, school, major, employer, job_title }
  return Object.entries(facts).map(([name, value]) => (
    <dl key={name} className={styles.entry}>
      <dt>{wordOf(t, `labels.${name}`)}</dt>
      <dd>{value ?? '—'}</dd>
    </dl>
  ))
}
