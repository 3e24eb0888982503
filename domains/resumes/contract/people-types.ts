import type { ReplyOf } from '@bole/platform/contract'
import type { resumesApi } from './api.ts'

/** A row of the queue of suspected pairs. */
export type SuspectedPair = ReplyOf<typeof resumesApi.listPairs>['list'][number]
/** One of two records as they are compared. */
export type ComparedSide = ReplyOf<typeof resumesApi.getPair>['one']
/** An entry of the ledger of merges. */
export type MergeItem = ReplyOf<typeof resumesApi.listMerges>['list'][number]
/** What is asked before a merge is undone. */
export type AskedItem = ReplyOf<typeof resumesApi.previewUndo>['asked'][number]
