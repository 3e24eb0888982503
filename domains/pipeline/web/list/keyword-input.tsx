import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './field.module.css'
import type { CandidateListState } from './use-candidate-list.ts'

/** Typed text reaches the address after a pause, so that typing is not history. */
export function KeywordInput({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const asked = list.state.keyword ?? ''
  const [text, setText] = useState(asked)
  const { change } = list
  // What is typed while the address still follows stands.
  const isTyping = useRef(false)
  useEffect(() => {
    if (!isTyping.current) setText(asked)
  }, [asked])
  useEffect(() => {
    isTyping.current = text !== asked
    if (text === asked) return
    const timer = setTimeout(() => {
      isTyping.current = false
      change({ keyword: text || null }, true)
    }, 250)
    return () => clearTimeout(timer)
  }, [text, asked, change])
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <label className={styles.field} style={{ width: 260 }}>
      <SearchOutlined />
      <input
        ref={field}
        placeholder={t('filter.keyword')}
        aria-label={t('filter.keyword')}
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
