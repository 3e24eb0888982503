import { wordOf } from '@bole/platform/web'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import type { Highlighting, ResumeField } from './use-detail.ts'

/** Below this a value is marked as unsure. */
const sureFrom = 0.7

/** Whether nobody has said a value that was hardly legible. */
export function isUnsure(field: ResumeField): boolean {
  return field.value !== null && !field.is_corrected && !field.is_told && field.confidence < sureFrom
}

interface FieldValueProps extends Omit<Highlighting, 'postId'> {
  readonly field: ResumeField
}

/** A value in the reader's words: pointing at it points it out in the document, and what is doubted or corrected says so. */
export function FieldValue({ field, highlighted, onHighlight }: FieldValueProps): ReactNode {
  const t = useTexts()
  const doubt = isUnsure(field)
  const note = field.is_corrected
    ? t('corrected', { value: field.read_value ?? '—', name: field.changes.at(-1)?.user?.name ?? '' })
    : field.is_told
      ? t('told', { value: field.read_value ?? '—' })
      : doubt
        ? t('unsure', { percent: Math.round(field.confidence * 100) })
        : null
  return (
    <Tooltip title={note}>
      <mark
        className={styles.value}
        data-unsure={doubt}
        data-on={highlighted === field.path}
        onMouseEnter={() => onHighlight(field.path)}
        onMouseLeave={() => onHighlight(null)}
      >
        {shownValue(t, field) || '—'}
      </mark>
    </Tooltip>
  )
}

/** What a group of values is marked with: something in it was corrected, or is to be checked. */
export function ValueMarks({ fields }: { readonly fields: readonly ResumeField[] }): ReactNode {
  const t = useTexts()
  const doubted = fields.some(isUnsure)
  const corrected = fields.some((field) => field.is_corrected)
  return (
    <>
      {corrected && <small className={styles.state}>{t('mark.corrected')}</small>}
      {doubted && (
        <small className={styles.state} data-unsure>
          {t('mark.unsure')}
        </small>
      )}
    </>
  )
}

/** Codes are read as words. */
export function shownValue(
  t: ReturnType<typeof useTexts>,
  { label, value }: Pick<ResumeField, 'label' | 'value'>,
): string {
  if (value === null) return ''
  if (label === 'gender') return wordOf(t, `genders.${value}`)
  if (label.endsWith('degree')) return wordOf(t, `degrees.${value}`)
  return value === 'present' ? t('present') : value
}
