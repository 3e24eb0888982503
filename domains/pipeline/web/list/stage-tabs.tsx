import { afterPaint } from '@bole/platform/web'
import { stages } from '@bole/processes/model'
import { useStageName } from '@bole/processes/web'
import { Grid } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts/index.ts'
import styles from './stage-tabs.module.css'
import { type CandidateListState, countInWords } from './use-candidate-list.ts'

/** Every stage of the organisation's processes in their order, each with how many stand in it; on a phone one field. */
export function StageTabs({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const nameOf = useStageName()
  const isNarrow = Grid.useBreakpoint().md === false
  const row = useRef<HTMLDivElement>(null)
  const counts = list.newest?.data.statistic ?? {}
  const codes = stages.stagesInOrder.filter((code) => list.library?.stages.includes(code) ?? true)
  const tabs = [
    { code: 0, count: counts.all, name: t('stages.all') },
    ...codes.map((code) => ({
      code,
      count: counts[String(code)],
      name: nameOf(code),
    })),
  ]
  const shown = list.query.tracker_status
  // The tab somebody pressed, until the list is there, too.
  const [pressed, setPressed] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the list shows now was asked for later
  useEffect(() => setPressed(null), [shown])
  const chosen = pressed ?? shown
  const choose = (code: number) => {
    setPressed(code)
    afterPaint(() =>
      list.change({ tracker_status: code === 0 ? null : code, process_step_id: null, statuses: null }),
    )
  }
  const step = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const at = tabs.findIndex(({ code }) => code === chosen) + by
    const next = tabs[at]
    if (by === 0 || !next) return
    choose(next.code)
    row.current?.querySelectorAll('button')[at]?.focus()
  }
  const words = (count: { readonly value: number } | undefined) =>
    count ? countInWords(list, count.value) : '–'
  if (isNarrow)
    return (
      <select
        className={styles.select}
        aria-label={t('filter.stages')}
        value={chosen}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {tabs.map(({ code, count, name }) => (
          <option key={code} value={code}>{`${name} ${words(count)}`}</option>
        ))}
      </select>
    )
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
          {name} <b>{words(count)}</b>
        </button>
      ))}
    </div>
  )
}
