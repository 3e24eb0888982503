import { type NoticeKind, ways } from '@bole/inbox/model'

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
  /** The passage of a stage it is asked in; null while the application is in none. */
  readonly recordId: number | null
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

/** The same of a passage of an application. */
export interface ToldOf extends Told {
  readonly applicationId: number
}

/** A way that a notice of somebody's does not lead any more. */
export interface WayGone {
  readonly userId: number
  readonly link: string
}

/** A notice, with what is to be remembered of it. */
export interface Telling {
  readonly userId: number
  readonly kind: NoticeKind
  readonly facts: Readonly<Record<string, string | number>>
  readonly link: string | null
  /** The applications it is about. */
  readonly about: readonly number[]
  readonly remembered: readonly Told[]
}

/** Somebody who is to hear something that they do not know. */
interface News extends Asked, Told {
  readonly userId: number
  readonly kindOfNews: Asking | typeof noMore
  /** What else is to be remembered with it. */
  readonly also: readonly Told[]
}

const noMore = 'asked_no_more'

/**
 * Everybody hears of what they are asked for, with the way to the very record, unless it is what they heard last; nobody of what they
 * asked themselves for. What they are to decide again is told again. Who was asked and takes part no more hears that, too. Who is to
 * hear the same about several at once hears it in one sentence, with the way to all of them.
 */
export function tellingsOf(asked: readonly Asked[], told: readonly ToldOf[]): readonly Telling[] {
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
  if (kind === null || userId === null || recordId === null) return []
  const said = kind === 'asked_to_interview' && meetsAt ? `${kind} ${meetsAt.toISOString()}` : kind
  return [{ ...asked, userId, kindOfNews: kind, about: String(recordId), said, also: [] }]
}

/** The ways to applications that people were asked about and take no part in any more: they may not see them now. */
export function waysGone(asked: readonly Asked[], told: readonly ToldOf[]): readonly WayGone[] {
  const gone = toldInVain(asked, told).map(({ userId, applicationId }) => ({
    userId,
    link: ways.candidate(applicationId),
  }))
  return [...new Map(gone.map((one) => [`${one.userId} ${one.link}`, one])).values()]
}

/** Those who have to hear that they are asked no more, each once of an application, whichever passage of it they were asked in. */
function goneOf(asked: readonly Asked[], told: readonly ToldOf[]): News[] {
  const applicationOf = new Map(asked.map((one) => [one.applicationId, one]))
  const open = toldInVain(asked, told).filter(({ said }) => said !== noMore)
  const each = Map.groupBy(open, ({ userId, applicationId }) => `${userId} ${applicationId}`)
  return [...each.values()].flatMap((some) => {
    const [first, ...others] = some.map(({ userId, about }) => ({ userId, about, said: noMore }))
    const application = applicationOf.get(some[0]?.applicationId ?? 0)
    return first && application ? [{ ...application, ...first, kindOfNews: noMore, also: others }] : []
  })
}

/** What was told to people of applications in which they take no part any more. */
function toldInVain(asked: readonly Asked[], told: readonly ToldOf[]): readonly ToldOf[] {
  const there = new Set(asked.map(({ userId, applicationId }) => `${userId} ${applicationId}`))
  return told.filter(({ userId, applicationId }) => !there.has(`${userId} ${applicationId}`))
}

const rememberedOf = ({ userId, about, said, also }: News): readonly Told[] => [
  { userId, about, said },
  ...also,
]

function ofOne(news: News): Telling {
  const { kindOfNews, userId, applicationId, meetsAt, name, position, by } = news
  const at = kindOfNews === noMore ? undefined : meetsAt?.toISOString()
  return {
    userId,
    kind: kindOfNews === 'asked_to_interview' && at ? 'asked_to_interview_at' : kindOfNews,
    facts: { name, position, by: by?.name ?? '', ...(at && { at }) },
    // Who takes part no more may not see it any more.
    link: kindOfNews === noMore ? null : ways.candidate(applicationId),
    about: [applicationId],
    remembered: rememberedOf(news),
  }
}

function ofSeveral({ kindOfNews, userId, origin, by }: News, some: readonly News[]): Telling {
  const links: Record<News['kindOfNews'], string | null> = {
    asked_to_approve: ways.pendingFeedback(origin),
    asked_for_feedback: ways.pendingFeedback(origin),
    asked_to_interview: ways.dashboard(origin),
    asked_no_more: null,
  }
  return {
    userId,
    kind: `${kindOfNews}_many`,
    facts: { count: some.length, by: by?.name ?? '' },
    link: links[kindOfNews],
    about: some.map(({ applicationId }) => applicationId),
    remembered: some.flatMap(rememberedOf),
  }
}
