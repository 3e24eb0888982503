import type { HistoryItem } from '@bole/pipeline/contract'
import { wordOf } from '@bole/platform/web'
import { nameOfStatus, type PipelineTexts } from './index.ts'

type Happened = Pick<HistoryItem, 'actor' | 'username' | 'action'> & {
  readonly process: Pick<HistoryItem['process'], 'status' | 'name'>
}

/**
 * What happened to an application as a sentence, in the reader's language; an action without one is told by its status.
 * `stage` is what the step is called, `name` the candidate.
 */
export function sentenceOf(t: PipelineTexts, event: Happened, stage: string, name: string): string {
  const who = event.actor === 'user' ? event.username : t(`happened.actors.${event.actor}`)
  const values = { who, name, stage, status: nameOfStatus(t, event.process) }
  // What candidates refuse themselves they withdraw; what colleagues recorded for them may have been said otherwise.
  const isWithdrawn = event.actor === 'candidate' && event.action === 'candidate_refuse'
  const action = isWithdrawn ? 'candidate_withdrew' : event.action
  return wordOf(t, `happened.actions.${action}`, values, t('happened.other', values))
}

/** Whether somebody noted what the candidate said or did. */
export function isRecordedFor({ actor, action }: Pick<HistoryItem, 'actor' | 'action'>): boolean {
  return actor === 'user' && action.startsWith('candidate_')
}
