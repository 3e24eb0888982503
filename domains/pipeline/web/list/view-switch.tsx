import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import type { CandidateListState } from './use-candidate-list.ts'
import styles from './view-switch.module.css'

/** The same candidates as a list or as a board. */
export function ViewSwitch({ list }: { readonly list: CandidateListState }): ReactNode {
  const t = useTexts()
  const chosen = list.state.view === 'board' ? 'board' : 'list'
  return (
    <fieldset className={styles.views}>
      {(['list', 'board'] as const).map((view) => (
        <label key={view} className={styles.view}>
          <input
            type="radio"
            name="view"
            checked={view === chosen}
            onChange={() => list.change({ view: view === 'board' ? view : null })}
          />
          {t(`view.${view}`)}
        </label>
      ))}
    </fieldset>
  )
}
