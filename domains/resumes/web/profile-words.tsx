import { usePermission } from '@bole/accounts/web'
import { useChange } from '@bole/platform/web'
import { resumesApi } from '@bole/resumes/contract'
import { Button, Flex, Select, Tag } from 'antd'
import { type ReactNode, useState } from 'react'
import type { listFields } from '../model/field-paths.ts'
import { EditButton } from './edit-button.tsx'
import { FieldValue, ValueMarks } from './field-value.tsx'
import styles from './resume.module.css'
import { useTexts } from './texts/index.ts'
import type { Highlighting, ResumeField } from './use-detail.ts'

interface ProfileWordsProps extends Highlighting {
  readonly kind: (typeof listFields)[number]
  /** Every field of the list, also those whose word was taken away. */
  readonly fields: readonly ResumeField[]
  readonly version: number
  /** It begins by being written, and is gone when nothing was. */
  readonly onAdded?: () => void
}

/** Skills, languages or places: words that are written as one list. */
export function ProfileWords({
  kind,
  fields,
  version,
  postId,
  onAdded,
  ...highlighting
}: ProfileWordsProps): ReactNode {
  const t = useTexts()
  const mayEdit = usePermission('candidates.edit')
  const shown = fields.filter(({ value }) => value !== null)
  const held = shown.flatMap(({ value }) => value ?? [])
  const [draft, setDraft] = useState<readonly string[] | null>(onAdded ? held : null)
  const end = () => {
    setDraft(null)
    onAdded?.()
  }
  const correct = useChange(resumesApi.correct, { onDone: end })
  const save = () => {
    const changes = changesTo(kind, fields, draft ?? [])
    if (changes.length === 0) return end()
    correct.mutate({ body: { post_id: postId, version, changes } })
  }
  if (draft !== null)
    return (
      <Flex gap={8} wrap>
        <Select
          mode="tags"
          open={false}
          autoFocus
          suffixIcon={null}
          className={styles.words ?? ''}
          aria-label={t(`groups.${kind}`)}
          placeholder={t('career.wordsHelp')}
          tokenSeparators={[',', '，', '、', ';', '；']}
          value={[...draft]}
          onChange={setDraft}
          onKeyDown={(event) => {
            if (event.key === 'Escape') end()
            event.stopPropagation()
          }}
        />
        <Button type="primary" loading={correct.isPending} onClick={save}>
          {t('career.save')}
        </Button>
        <Button onClick={end}>{t('career.cancel')}</Button>
      </Flex>
    )
  return (
    <p className={styles.item}>
      {shown.map((field) => (
        <Tag key={field.path}>
          <FieldValue field={field} {...highlighting} />
        </Tag>
      ))}
      <ValueMarks fields={shown} />
      {mayEdit && (
        <EditButton label={t('correct', { label: t(`groups.${kind}`) })} onClick={() => setDraft(held)} />
      )}
    </p>
  )
}

/** What has to be corrected so that a list reads as it was written: each word stays where one stood, new ones follow. */
export function changesTo(
  kind: string,
  fields: readonly Pick<ResumeField, 'path' | 'value'>[],
  words: readonly string[],
): { readonly path: string; readonly value: string | null }[] {
  const kept = new Set(words.map((word) => word.trim()).filter(Boolean))
  const gone = fields.filter(({ value }) => value !== null && !kept.has(value))
  for (const { value } of fields) if (value !== null) kept.delete(value)
  const next = Math.max(-1, ...fields.map(({ path }) => Number(path.split('.')[1]))) + 1
  return [
    ...gone.map(({ path }) => ({ path, value: null })),
    ...[...kept].map((value, index) => ({ path: `${kind}.${next + index}`, value })),
  ]
}
