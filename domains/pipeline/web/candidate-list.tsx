import { useLazy } from '@bole/platform/later'
import { findProvidedFor } from '@bole/platform/slots'
import { type ReactNode, Suspense, useState } from 'react'
import styles from './candidate-list.module.css'
import { ChoiceSwitch } from './cells/choice-switch.tsx'
import { KeysHelp } from './keys/keys-help.tsx'
import { CandidateTable } from './list/candidate-table.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { HeldByOthers } from './list/held.tsx'
import { ListTools } from './list/list-tools.tsx'
import { noSelection, type Selection } from './list/selection.ts'
import { StageTabs } from './list/stage-tabs.tsx'
import { useCandidateList } from './list/use-candidate-list.ts'
import { besideCandidates } from './slots.ts'
import { useTexts } from './texts/index.ts'

const board = () => import('./board/board.tsx')
const batchBar = () => import('./list/batch-bar.tsx')
const candidateDrawer = () => import('./drawer/candidate-drawer.tsx')

/** The pipeline's main list, of both generations: what differs is the origin it shows. */
export default function CandidateList(): ReactNode {
  const t = useTexts()
  const list = useCandidateList()
  const [selection, setSelection] = useState<Selection>(noSelection)
  const isBoard = list.state.view === 'board'
  const isShown = list.newest !== undefined
  const Board = useLazy(board, isBoard)?.Board
  const BatchBar = useLazy(batchBar, selection.size > 0, isShown)?.BatchBar
  const CandidateDrawer = useLazy(candidateDrawer, list.state.open !== undefined, isShown)?.CandidateDrawer
  const Beside = findProvidedFor(besideCandidates)
  return (
    <HeldByOthers isOn={isShown}>
      <section className={styles.page}>
        <header className={styles.header}>
          <StageTabs list={list} />
          <ChoiceSwitch
            label={t('view.label')}
            choices={{ list: t('view.list'), board: t('view.board') }}
            value={isBoard ? 'board' : 'list'}
            onChoose={(view) => list.change({ view: view === 'board' ? view : null })}
          />
          <Suspense fallback={null}>{Beside && <Beside origin={list.query.origin} />}</Suspense>
        </header>
        <FilterBar list={list}>
          <ListTools list={list} hasColumns={!isBoard} />
        </FilterBar>
        {isBoard ? (
          Board && <Board list={list} />
        ) : (
          <CandidateTable list={list} selection={selection} onSelect={setSelection} />
        )}
        {BatchBar && <BatchBar list={list} selection={selection} onSelect={setSelection} />}
        <KeysHelp />
        {CandidateDrawer && <CandidateDrawer list={list} />}
      </section>
    </HeldByOthers>
  )
}
