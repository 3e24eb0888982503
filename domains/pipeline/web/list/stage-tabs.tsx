import { stages } from '@bole/pipeline/model'
import { formatNumber } from '@bole/platform/web'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './stage-tabs.module.css'
import type { CandidateListState } from './use-candidate-list.ts'

/** Every stage of the organisation's processes in their order, each with how many stand in it. */
export function StageTabs({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const row = useRef<HTMLDivElement>(null)
  const counts = list.newest?.data.statistic ?? {}
  const codes = stages.stagesInOrder.filter((code) => list.library?.stages.includes(code) ?? true)
  const tabs = [
    { code: 0, count: counts.all, name: t('stages.all') },
    ...codes.map((code) => ({
      code,
      count: counts[String(code)],
      name: t(`stages.${stages.nameOfStage(code)}`),
    })),
  ]
  const chosen = list.query.tracker_status
  const choose = (code: number) =>
    list.change({ tracker_status: code === 0 ? null : String(code), statuses: null })
  const step = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ code }) => code === chosen) + by
    const next = tabs[at]
    if (by === 0 || !next) return
    choose(next.code)
    row.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div ref={row} role="tablist" className={styles.tabs} onKeyDown={step}>
      {tabs.map(({ code, count, name }) => (
        <button
          key={code}
          type="button"
          role="tab"
          aria-selected={code === chosen}
          tabIndex={code === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(code)}
        >
          {name} <b>{count ? formatNumber(count.value) : '–'}</b>
        </button>
      ))}
    </div>
  )
}
