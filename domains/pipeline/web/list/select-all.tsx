import { pipelineEntryApi } from '@bole/pipeline/contract'
import { sendCall } from '@bole/platform/web'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import { type Selection, withItems } from './selection.ts'
import type { CandidateListState } from './use-candidate-list.ts'

interface SelectAllProps {
  readonly list: CandidateListState
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/** A batch takes at most this many. */
const selectableAtMost = 1000

/** Goes through the pages the conditions match and selects them, up to a batch's bound. */
export function SelectAll({ list, selection, onSelect }: SelectAllProps): ReactNode {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const total = Math.min(list.newest?.total ?? 0, selectableAtMost)
  if (selection.size >= total) return null
  const selectAll = async () => {
    setLoading(true)
    try {
      let all = selection
      let cursor: string | undefined
      do {
        const query = { ...list.query, page_size: 200, cursor }
        const { data } = await sendCall(pipelineEntryApi.listCandidates, { query })
        all = withItems(all, data.list)
        cursor = data.next_cursor ?? undefined
      } while (cursor && all.size < selectableAtMost)
      onSelect(new Map([...all].slice(0, selectableAtMost)))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button type="link" loading={isLoading} onClick={() => void selectAll()}>
      {t('batch.selectAll', { count: total })}
    </Button>
  )
}
