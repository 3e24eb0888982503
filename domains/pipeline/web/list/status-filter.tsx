import { useStageName } from '@bole/processes/web'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import styles from '../candidate-list.module.css'
import { StatusDot } from '../cells/status-chip.tsx'
import { nameOfStatus, useTexts } from '../texts/index.ts'
import { type CandidateListState, countInWords } from './use-candidate-list.ts'

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** The rounds of the chosen stage, where it has several, and its statuses with their counts; several of each can be chosen. */
export function StatusFilter({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const counts = list.newest?.data.statuses ?? []
  const chosen = list.query.statuses ?? []
  const inOrder = counts.toSorted(
    (a, b) => a.process_status - b.process_status || a.process_detail_status - b.process_detail_status,
  )
  return (
    <>
      <Rounds list={list} />
      {inOrder.length > 0 && (
        <fieldset className={styles.statuses} aria-label={t('filter.status')}>
          {inOrder.map((count) => (
            <Tag.CheckableTag
              key={count.id}
              checked={chosen.includes(count.id)}
              onChange={() => list.change({ statuses: toggled(chosen, count.id) })}
            >
              <StatusDot colour={count.colour} /> {nameOfStatus(t, count)} {countInWords(list, count.count)}
            </Tag.CheckableTag>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** How many stand in each is known where the list is narrowed to positions. */
function Rounds({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const rounds = list.library?.steps.filter(({ stage }) => stage === list.query.tracker_status) ?? []
  const counts = list.newest?.data.processStatus ?? []
  const chosen = list.query.process_step_id ?? []
  const countOf = (title: string, stage: number) => {
    const found = counts.filter((one) => one.process_step_id && one.status === stage && one.title === title)
    return found.length > 0
      ? countInWords(
          list,
          found.reduce((sum, { count }) => sum + count, 0),
        )
      : ''
  }
  if (rounds.length < 2) return null
  return (
    <fieldset className={styles.statuses} aria-label={t('filter.process_step')}>
      {rounds.map(({ id, stage, title }) => (
        <Tag.CheckableTag
          key={id}
          checked={chosen.includes(id)}
          onChange={() => list.change({ process_step_id: toggled(chosen, id) })}
        >
          {title || nameOf(stage)} {countOf(title, stage)}
        </Tag.CheckableTag>
      ))}
    </fieldset>
  )
}
