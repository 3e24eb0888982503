import { pipelineEntryApi } from '@bole/pipeline/contract'
import { useCall } from '@bole/platform/web'
import { Select } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/index.ts'

interface CandidateChoiceProps {
  readonly origin: number
  readonly value: number | undefined
  readonly onChange: (id: number | undefined) => void
}

/** A candidate of an origin by name; nobody chosen is the newest. */
export function CandidateChoice({ origin, value, onChange }: CandidateChoiceProps): ReactNode {
  const t = useTexts()
  const [keyword, setKeyword] = useState('')
  const query = { origin, page_size: 10, with_choices: false, ...(keyword ? { keyword } : {}) }
  const found =
    useCall(pipelineEntryApi.listCandidates, { query }, { keepsPrevious: true }).data?.data.list ?? []
  return (
    <Select
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      aria-label={t('preview.candidate')}
      placeholder={t('preview.newest')}
      value={value}
      options={found.map(({ id, basic, position }) => ({
        value: id,
        label: `${basic.name} · ${position.title}`,
      }))}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  )
}
