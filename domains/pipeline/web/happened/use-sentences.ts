import type { HistoryItem } from '@bole/pipeline/contract'
import { wordOf } from '@bole/platform/web'
import { nameOfStatus, useTexts as usePipelineTexts } from '../texts/index.ts'
import { useTexts } from './texts/index.ts'

type Happened = Pick<HistoryItem, 'actor' | 'username' | 'action'> & {
  readonly process: Pick<HistoryItem['process'], 'status' | 'name'>
  /** What else is known of it: the rule that did it. */
  readonly facts?: HistoryItem['facts']
}

/** Tells in the reader's language what happened to applications. Its texts come with the screens that tell it. */
export interface Sentences {
  /**
   * What happened, as a sentence; an action without one is told by its status. `stage` is what the step is called, `name`
   * the candidate.
   */
  readonly sentenceOf: (event: Happened, stage: string, name: string) => string
  /** Who noted what the candidate said or did; undefined where nobody had to. */
  readonly recorderOf: (event: Pick<HistoryItem, 'actor' | 'action' | 'username'>) => string | undefined
  /** The sentence, and that the candidate was told. */
  readonly andNotified: (sentence: string) => string
}

export function useSentences(): Sentences {
  const words = usePipelineTexts()
  const t = useTexts()
  return {
    sentenceOf: (event, stage, name) => {
      const rule = ruleIn(event.facts)
      const nobody = rule ? t('byRule', rule) : t(`actors.${event.actor}`)
      const who = event.actor === 'user' ? event.username : nobody
      const values = { who, name, stage, status: nameOfStatus(words, event.process) }
      // What candidates refuse themselves they withdraw; what colleagues recorded for them may have been said otherwise.
      const isWithdrawn = event.actor === 'candidate' && event.action === 'candidate_refuse'
      const action = isWithdrawn ? 'candidate_withdrew' : event.action
      const known = wordOf(t, `actions.${action}`, values, t('other', values))
      // What is arranged of an offer, say, is a day: its stage has words of its own for it.
      return wordOf(t, `actionsAt.${event.process.status}_${action}`, values, known)
    },
    recorderOf: ({ actor, action, username }) =>
      actor === 'user' && action.startsWith('candidate_') ? t('recordedBy', { who: username }) : undefined,
    andNotified: (sentence) => t('andNotified', { sentence }),
  }
}

/** The rule that did something, where one did, with the version it had then. */
function ruleIn(facts: HistoryItem['facts'] | undefined): { name: string; version: number } | null {
  const rule = facts?.rule
  if (typeof rule !== 'object' || rule === null || !('name' in rule) || !('version' in rule)) return null
  const { name, version } = rule
  return typeof name === 'string' && typeof version === 'number' ? { name, version } : null
}
