import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PositionListState } from './use-position-list.ts'

/** Typed text reaches the address after a pause, so that typing is not history. */
export function KeywordInput({ list }: { readonly list: PositionListState }): ReactNode {
  const t = useTexts()
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
      change({ keyword: text || null, page: null }, true)
    }, 250)
    return () => clearTimeout(timer)
  }, [text, asked, change])
  return (
    <Input
      allowClear
      prefix={<SearchOutlined />}
      style={{ width: 220 }}
      placeholder={t('filter.keyword')}
      aria-label={t('filter.keyword')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
