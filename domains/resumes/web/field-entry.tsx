import { EditOutlined } from '@ant-design/icons'
import { usePermission } from '@bole/accounts/web'
import { useChange, wordOf } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Button, Input, Tooltip } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import type { Highlighting, ResumeField } from './use-detail.ts'

interface FieldEntryProps extends Highlighting {
  readonly field: ResumeField
  readonly version: number
}

/** Below this a value is marked as unsure. */
const sureFrom = 0.7

/** One value: hover points it out in the document; a person who may can correct it. */
export function FieldEntry({ field, version, postId, highlighted, onHighlight }: FieldEntryProps): ReactNode {
  const t = useTexts()
  const label = wordOf(t, `labels.${field.label.replace('.', '_')}`)
  const mayEdit = usePermission('candidates.edit')
  const [draft, setDraft] = useState<string | null>(null)
  const correct = useChange(resumesApi.correct, { onDone: () => setDraft(null) })
  // Enter saves, and so does leaving the field, which follows it.
  const isSaving = useRef(false)
  // Who works with keys goes on from where they were.
  const wasEndedByKey = useRef(false)
  const save = () => {
    if (isSaving.current) return
    if (draft === null || draft === (field.value ?? '')) return setDraft(null)
    isSaving.current = true
    const changes = [{ path: field.path, value: draft.trim() || null }]
    const onSettled = () => {
      isSaving.current = false
    }
    correct.mutate({ body: { post_id: postId, version, changes } }, { onSettled })
  }
  const isUnsure = !field.is_corrected && !field.is_told && field.confidence < sureFrom
  const note = field.is_corrected
    ? t('corrected', { value: field.read_value ?? '—', name: field.changes.at(-1)?.user?.name ?? '' })
    : field.is_told
      ? t('told', { value: field.read_value ?? '—' })
      : isUnsure
        ? t('unsure', { percent: Math.round(field.confidence * 100) })
        : null
  return (
    <dl
      className={styles.entry}
      data-on={highlighted === field.path}
      onMouseEnter={() => onHighlight(field.path)}
      onMouseLeave={() => onHighlight(null)}
    >
      <dt>{label}</dt>
      <dd>
        {draft === null ? (
          <>
            <Tooltip title={note}>
              <span className={isUnsure ? styles.unsure : undefined}>{shown(t, field) || '—'}</span>
            </Tooltip>
            {(field.is_corrected || isUnsure) && (
              <small className={styles.state} data-unsure={isUnsure}>
                {t(field.is_corrected ? 'mark.corrected' : 'mark.unsure')}
              </small>
            )}
            {mayEdit && (
              <Button
                type="text"
                size="small"
                autoFocus={wasEndedByKey.current}
                icon={<EditOutlined />}
                aria-label={t('correct', { label })}
                onClick={() => setDraft(field.value ?? '')}
              />
            )}
          </>
        ) : (
          <Input.TextArea
            autoFocus
            autoSize
            value={draft}
            disabled={correct.isPending}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={() => {
              wasEndedByKey.current = false
              save()
            }}
            onKeyDown={(event) => {
              wasEndedByKey.current = true
              if (event.key === 'Escape') setDraft(null)
              if (event.key === 'Enter' && !event.shiftKey) {
                event.preventDefault()
                save()
              }
              event.stopPropagation()
            }}
          />
        )}
      </dd>
    </dl>
  )
}

/** Codes are read as words. */
function shown(t: ReturnType<typeof useTexts>, { label, value }: ResumeField): string {
  if (value === null) return ''
  if (label === 'gender') return wordOf(t, `genders.${value}`)
  if (label.endsWith('degree')) return wordOf(t, `degrees.${value}`)
  return value === 'present' ? t('present') : value
}
