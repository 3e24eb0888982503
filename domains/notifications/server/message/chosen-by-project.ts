import type { NotifyEvent } from '@bole/notifications/model'
import { unsubscribed } from '../unsubscribe/unsubscribed.ts'
import type { Addressee } from './addressees.ts'

type Chosen = Pick<Addressee, 'pass_template_id' | 'told_events'>

/** What projects are not asked about: it is somebody's own words, leads out of the project, or is the only way to a time. */
const unasked: readonly NotifyEvent[] = ['message', 'repositioned', 'choose_time']

/** Whether a project has its candidates told of an event. */
export function isToldBy({ told_events: told }: Chosen, event: NotifyEvent): boolean {
  return unasked.includes(event) || told === null || told.includes(event)
}

/** The template a project has chosen for an event; null where it has chosen none. */
export function templateOf({ pass_template_id: id }: Chosen, event: NotifyEvent): number | null {
  return event === 'passed' ? id : null
}

/** Why somebody is not written to, whatever the words: their project does not tell of it, or they want no more; null where they are. */
export function whyNotWritten(
  who: Chosen & Pick<Addressee, 'id'>,
  event: NotifyEvent,
  wantNone: ReadonlySet<number>,
): 'not_told' | typeof unsubscribed | null {
  if (!isToldBy(who, event)) return 'not_told'
  return wantNone.has(who.id) ? unsubscribed : null
}
