import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useIsHidden } from '@bole/accounts/web'
import { useTyped } from '@bole/platform/filter'
import { type ReactNode, useRef } from 'react'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import { useTexts } from '../texts/index.ts'
import styles from './field.module.css'
import type { CandidateListState } from './use-candidate-list.ts'

/** Typed text reaches the address after a pause, so that typing is not history. */
export function KeywordInput({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const label = t(useIsHidden('contacts') ? 'filter.keywordWithoutContacts' : 'filter.keyword')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useTyped(list.state.keyword ?? '', (keyword) =>
    list.change({ keyword: keyword || null }, true),
  )
  useShortcuts(true, { '/': () => field.current?.focus() })
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <label className={styles.field} style={{ width: 200 }} title={label}>
      <SearchOutlined />
      <input
        ref={field}
        placeholder={t('filter.search')}
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text && (
        <button type="button" tabIndex={-1} aria-hidden onClick={clear}>
          <CloseCircleFilled />
        </button>
      )}
    </label>
  )
}
