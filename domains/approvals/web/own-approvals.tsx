import type { ReactNode } from 'react'
import { ApprovalList } from './list/approval-list.tsx'

/** `/approval/list`: what waits for a hiring manager, and what they answered. */
export default function OwnApprovals(): ReactNode {
  return <ApprovalList isOfAll={false} />
}
