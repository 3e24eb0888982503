import { WarningOutlined } from '@ant-design/icons'
import { HiddenMark } from '@bole/accounts/web'
import { wordOf } from '@bole/platform/web'
import { Alert, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { AddToProfile, careerKinds, useAdding } from './add-to-profile.tsx'
import { AnswersGiven } from './answers-given.tsx'
import { CareerEntry } from './career-entry.tsx'
import { CareerForm } from './career-form.tsx'
import { Differences } from './differences.tsx'
import { FieldEntry } from './field-entry.tsx'
import { groupFields, unwritten } from './group-fields.ts'
import { useHiddenFields } from './hidden-fields.ts'
import { IdNumber } from './id-number.tsx'
import { MergeLedger } from './people/merge-ledger.tsx'
import { ProfileWords } from './profile-words.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import { UnplacedLines } from './unplaced-lines.tsx'
import { type Highlighting, useDetail } from './use-detail.ts'

const wordKinds = ['skills', 'languages', 'expected_places'] as const

/** A person as a CV tells them, each value correctable and pointed out in the document; what is missing can be written. */
export function ResumeFacts(props: Highlighting): ReactNode {
  const t = useTexts()
  const detail = useDetail(props.postId)
  const adding = useAdding()
  const hidden = useHiddenFields()
  if (!detail) return <Skeleton active />
  const { single, lists } = groupFields(detail.fields)
  const given = { ...props, version: detail.candidate.version }
  return (
    <>
      <MergeLedger postId={props.postId} />
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
        {single.map((field) => (
          <FieldEntry key={field.path} field={field} {...given} />
        ))}
        {hidden.map((name) => (
          <dl key={name} className={styles.entry}>
            <dt>{wordOf(t, `labels.${name}`)}</dt>
            <dd>
              <HiddenMark />
            </dd>
          </dl>
        ))}
        <IdNumber postId={props.postId} />
        {adding.single && (
          <FieldEntry key="new" field={unwritten(adding.single)} onAdded={adding.end} {...given} />
        )}
      </section>
      {careerKinds.map((kind) => {
        const { items = [], next = 0 } = lists.get(kind) ?? {}
        const isNew = adding.kind === kind
        if (items.length === 0 && !isNew) return null
        return (
          <section key={kind} className={styles.group}>
            <h3>{t(`groups.${kind}`)}</h3>
            {items.map((item) => (
              <CareerEntry key={item.key} kind={kind} item={item} {...given} />
            ))}
            {isNew && <CareerForm kind={kind} item={null} newAt={next} onClose={adding.end} {...given} />}
          </section>
        )
      })}
      <UnplacedLines lines={detail.resume?.unplaced ?? []} />
      {wordKinds.map((kind) => {
        const { items = [], fields = [] } = lists.get(kind) ?? {}
        const isNew = adding.kind === kind
        if (items.length === 0 && !isNew) return null
        return (
          <section key={kind} className={styles.group}>
            <h3>{t(`groups.${kind}`)}</h3>
            <ProfileWords
              key={String(isNew)}
              kind={kind}
              fields={fields}
              {...(isNew ? { onAdded: adding.end } : {})}
              {...given}
            />
          </section>
        )
      })}
      <AnswersGiven given={detail.question} />
      <AddToProfile single={single} lists={lists} onAdd={adding.begin} />
    </>
  )
}
