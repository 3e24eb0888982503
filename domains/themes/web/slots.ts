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
  /** The positions of an origin that were made last, to go on with. */
  readonly Recent: ComponentType<{ readonly origin: 1 | 2 }>
  /** Where another position of a project is made. */
  readonly creating: (project: { readonly origin: number; readonly id: number }) => string
}

/** Provided by the domain that keeps positions. */
export const positionParts = defineSlot<PositionParts>('themes.positionParts')

/** A page of a project that a domain above keeps: its name, what it is called, and where it is; null where a project has none. */
export interface ProjectPage {
  readonly name: string
  readonly Label: ComponentType
  readonly address: (project: { readonly id: number; readonly origin: number }) => string | null
}

/** Provided by the domain that keeps lectures: what stands beside a project's own pages. */
export const projectPages = defineSlot<readonly ProjectPage[]>('themes.projectPages')

/** Chooses the template whose words go out at a pass; provided by the domain that keeps templates. */
export const passTemplates =
  defineSlot<
    ComponentType<{
      readonly label: string
      readonly origin: number
      /** Its number; null: the words of the process. */
      readonly value: number | null
      readonly isDisabled: boolean
      readonly onChange: (template: number | null) => void
    }>
  >('themes.passTemplates')
