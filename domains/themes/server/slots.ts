import type { Caller, Reader, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'
import type { Theme } from '@bole/themes/contract'
import type { RawBuilder, SqlBool } from 'kysely'

/** What a reader sees of a project, and what stands in the way of deleting it in the whole organisation. */
export interface ProjectCounts {
  readonly positions: number
  readonly open: number
  readonly applications: number
  readonly openInAll: number
  readonly liveInAll: number
}

/** Counts several projects at once. */
export type CountProjects = (
  tx: Transaction,
  reader: Reader,
  ids: readonly number[],
) => Promise<(id: number) => ProjectCounts>

/** Provided by the domain that keeps applications, which knows the positions as well. */
export const countProjects = defineSlot<CountProjects>('themes.countProjects')

/** What a project has to know of its positions, and does with them. */
export interface ProjectPositions {
  /** Whether it ever had one, deleted ones included. */
  readonly hasAny: (tx: Transaction, projectId: number) => Promise<boolean>
  /** Whether the reader may choose one of them: for a query that has `projects` in it. */
  readonly isChoosable: (reader: Reader) => RawBuilder<SqlBool>
  /** Those a reader may see under each of some projects, in the order of their own list. */
  readonly nested: (
    tx: Transaction,
    reader: Reader,
    projectIds: readonly number[],
  ) => Promise<(projectId: number) => NonNullable<Theme['positions']>>
  /** Makes drafts of those the caller may see under another project of the same origin; answers how many. */
  readonly copy: (
    context: { readonly tx: Transaction; readonly caller: Caller; readonly now: Date },
    from: number,
    to: number,
  ) => Promise<number>
}

/** Whether the organisation has the template, and it is of a pass; provided by the domain that keeps templates. */
export const isPassTemplate =
  defineSlot<(tx: Transaction, templateId: number) => Promise<boolean>>('themes.isPassTemplate')

/** Provided by the domain that keeps positions. */
export const projectPositions = defineSlot<ProjectPositions>('themes.projectPositions')
