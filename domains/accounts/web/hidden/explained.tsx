import { Tooltip } from 'antd'
import type { ReactElement, ReactNode } from 'react'

/** Tells why something is so to whoever points at it or comes to it by keyboard. */
export function Explained({
  why,
  children,
}: {
  readonly why: string
  readonly children: ReactElement
}): ReactNode {
  return <Tooltip title={why}>{children}</Tooltip>
}
