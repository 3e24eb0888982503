import { ProofDialog } from '@bole/accounts/web'
import { onProofNeeded } from '@bole/platform/shell'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Asks whoever sits here to prove who they are, once for all calls that wait for it, and lets those go on. */
export function AskForProof(): ReactNode {
  const [waiting, setWaiting] = useState<PromiseWithResolvers<boolean> | null>(null)
  useEffect(() => {
    let asked: PromiseWithResolvers<boolean> | null = null
    onProofNeeded(() => {
      asked ??= Promise.withResolvers<boolean>()
      setWaiting(asked)
      return asked.promise.finally(() => {
        asked = null
      })
    })
  }, [])
  const end = (isProved: boolean) => {
    setWaiting(null)
    waiting?.resolve(isProved)
  }
  return <Suspense>{waiting && <ProofDialog onEnd={end} />}</Suspense>
}
