import type { CandidateMessage, ListQuery } from '@bole/pipeline/contract'
import { defineSlot } from '@bole/platform/slots'
import type { ComponentType, ReactNode } from 'react'
import type { ArrangementInput } from './actions/arrangement.ts'
import type { BatchOutcome } from './actions/use-outcome.tsx'
import type { FactName } from './list/column-names.ts'

/** What is done beside the list of candidates: a button over it. Provided by the domain that takes résumés in. */
export const besideCandidates =
  defineSlot<ComponentType<{ readonly origin: number }>>('pipeline.besideCandidates')

/** What a message in a dialog is about. */
export interface MessageFieldProps {
  /** Given by the form, as what is chosen is told to it. */
  readonly value?: CandidateMessage | null
  readonly onChange?: (message: CandidateMessage | null) => void
  readonly applications: readonly number[]
  /** What is about to be done, as history names it, and at which stage. */
  readonly action: string
  readonly stage: number
  /** What is being agreed on. */
  readonly agreed?: ArrangementInput
  /** What the position is called that they are to be considered for. */
  readonly position?: string
}

/** Whether candidates are told of what is about to be done, and in which words. Provided by the domain that keeps messages. */
export const messageField = defineSlot<ComponentType<MessageFieldProps>>('pipeline.messageField')

/** Whom a message may be for. */
export interface MessageDialogProps {
  /** Those chosen in the list. */
  readonly applications: readonly number[]
  /** What the list shows, be it a saved search or not: its conditions by their names, and how many it found. */
  readonly shown?: { readonly search: Readonly<Record<string, string>>; readonly total: number }
  readonly onClose: () => void
}

/** A message to several candidates, over the list they were chosen in. Provided by the domain that keeps messages. */
export const messageDialog = defineSlot<ComponentType<MessageDialogProps>>('pipeline.messageDialog')

/** Whom to keep in the talent pool. */
export interface KeepDialogProps {
  /** The applications they are known by. */
  readonly applications: readonly number[]
  /** Somebody is kept now. */
  readonly onKept?: () => void
  readonly onClose: () => void
}

/** Where the talent pool is offered. Provided by the domain that keeps it. */
export interface TalentPoolParts {
  /** Asks for the folder that people are kept in, and why. */
  readonly KeepDialog: ComponentType<KeepDialogProps>
  /** A folder to keep whoever is turned down in, in a form; nothing chosen: they are not kept. */
  readonly KeepField: ComponentType<{
    readonly value?: number | null
    readonly onChange?: (folderId: number | null) => void
  }>
  /** Where the person behind an application stands in the pool, and what happened there. */
  readonly Place: ComponentType<{ readonly postId: number }>
}

export const talentPoolParts = defineSlot<TalentPoolParts>('pipeline.talentPoolParts')

/** Who is to approve several candidates. */
export interface ApprovalDialogProps {
  /** Those that can be approved, in the versions seen. */
  readonly applications: readonly { readonly post_id: number; readonly version: number }[]
  /** Whom it is about, and who is left out and why. */
  readonly note: ReactNode
  readonly onAsked: (outcome: BatchOutcome) => void
  readonly onClose: () => void
}

/** Asks for approval of several candidates, over the list they were chosen in. Provided by the domain that keeps who approves. */
export const approvalDialog = defineSlot<ComponentType<ApprovalDialogProps>>('pipeline.approvalDialog')
/** Which candidates are to leave as a file. */
export interface ExportDialogProps {
  /** Those chosen one by one; null: all that the list shows. */
  readonly applications: readonly number[] | null
  readonly conditions?: ListQuery
  /** The columns the reader sees. */
  readonly columns: readonly string[]
  readonly total: number
  readonly onClose: () => void
}

/** Candidates as a table, as résumés or as the files they sent. Provided by the domain that writes files. */
export const exportDialog = defineSlot<ComponentType<ExportDialogProps>>('pipeline.exportDialog')

/** What is known of applications beside their rows, in words, by the application. */
export type RowFacts = ReadonlyMap<number, Readonly<Record<FactName, string>>>

/** Reads what is known of some applications beside their rows; draws nothing. Provided by the domain that knows it. */
export const factReader =
  defineSlot<
    ComponentType<{
      readonly postIds: readonly number[]
      readonly onRead: (facts: RowFacts) => void
    }>
  >('pipeline.factReader')

/** Reads which applications colleagues have open for work, and who each is; draws nothing. Provided by the domain that keeps locks. */
export const lockReader =
  defineSlot<ComponentType<{ readonly onRead: (held: ReadonlyMap<number, string>) => void }>>(
    'pipeline.lockReader',
  )

/** What is kept of a candidate beside résumé and application: a tab of their record. Provided by the domain that keeps it. */
export const besideRecord = defineSlot<ComponentType<{ readonly postId: number }>>('pipeline.besideRecord')
