import { NotRead } from '@bole/platform/list'
import { Button, Empty } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import table from './candidate-table.module.css'
import { conditionNames, nothingOf } from './conditions.ts'
import type { CandidateListState } from './use-candidate-list.ts'

/** Says what would be here, and offers what fills it. */
export function NoCandidates({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  if (list.again) return <NotRead onAgain={list.again} />
  const isNarrowed = conditionNames.some((name) => list.state[name]) || list.state.statuses
  const { keyword: words } = list.state
  const clear = () => list.change(nothingOf([...conditionNames, 'statuses']))
  const narrowed = words ? t('empty.notFound', { words }) : t('empty.narrowed')
  return (
    <Empty className={table.nothing ?? ''} description={isNarrowed ? narrowed : t('empty.nothing')}>
      {isNarrowed && <Button onClick={clear}>{t(words ? 'empty.clearSearch' : 'filter.clear')}</Button>}
    </Empty>
  )
}
