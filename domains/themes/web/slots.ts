import { defineSlot } from '@bole/platform/slots'
import type { ComponentType, ReactNode } from 'react'

/** How a project shows its positions, and who applied for them. */
export interface PositionParts {
  /** Those of an origin, or of one project: found by conditions, opened and closed. */
  readonly View: ComponentType<{ readonly origin: 1 | 2; readonly projectId?: number }>
  /** Those of one project beneath it. */
  readonly Beneath: ComponentType<{ readonly projectId: number; readonly origin: number }>
  /** A count that leads to the candidates behind it. */
  readonly Candidates: ComponentType<{
    readonly origin: number
    readonly under: { readonly project_id: number[] }
    readonly children: ReactNode
  }>
  /** Where another position of a project is made. */
  readonly creating: (project: { readonly origin: number; readonly id: number }) => string
}

/** Provided by the domain that keeps positions. */
export const positionParts = defineSlot<PositionParts>('themes.positionParts')
