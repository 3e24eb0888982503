import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { useArrived } from '@bole/platform/web'
import { Button, Input, Select } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../candidate-list.module.css'
import { StatusDot } from '../cells/status-chip.tsx'
import { useTexts } from '../texts/index.ts'
import { FilterChips } from './filter-chips.tsx'
import { SavedViews } from './saved-views.tsx'
import type { CandidateListState } from './use-candidate-list.ts'

const moreFilters = () => import('./more-filters.tsx')

interface FilterBarProps {
  readonly list: CandidateListState
  readonly children: ReactNode
}

/** The most used conditions open, the rest behind "more", what is set as chips. */
export function FilterBar({ list, children }: FilterBarProps): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const MoreFilters = useArrived(moreFilters, isOpen)?.MoreFilters
  const { library, state } = list
  const choose = (name: string) => (values: readonly (string | number)[]) =>
    list.change({ [name]: values.join(',') || null })
  const chosen = (name: string) => (state[name] ? state[name].split(',') : [])
  return (
    <>
      <search className={styles.filters}>
        <KeywordInput list={list} />
        <ToDosOnly list={list} />
        <Select
          mode="multiple"
          maxTagCount={1}
          style={{ minWidth: 180 }}
          placeholder={t('filter.position')}
          aria-label={t('filter.position')}
          value={chosen('position_id')}
          onChange={choose('position_id')}
          optionFilterProp="label"
          options={
            library?.postPositionStatistic.map(({ id, title, count }) => ({
              value: String(id),
              label: `${title} (${count})`,
            })) ?? []
          }
        />
        <Select
          mode="multiple"
          maxTagCount={1}
          style={{ minWidth: 130 }}
          placeholder={t('filter.degree')}
          aria-label={t('filter.degree')}
          value={chosen('degree')}
          onChange={choose('degree')}
          options={(['doctor', 'master', 'bachelor', 'college', 'secondary'] as const).map((value) => ({
            value,
            label: t(`degrees.${value}`),
          }))}
        />
        <Select
          mode="multiple"
          maxTagCount={1}
          style={{ minWidth: 130 }}
          placeholder={t('filter.owner')}
          aria-label={t('filter.owner')}
          value={chosen('owner_id')}
          onChange={choose('owner_id')}
          optionFilterProp="label"
          options={library?.owners.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        />
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          {t('filter.more')}
        </Button>
        <SavedViews list={list} />
        {children}
      </search>
      <FilterChips list={list} />
      {MoreFilters && <MoreFilters list={list} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** One press leaves only those somebody must act on. */
function ToDosOnly({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const isOn = list.state.colour === 'amber'
  return (
    <Button
      aria-pressed={isOn}
      {...(isOn ? { color: 'primary', variant: 'outlined' } : {})}
      icon={<StatusDot colour="amber" />}
      onClick={() => list.change({ colour: isOn ? null : 'amber' })}
    >
      {t('colours.amber')}
    </Button>
  )
}

/** Typed text reaches the address after a pause, so that typing is not history. */
function KeywordInput({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const asked = list.state.keyword ?? ''
  const [text, setText] = useState(asked)
  const { change } = list
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => change({ keyword: text || null }, true), 250)
    return () => clearTimeout(timer)
  }, [text, asked, change])
  return (
    <Input
      allowClear
      prefix={<SearchOutlined />}
      style={{ width: 260 }}
      placeholder={t('filter.keyword')}
      aria-label={t('filter.keyword')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
