import { LockOutlined } from '@ant-design/icons'
import { findProvidedFor } from '@bole/platform/slots'
import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { lockReader } from '../slots.ts'
import { useTexts } from '../texts/index.ts'
import styles from './held.module.css'

/** Applications that colleagues have open for work, by number, with who that is. */
type Held = ReadonlyMap<number, string>

const nobody: Held = new Map()

const HeldApplications = createContext(nobody)

/** Whom colleagues work on, for the rows and the walk through them within; read once the list is there. */
export function HeldByOthers({
  isOn,
  children,
}: {
  readonly isOn: boolean
  readonly children: ReactNode
}): ReactNode {
  const [held, setHeld] = useState(nobody)
  const Reader = findProvidedFor(lockReader)
  return (
    <HeldApplications.Provider value={held}>
      {children}
      {isOn && Reader && (
        <Suspense>
          <Reader onRead={setHeld} />
        </Suspense>
      )}
    </HeldApplications.Provider>
  )
}

/** Whom colleagues work on. */
export function useHeldByOthers(): Held {
  return useContext(HeldApplications)
}

/** That a colleague works on this application, and who; nothing where nobody does. */
export function HeldMark({ postId }: { readonly postId: number }): ReactNode {
  const t = useTexts()
  const name = useHeldByOthers().get(postId)
  if (name === undefined) return null
  const words = t('held', { name })
  return (
    <span className={styles.held} role="img" aria-label={words} title={words}>
      <LockOutlined aria-hidden />
    </span>
  )
}
