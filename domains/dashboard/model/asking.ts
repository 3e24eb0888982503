/** What people are asked for, each a kind of notice. */
export const askings = ['asked_to_approve', 'asked_to_interview', 'asked_for_feedback'] as const

export type Asking = (typeof askings)[number]

/** Somebody asked for something about one application. */
export interface Asked {
  readonly kind: Asking
  readonly userId: number
  readonly applicationId: number
  readonly origin: number
  /** The passage of a stage it is asked in. */
  readonly recordId: number
  /** When they are to meet; null where no time is set, or where it is no interview. */
  readonly meetsAt: Date | null
  readonly name: string
  readonly position: string
  /** Who asked, as far as it was a person. */
  readonly by: { readonly id: number; readonly name: string } | null
}

/** What is told of it: `about` tells once told from not yet told. */
export interface Telling {
  readonly userId: number
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string
  readonly about: string
}

/**
 * Everybody hears of what they are asked for, with the way to the very record; nobody of what they asked themselves for. Who is asked
 * about several at once hears it in one sentence, with the way to all of them.
 */
export function tellingsOf(asked: readonly Asked[]): readonly Telling[] {
  const others = asked.filter(({ by, userId }) => by?.id !== userId)
  const together = Map.groupBy(others, ({ userId, kind }) => `${userId} ${kind}`)
  return [...together.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    return some.length === 1 ? [ofOne(first)] : [ofSeveral(first, some)]
  })
}

function ofOne(asked: Asked): Telling {
  const { kind, userId, applicationId, recordId, meetsAt, name, position, by } = asked
  const at = meetsAt?.toISOString()
  return {
    userId,
    kind: kind === 'asked_to_interview' && at ? 'asked_to_interview_at' : kind,
    facts: { name, position, by: by?.name ?? '', ...(at && { at }) },
    link: `/candidate/detail/${applicationId}`,
    about: [recordId, kind === 'asked_to_interview' ? at : null].filter(Boolean).join(' '),
  }
}

function ofSeveral({ kind, userId, origin, by }: Asked, some: readonly Asked[]): Telling {
  const records = some.map(({ recordId }) => recordId)
  const home = origin === 1 ? '/dashboard/campus' : '/dashboard/social'
  return {
    userId,
    kind: `${kind}_many`,
    facts: { count: some.length, by: by?.name ?? '' },
    link: kind === 'asked_to_interview' ? home : `${home}?panel=pending_feedback`,
    about: `${some.length} of ${Math.min(...records)} to ${Math.max(...records)}`,
  }
}
