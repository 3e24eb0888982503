import { accountsEntryApi } from '@bole/accounts/contract'
import { HiddenMark, useHides } from '@bole/accounts/web'
import { listOf, useCall } from '@bole/platform/web'
import { useStageName } from '@bole/processes/web'
import { Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import { type PipelineTexts, useTexts } from '../texts/index.ts'
import { conditionName, conditionWords } from './condition-words.ts'
import { type ConditionName, hiddenConditions, nothingOf } from './conditions.ts'
import type { CandidateListState } from './use-candidate-list.ts'

interface FilterChipsProps {
  readonly list: CandidateListState
  readonly set: readonly ConditionName[]
}

/** What narrows the list, each removable, and all of them at once. */
export function FilterChips({ list, set }: FilterChipsProps): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const hidden = hiddenConditions(useHides())
  return (
    <>
      {set.map((name) => (
        <Tag key={name} closable onClose={() => list.change({ [name]: null })}>
          {conditionName(t, name)}
          {': '}
          {hidden.some((one) => one === name) ? (
            <HiddenMark />
          ) : name === 'stages' ? (
            listOf((list.state.stages ?? []).map(nameOf))
          ) : name === 'process_step_id' ? (
            listOf(stepsIn(list).map(({ stage, title }) => title || nameOf(stage)))
          ) : name === 'interviewer_id' || name === 'check_by_user_id' ? (
            <Names ids={list.state[name] ?? []} />
          ) : (
            wordsOf(t, list, name)
          )}
        </Tag>
      ))}
      <Button type="link" size="small" onClick={() => list.change(nothingOf(set))}>
        {t('filter.clear')}
      </Button>
    </>
  )
}

/** The names of people; they are asked for only where somebody is named. */
function Names({ ids }: { readonly ids: readonly number[] }): ReactNode {
  const people = useCall(accountsEntryApi.listPeople, { query: { ids: [...ids] } }).data?.data.list ?? []
  return listOf(ids.map((id) => people.find((one) => one.id === id)?.name ?? String(id)))
}

/** The steps that are asked for, as far as they are known by their own numbers. */
function stepsIn({ state, library }: CandidateListState) {
  return library?.steps.filter(({ id }) => state.process_step_id?.includes(id)) ?? []
}

/** A condition's values as a person reads them. */
function wordsOf(t: PipelineTexts, list: CandidateListState, name: ConditionName): string {
  const values = [list.state[name] ?? []].flat().map(String)
  const { library } = list
  const named = (found: readonly { id: number; name?: string; title?: string }[] | undefined) =>
    values.map((value) => {
      const match = found?.find(({ id }) => String(id) === value)
      return match?.title ?? match?.name ?? value
    })
  if (name === 'position_id') return listOf(named(library?.postPositionStatistic))
  if (name === 'owner_id') return listOf(named(library?.owners))
  if (name === 'tag_id') return listOf(named(library?.tagGroup))
  return listOf(conditionWords(t, name, values))
}
