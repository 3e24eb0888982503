import { stages } from '@bole/pipeline/model'
import { formatNumber } from '@bole/platform/web'
import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import styles from '../candidate-list.module.css'
import { useTexts } from '../texts/index.ts'
import type { CandidateListState } from './use-candidate-list.ts'

/** Every stage of the organisation's processes in their order, each with how many stand in it. */
export function StageTabs({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const counts = list.first?.data.statistic ?? {}
  const codes = stages.stagesInOrder.filter((code) => list.library?.stages.includes(code) ?? true)
  const label = (name: string, key: string) => (
    <span className={styles.tab}>
      {name} <b>{counts[key] ? formatNumber(counts[key].value) : '–'}</b>
    </span>
  )
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={String(list.query.tracker_status)}
      onChange={(key) => list.change({ tracker_status: key === '0' ? null : key, statuses: null })}
      items={[
        { key: '0', label: label(t('stages.all'), 'all') },
        ...codes.map((code) => ({
          key: String(code),
          label: label(t(`stages.${stages.nameOfStage(code)}`), String(code)),
        })),
      ]}
    />
  )
}
