import { usePermission } from '@bole/accounts/web'
import { useChange, wordOf } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { type ReactNode, useRef, useState } from 'react'
import { EditButton } from './edit-button.tsx'
import { FieldInput } from './field-input.tsx'
import { FieldValue, ValueMarks } from './field-value.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import type { Highlighting, ResumeField } from './use-detail.ts'

interface FieldEntryProps extends Highlighting {
  readonly field: ResumeField
  readonly version: number
  /** It begins by being written, and is gone when nothing was. */
  readonly onAdded?: () => void
}

/** One value: hover points it out in the document; a person who may can correct it. */
export function FieldEntry({ field, version, postId, onAdded, ...highlighting }: FieldEntryProps): ReactNode {
  const t = useTexts()
  const label = wordOf(t, `labels.${field.label.replace('.', '_')}`)
  const mayEdit = usePermission('candidates.edit')
  const [draft, setDraft] = useState<string | null>(onAdded ? '' : null)
  const end = () => {
    setDraft(null)
    onAdded?.()
  }
  const correct = useChange(resumesApi.correct, { onDone: end })
  // Enter saves, and so does leaving the field, which follows it.
  const isSaving = useRef(false)
  // Who works with keys goes on from where they were.
  const wasEndedByKey = useRef(false)
  const save = (value: string) => {
    if (isSaving.current) return
    if (value === (field.value ?? '')) return end()
    isSaving.current = true
    const changes = [{ path: field.path, value: value.trim() || null }]
    const onSettled = () => {
      isSaving.current = false
    }
    correct.mutate({ body: { post_id: postId, version, changes } }, { onSettled })
  }
  return (
    <dl
      className={styles.entry}
      data-on={highlighting.highlighted === field.path}
      onMouseEnter={() => highlighting.onHighlight(field.path)}
      onMouseLeave={() => highlighting.onHighlight(null)}
    >
      <dt>{label}</dt>
      <dd>
        {draft === null ? (
          <>
            <FieldValue field={field} {...highlighting} />
            <ValueMarks fields={[field]} />
            {mayEdit && (
              <EditButton
                label={t('correct', { label })}
                isFocused={wasEndedByKey.current}
                onClick={() => setDraft(field.value ?? '')}
              />
            )}
          </>
        ) : (
          <FieldInput
            path={field.path}
            label={label}
            value={draft}
            isDisabled={correct.isPending}
            onChange={setDraft}
            onSave={(value, byKey) => {
              wasEndedByKey.current = byKey
              save(value)
            }}
            onCancel={() => {
              wasEndedByKey.current = true
              end()
            }}
          />
        )}
      </dd>
    </dl>
  )
}
