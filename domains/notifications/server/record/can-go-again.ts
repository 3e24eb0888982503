import { type RecordState, whatCanBeDone } from '@bole/notifications/model'
import { isFilledIn } from '../message/write-message.ts'
import { unsubscribed } from '../unsubscribe/unsubscribed.ts'

interface Over {
  readonly id: number
  readonly state: RecordState
  readonly lacks: string | null
  readonly body: string
}

/**
 * Whether a message that is over can be sent again: what was wrong with its words is not put right by that, one whose words were erased has
 * nothing to say, and `unwanted` are those whose
 * readers want none (`stillUnwanted`).
 */
export function canGoAgain({ id, state, lacks, body }: Over, unwanted: ReadonlySet<number>): boolean {
  const isWhole = lacks === null || (lacks === unsubscribed && !unwanted.has(id) && isFilledIn(body))
  return whatCanBeDone(state).again && isWhole && body !== ''
}
