import { useUrlState } from '@bole/platform/web'
import { Input, Segmented } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from '../themes.module.css'
import { CreateProject } from './create-project.tsx'

/** Search by name, the deleted ones apart, and a new project. */
export function ProjectBar({ origin }: { readonly origin: 1 | 2 }): ReactNode {
  const t = useTexts()
  const [state, change] = useUrlState()
  const asked = state.keyword ?? ''
  const [text, setText] = useState(asked)
  // What is typed while the address still follows stands.
  const isTyping = useRef(false)
  useEffect(() => {
    if (!isTyping.current) setText(asked)
  }, [asked])
  useEffect(() => {
    isTyping.current = text !== asked
    if (text === asked) return
    // Typed text reaches the address after a pause, so that typing is not history.
    const timer = setTimeout(() => {
      isTyping.current = false
      change({ keyword: text || null, page: null }, true)
    }, 250)
    return () => clearTimeout(timer)
  }, [text, asked, change])
  return (
    <search className={styles.bar}>
      <Input.Search
        allowClear
        className={styles.search ?? ''}
        aria-label={t('keyword')}
        placeholder={t('keyword')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Segmented
        aria-label={t('shown')}
        value={state.is_deleted === 'true' ? 'deleted' : 'current'}
        onChange={(shown) => change({ is_deleted: shown === 'deleted' ? 'true' : null, page: null })}
        options={[
          { value: 'current', label: t('current') },
          { value: 'deleted', label: t('deleted') },
        ]}
      />
      <span className={styles.space} />
      <CreateProject origin={origin} />
    </search>
  )
}
