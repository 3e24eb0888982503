import { WarningOutlined } from '@ant-design/icons'
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
  const { single, lists } = groupFields(detail.fields)
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
        {single.map(entry)}
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
        const words =
          lists.get(kind)?.flatMap(({ fields }) => fields.flatMap(({ value }) => value ?? [])) ?? []
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
