import { canSignIn, factsShown, stepsOf, storyOf } from '@bole/careers/model'
import { offerFor, placeInQueue, whereToCome } from '@bole/interviews/server'
import { toldOf } from '@bole/notifications/server'
import { afterEvent } from '@bole/pipeline/model'
import { type CandidatePage, candidatePage } from '@bole/pipeline/server'
import { notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { stages, statuses } from '@bole/processes/model'
import { roomFor } from '@bole/rooms/server'
import { sql } from 'kysely'
import { careers, openPositions, ownOrganisation } from './careers-store.ts'
import { presentSent } from './present-sent.ts'
import { keptAnswerDays } from './receipts/answer-days.ts'
import { ownReceiptOf } from './receipts/own-receipt.ts'
import { dayThatHolds, promisedDay } from './receipts/promised-day.ts'

/** What the candidate's page may show and offer, computed from the rules. */
export function storyOfPage(page: CandidatePage) {
  const told = storyOf(page.standing, { hasOffer: page.offerValidUntil !== null })
  // Nobody accepts a time that is not there: they choose one of those offered, or ask for others.
  const hasNoTime = page.standing.stage === stages.stage.interview && page.meetsAt === null
  const answers = told.answers.filter((answer) => answer !== 'accept' || !hasNoTime)
  const story = { ...told, answers }
  // What colleagues recorded for somebody is told in other words than what they did themselves.
  const isOurWord = story.next === 'you_withdrew' && page.passages.at(-1)?.isTheirs === false
  return isOurWord ? { ...story, next: 'you_declined' as const } : story
}

/** The candidate's own page of an application; 404 when the application or its organisation is gone. */
export async function tellStory(tx: Transaction, applicationId: number, now: Date) {
  const page = await candidatePage(tx, applicationId)
  if (!page) throw notFound()
  const [[organisation], [position], [submission], [days], [promised]] = await tx.load(
    ownOrganisation(),
    careers
      .selectFrom('positions')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .select(['positions.id', 'positions.title', 'positions.cities', 'projects.company_name'])
      .select(({ exists }) =>
        exists(openPositions(now).select(sql`1`.as('one')).where('positions.id', '=', page.positionId)).as(
          'is_open',
        ),
      )
      .where('positions.id', '=', page.positionId),
    careers.selectFrom('careers_submissions').selectAll().where('application_id', '=', applicationId),
    keptAnswerDays.row(),
    promisedDay(applicationId),
  )
  if (!organisation || !position) throw notFound()
  const story = storyOfPage(page)
  const told = await toldOf(tx, applicationId, now)
  return {
    version: page.version,
    organisation,
    position: {
      id: position.id,
      title: position.title,
      cities: position.cities,
      company_name: position.company_name || organisation.name,
      is_open: Boolean(position.is_open),
    },
    applied_at: page.appliedAt.toISOString(),
    stage: story.stage,
    next_step: story.next,
    status_since: page.statusSince.toISOString(),
    answer_by: dayThatHolds(
      promised,
      { ...page, ...story, meetsAt: page.meetsUntil ?? page.meetsAt },
      keptAnswerDays.from(days),
    ),
    ...datesOf(page, await whereToCome(tx, applicationId)),
    queue: await placeInQueue(tx, applicationId, now),
    room: await roomFor(tx, applicationId, now),
    offer: await offerFor(tx, applicationId, now),
    steps: stepsOf({ ...page, changedAt: page.statusSince }).map(({ stage, reachedAt, isCurrent }) => ({
      stage,
      reached_at: reachedAt?.toISOString() ?? null,
      is_current: isCurrent,
    })),
    answers: [...story.answers],
    can_withdraw: story.canWithdraw,
    can_sign_in: canSignIn(page.standing, page, now),
    is_unread: afterEvent(page.standing, 'viewed') !== null || told.some(({ isViewed }) => !isViewed),
    messages: told.map(({ subject, text, at, isViewed }) => ({
      subject,
      text,
      at: at.toISOString(),
      is_unread: !isViewed,
    })),
    receipt: await ownReceiptOf(tx, applicationId),
    sent: submission ? presentSent(submission) : null,
  }
}

/** The dates that apply in this status; a cancelled one is not shown. */
function datesOf(page: CandidatePage, where: Awaited<ReturnType<typeof whereToCome>>) {
  const name = statuses.knownStatus(page.standing)?.name
  const shown = name && !page.standing.leftBecause ? factsShown(name) : null
  const meeting =
    shown?.meeting && page.meetsAt
      ? {
          begins_at: page.meetsAt.toISOString(),
          ends_at: page.meetsUntil?.toISOString() ?? null,
          place: page.place,
          is_online: page.isOnline,
          ...where,
        }
      : null
  return {
    meeting,
    reply_by: shown?.replyBy ? (page.replyBy?.toISOString() ?? null) : null,
    offer_valid_until: shown?.offer ? page.offerValidUntil : null,
    entry_date: shown?.entry ? page.entryDate : null,
  }
}
