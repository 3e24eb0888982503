import type { ChangeAddress } from '@bole/platform/web'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isToBeKept, stageInHash } from '../../model/stored-list.ts'
import type { CandidateAddress } from './conditions.ts'

/**
 * A link may name its stage after `#`: the list takes it into its address, where all else stands, and until then keeps no answer to another
 * stage. Answers whether what was asked for is the list of the address.
 */
export function useStageInHash(asked: number, change: ChangeAddress<CandidateAddress>): boolean {
  const hash = useLocation({ select: (location) => location.hash })
  const stage = stageInHash(hash)
  useEffect(() => {
    // Going there leaves what stood after `#` behind.
    if (stage !== undefined) change({ tracker_status: stage || null }, true)
  }, [stage, change])
  return isToBeKept(hash, asked)
}
