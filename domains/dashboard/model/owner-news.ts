import type { NoticeKind } from '@bole/inbox/model'

/** What the owner of an application is told when its candidate answers; everything else is an answer. */
const kindOfAnswer: Readonly<Record<string, NoticeKind>> = {
  accept: 'candidate_accepted',
  attend: 'candidate_accepted',
  refuse: 'candidate_declined',
  change_date: 'candidate_wants_another_date',
}

/** The notice that a candidate's answer is. */
export function noticeOfAnswer(action: string): NoticeKind {
  return kindOfAnswer[action] ?? 'candidate_answered'
}

/** Something of somebody's that was handed to them. */
export interface Handed {
  readonly id: number
  readonly ownerId: number
  readonly origin: number
  /** Who handed it over; null: nobody of staff. */
  readonly by: { readonly id: number; readonly name: string } | null
  /** What is said of it where it is the only one. */
  readonly facts: Readonly<Record<string, string | number>>
}

/** Where it leads: to the one, or to the list of those that somebody owns. */
export interface WaysOfHanded {
  readonly kind: 'given_application' | 'given_position'
  readonly toOne: (handed: Handed) => string
  readonly toThose: (handed: Handed) => string
}

/** What somebody hears who was handed something. */
interface HandedTelling {
  readonly userId: number
  readonly kind: WaysOfHanded['kind'] | `${WaysOfHanded['kind']}_many`
  readonly facts: Handed['facts']
  readonly link: string
  readonly about: readonly number[]
}

/** Whoever is handed something hears of it, of several in one sentence; nobody of what they took themselves. */
export function tellingsOfHanded(
  handed: readonly Handed[],
  { kind, toOne, toThose }: WaysOfHanded,
): readonly HandedTelling[] {
  const others = handed.filter(({ ownerId, by }) => by?.id !== ownerId)
  return [...Map.groupBy(others, ({ ownerId }) => ownerId).values()].flatMap((some): HandedTelling[] => {
    const [first] = some
    if (!first) return []
    const by = first.by?.name ?? ''
    const about = some.map(({ id }) => id)
    const userId = first.ownerId
    return some.length === 1
      ? [{ userId, kind, facts: { ...first.facts, by }, link: toOne(first), about }]
      : [
          {
            userId,
            kind: `${kind}_many` as const,
            facts: { count: some.length, by },
            link: toThose(first),
            about,
          },
        ]
  })
}
