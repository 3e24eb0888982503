/** What people are asked for, each a kind of notice. */
export const askings = ['asked_to_approve', 'asked_to_interview', 'asked_for_feedback'] as const

export type Asking = (typeof askings)[number]

/** Somebody who takes part in one application. */
export interface Asked {
  /** What they are asked for now, if anything. */
  readonly kind: Asking | null
  /** Null where nobody takes part. */
  readonly userId: number | null
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
  /** Whether it has become the turn of those who take part with this change. */
  readonly isAnew: boolean
}

/** What somebody was told last of one thing. */
export interface Told {
  readonly userId: number
  readonly about: string
  readonly said: string
}

/** A notice, with what is to be remembered of it. */
export interface Telling {
  readonly userId: number
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string | null
  readonly remembered: readonly Told[]
}

/** Somebody who is to hear something that they do not know. */
interface News extends Asked, Told {
  readonly userId: number
  readonly kindOfNews: Asking | typeof noMore
}

const noMore = 'asked_no_more'

/**
 * Everybody hears of what they are asked for, with the way to the very record, unless it is what they heard last; nobody of what they
 * asked themselves for. What they are to decide again is told again. Who was asked and takes part no more hears that, too. Who is to
 * hear the same about several at once hears it in one sentence, with the way to all of them.
 */
export function tellingsOf(asked: readonly Asked[], told: readonly Told[]): readonly Telling[] {
  const lastOf = new Map(told.map((one) => [keyOf(one), one.said]))
  const news = asked
    .flatMap(newsOf)
    .filter((one) => one.said !== lastOf.get(keyOf(one)) || (one.isAnew && one.kind !== 'asked_to_interview'))
  const others = [...news, ...goneOf(asked, told)].filter(({ by, userId }) => by?.id !== userId)
  const together = Map.groupBy(others, ({ userId, kindOfNews }) => `${userId} ${kindOfNews}`)
  return [...together.values()].flatMap((some) => {
    const [first] = some
    if (!first) return []
    return some.length === 1 ? [ofOne(first)] : [ofSeveral(first, some)]
  })
}

const keyOf = ({ userId, about }: Pick<Told, 'userId' | 'about'>) => `${userId} ${about}`

function newsOf(asked: Asked): News[] {
  const { kind, userId, recordId, meetsAt } = asked
  if (kind === null || userId === null) return []
  const said = kind === 'asked_to_interview' && meetsAt ? `${kind} ${meetsAt.toISOString()}` : kind
  return [{ ...asked, userId, kindOfNews: kind, about: String(recordId), said }]
}

/** Those who were asked about records that others take part in by now, or nobody. */
function goneOf(asked: readonly Asked[], told: readonly Told[]): News[] {
  const recordOf = new Map(asked.map((one) => [String(one.recordId), one]))
  const there = new Set(asked.map(({ userId, recordId }) => `${userId} ${recordId}`))
  return told.flatMap(({ userId, about, said }) => {
    const record = recordOf.get(about)
    if (!record || said === noMore || there.has(`${userId} ${about}`)) return []
    return [{ ...record, userId, about, said: noMore, kindOfNews: noMore }]
  })
}

const rememberedOf = ({ userId, about, said }: News): Told => ({ userId, about, said })

function ofOne(news: News): Telling {
  const { kindOfNews, userId, applicationId, meetsAt, name, position, by } = news
  const at = kindOfNews === noMore ? undefined : meetsAt?.toISOString()
  return {
    userId,
    kind: kindOfNews === 'asked_to_interview' && at ? 'asked_to_interview_at' : kindOfNews,
    facts: { name, position, by: by?.name ?? '', ...(at && { at }) },
    // Who takes part no more may not see it any more.
    link: kindOfNews === noMore ? null : `/candidate/detail/${applicationId}`,
    remembered: [rememberedOf(news)],
  }
}

function ofSeveral({ kindOfNews, userId, origin, by }: News, some: readonly News[]): Telling {
  const home = origin === 1 ? '/dashboard/campus' : '/dashboard/social'
  const links: Record<News['kindOfNews'], string | null> = {
    asked_to_approve: `${home}?panel=pending_feedback`,
    asked_for_feedback: `${home}?panel=pending_feedback`,
    asked_to_interview: home,
    asked_no_more: null,
  }
  return {
    userId,
    kind: `${kindOfNews}_many`,
    facts: { count: some.length, by: by?.name ?? '' },
    link: links[kindOfNews],
    remembered: some.map(rememberedOf),
  }
}
