import { IntakeUpload } from '@bole/intake/web'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { Board } from './board/board.tsx'
import styles from './candidate-list.module.css'
import { CandidateDrawer } from './drawer/candidate-drawer.tsx'
import { BatchBar } from './list/batch-bar.tsx'
import { CandidateTable } from './list/candidate-table.tsx'
import { ColumnMenu } from './list/column-menu.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { noSelection, type Selection } from './list/selection.ts'
import { StageTabs } from './list/stage-tabs.tsx'
import { StatusFilter } from './list/status-filter.tsx'
import { useCandidateList } from './list/use-candidate-list.ts'
import { useTexts } from './texts/index.ts'

/** The pipeline's main list, of both generations: what differs is the origin it shows. */
export default function CandidateList(): ReactNode {
  const t = useTexts()
  const list = useCandidateList()
  const [selection, setSelection] = useState<Selection>(noSelection)
  const isBoard = list.state.view === 'board'
  return (
    <section className={styles.page}>
      <header className={styles.header}>
        <StageTabs list={list} />
        <Segmented
          value={isBoard ? 'board' : 'list'}
          onChange={(view) => list.change({ view: view === 'board' ? 'board' : null })}
          options={[
            { value: 'list', label: t('view.list') },
            { value: 'board', label: t('view.board') },
          ]}
        />
        <IntakeUpload origin={list.query.origin} />
      </header>
      <FilterBar list={list}>{!isBoard && <ColumnMenu list={list} />}</FilterBar>
      <StatusFilter list={list} />
      {isBoard ? (
        <Board list={list} />
      ) : (
        <CandidateTable list={list} selection={selection} onSelect={setSelection} />
      )}
      <BatchBar list={list} selection={selection} onSelect={setSelection} />
      <CandidateDrawer list={list} />
    </section>
  )
}
