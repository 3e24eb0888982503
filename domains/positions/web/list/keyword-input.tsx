import { SearchOutlined } from '@ant-design/icons'
import { useTyped } from '@bole/platform/filter'
import { Input } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { PositionListState } from './use-position-list.ts'

/** Typed text reaches the address after a pause, so that typing is not history. */
export function KeywordInput({ list }: { readonly list: PositionListState }): ReactNode {
  const t = useTexts()
  const [text, setText] = useTyped(list.state.keyword ?? '', (keyword) =>
    list.change({ keyword: keyword || null, page: null }, true),
  )
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
