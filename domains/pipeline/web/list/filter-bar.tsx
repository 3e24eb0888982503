import { FilterOutlined } from '@ant-design/icons'
import { SavedViews } from '@bole/platform/filter'
import { useLazy } from '@bole/platform/later'
import { stages } from '@bole/processes/model'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import styles from '../candidate-list.module.css'
import { useTexts } from '../texts/index.ts'
import { addressFields, shownConditions } from './conditions.ts'
import { KeywordInput } from './keyword-input.tsx'
import { QuickFilters } from './quick-filters.tsx'
import type { CandidateListState } from './use-candidate-list.ts'

/** What a view of the list keeps: everything but who is open. */
const kept = Object.keys(addressFields).filter((name) => name !== 'open' && name !== 'origin')

const moreFilters = () => import('./more-filters.tsx')
const chips = () => import('./filter-chips.tsx')
const statusFilter = () => import('./status-filter.tsx')

interface FilterBarProps {
  readonly list: CandidateListState
  readonly children: ReactNode
}

/** The most used conditions open, the rest behind "more", what is set as chips, and below them the statuses of a stage. */
export function FilterBar({ list, children }: FilterBarProps): ReactNode {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const MoreFilters = useLazy(moreFilters, isOpen)?.MoreFilters
  const set = shownConditions(list.state)
  const isShown = list.newest !== undefined
  const Chips = useLazy(chips, set.length > 0, isShown)?.FilterChips
  const isOfStage = list.query.tracker_status !== stages.everyStage
  const StatusFilter = useLazy(statusFilter, isOfStage, isShown)?.StatusFilter
  return (
    <>
      <search className={styles.filters}>
        <KeywordInput list={list} />
        <ToDosOnly list={list} />
        <QuickFilters list={list} />
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          {t('filter.more')}
        </Button>
        <SavedViews screen={list.query.origin === 2 ? 'candidates' : 'campus-candidates'} names={kept} />
        {children}
      </search>
      {set.length > 0 && <div className={styles.chips}>{Chips && <Chips list={list} set={set} />}</div>}
      {StatusFilter && <StatusFilter list={list} />}
      {MoreFilters && <MoreFilters list={list} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** One press leaves only those whose turn it is: the reader’s. */
function ToDosOnly({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const isOn = list.state.waits_for === 'me'
  return (
    <Button
      aria-pressed={isOn}
      {...(isOn ? { color: 'primary', variant: 'outlined' } : {})}
      onClick={() => list.change({ waits_for: isOn ? null : 'me' })}
    >
      {t('turns.mine')}
    </Button>
  )
}
