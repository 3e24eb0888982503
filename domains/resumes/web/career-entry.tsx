import { usePermission } from '@bole/accounts/web'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { entryFields } from '../model/field-paths.ts'
import { CareerForm } from './career-form.tsx'
import { EditButton } from './edit-button.tsx'
import { FieldValue, ValueMarks } from './field-value.tsx'
import { type CareerKind, type FieldItem, fieldAt } from './group-fields.ts'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import type { Highlighting, ResumeField } from './use-detail.ts'

/** What follows the period, in the order a CV tells it. */
const told: Readonly<Record<CareerKind, readonly string[]>> = {
  employers: ['title', 'employer'],
  schools: ['school', 'degree', 'major'],
  projects: ['name', 'role'],
}

interface CareerEntryProps extends Highlighting {
  readonly kind: CareerKind
  readonly item: FieldItem
  readonly version: number
}

/** A school, an employer or a project as a CV tells it: `2023-07 – now · title · employer`, and what was done there. */
export function CareerEntry({ kind, item, version, postId, ...highlighting }: CareerEntryProps): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  if (isOpen)
    return (
      <CareerForm
        kind={kind}
        item={item}
        version={version}
        postId={postId}
        onClose={() => {
          wasOpen.current = true
          setOpen(false)
        }}
      />
    )
  const at = (key: string) => fieldAt(item, key)
  const shown = (field: ResumeField | undefined) =>
    field && <FieldValue key={field.path} field={field} {...highlighting} />
  const [start, end, text] = [at('start'), at('end'), at('text')]
  const period = (start || end) && (
    <span className={styles.period}>
      {shown(start)}
      {start && ' – '}
      {shown(end)}
    </span>
  )
  const parts = [period, ...told[kind].map((key) => shown(at(key)))].filter(Boolean)
  return (
    <div className={styles.item}>
      <p>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {part}
          </Fragment>
        ))}
        <ValueMarks fields={item.fields} />
        {mayEdit && (
          <EditButton
            label={t('correct', { label: at(entryFields[kind][0])?.value ?? t(`groups.${kind}`) })}
            isFocused={wasOpen.current}
            onClick={() => setOpen(true)}
          />
        )}
      </p>
      {text && <p className={styles.told}>{shown(text)}</p>}
    </div>
  )
}
