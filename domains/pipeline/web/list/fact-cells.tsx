import { findProvidedFor } from '@bole/platform/slots'
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import styles from '../cells/cells.module.css'
import { factReader, type RowFacts } from '../slots.ts'
import { type FactName, factNames } from './column-names.ts'

const Facts = createContext<RowFacts | null>(null)

/** Facts are read for so many rows at once, from a row of this number on. */
const block = 40

interface FactsOfRowsProps {
  readonly ids: readonly number[]
  /** The rows in sight. */
  readonly from: number
  readonly to: number
  readonly columns: readonly { readonly key: string }[]
  readonly children: ReactNode
}

const isFact = (key: string) => factNames.some((name) => name === key)

/** Reads what stands beside the rows in sight, where a column shows it, for the cells of the table within. */
export function FactsOfRows({ ids, from, to, columns, children }: FactsOfRowsProps): ReactNode {
  const [facts, setFacts] = useState<RowFacts | null>(null)
  const Reader = findProvidedFor(factReader)
  const isShown = columns.some(({ key }) => isFact(key))
  const inSight = ids.slice(Math.floor(from / block) * block, Math.ceil(to / block) * block)
  return (
    <Facts.Provider value={facts}>
      {children}
      {isShown && Reader && inSight.length > 0 && (
        <Suspense>
          <Reader postIds={inSight} onRead={setFacts} />
        </Suspense>
      )}
    </Facts.Provider>
  )
}

/** A fact of a row; empty until it is read. */
export function FactCell({ postId, name }: { readonly postId: number; readonly name: FactName }): ReactNode {
  const words = useContext(Facts)?.get(postId)?.[name]
  return <span className={styles.clamped}>{words === undefined ? '' : words || '—'}</span>
}
