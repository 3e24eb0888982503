import type { ReactNode } from 'react'
import { ApprovalList } from './list/approval-list.tsx'
import { Latency } from './list/latency.tsx'

/** `/approval2/list`: every approval that one may see, and how long people take. */
export default function AllApprovals(): ReactNode {
  return (
    <>
      <ApprovalList isOfAll />
      <Latency />
    </>
  )
}
