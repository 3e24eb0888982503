import { groupOf, isOn, leavesAt, ways } from '@bole/inbox/model'
import { writeMail } from '@bole/mail/server'
import { linkTo } from '@bole/platform/links'
import { defineJob, type Transaction } from '@bole/platform/server'
import { findProvidedFor, providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { noticeMail, type WrittenNotice } from './notice-mail.ts'
import { inbox } from './progress-store.ts'
import { settingsFrom, settingsOf } from './settings-store.ts'
import {
  beneathNotices,
  boundPlatforms,
  type MailedNotice,
  type NoticeReader,
  noticeReader,
} from './slots.ts'
import { deliverNoticesJob, planDelivery } from './tell.ts'

/** How many notices one message holds; the others follow in the next. */
const atMost = 50

/** Beyond this a mail with notices is of no use, should it wait for a mail server: in milliseconds. */
const usefulFor = 7 * 86_400_000

/** Sends somebody what is due of their notices, and looks again when the next of them is. What was read meanwhile does not leave. */
export const deliverNotices = defineJob(
  deliverNoticesJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => deliver(tx, payload.user_id, now)),
  { nobodyWaits: 'what was told stands in the product' },
)

async function deliver(tx: Transaction, userId: number, now: Date): Promise<void> {
  const bound = findProvidedFor(boundPlatforms)
  const [leaving, [row], [reader]] = await tx.load(
    // A second worker waits here, and then finds what has left.
    inbox
      .selectFrom('notices')
      .select(['id', 'kind', 'facts', 'link', 'about', 'created_at'])
      .where('user_id', '=', userId)
      .where('leaves', '=', true)
      .orderBy('id')
      .forUpdate(),
    settingsOf(userId),
    providedFor(noticeReader)(userId),
  )
  if (leaving.length === 0) return
  const platforms = bound ? (await tx.load(bound.of(userId)))[0] : []
  // Without a mail server it waits in the outbox, as everybody's mail does.
  const isMailed = Boolean(reader?.email)
  const { choices, timing } = settingsFrom(row)
  const sorted = leaving.map((notice) => {
    const group = groupOf(notice.kind)
    const goes = (channel: 'mail' | 'platform') => group !== null && isOn(choices, group, channel)
    const byMail = isMailed && goes('mail')
    const byPlatform = platforms.length > 0 && goes('platform')
    return {
      notice,
      byMail,
      byPlatform,
      at: byMail || byPlatform ? leavesAt(timing, notice.created_at) : now,
    }
  })
  const due = sorted.filter(({ at }) => at <= now).slice(0, atMost)
  const later = sorted.filter((one) => !due.includes(one)).map(({ at }) => at.getTime())
  tx.save(
    inbox
      .updateTable('notices')
      .set({ leaves: false })
      .where('id', '=', sql<number>`any(${due.map(({ notice }) => notice.id)}::bigint[])`),
  )
  if (later.length > 0) planDelivery(tx, userId, new Date(Math.min(...later)))
  if (!reader) return
  const noticesBy = (channel: 'byMail' | 'byPlatform') =>
    due.filter((one) => one[channel]).map(({ notice }) => notice)
  await mail(tx, userId, reader, noticesBy('byMail'), now)
  await tellOnPlatforms(tx, userId, reader, noticesBy('byPlatform'))
}

async function mail(
  tx: Transaction,
  userId: number,
  { email, language }: NoticeReader,
  notices: readonly (WrittenNotice & MailedNotice)[],
  now: Date,
): Promise<void> {
  if (!email || notices.length === 0) return
  const spoken = language ?? 'zh-CN'
  const beneath = findProvidedFor(beneathNotices)
  const more = await beneath?.(tx, { userId, email, language: spoken, now }, notices)
  const written = notices.map((notice) => ({ ...notice, more: more?.get(notice.id) ?? '' }))
  await writeMail(tx, {
    to: email,
    language: spoken,
    ...noticeMail(spoken, written),
    isSecret: written.some((notice) => notice.more !== ''),
    about: `notices ${userId}`,
    usefulUntil: new Date(now.getTime() + usefulFor),
  })
}

async function tellOnPlatforms(
  tx: Transaction,
  userId: number,
  { language }: NoticeReader,
  notices: readonly WrittenNotice[],
): Promise<void> {
  const [first] = notices
  const bound = findProvidedFor(boundPlatforms)
  if (!bound || !first) return
  const spoken = language ?? 'zh-CN'
  const { subject, text } = noticeMail(spoken, notices)
  const link = linkTo((notices.length === 1 && first.link) || ways.messages())
  await bound.deliver(tx, { userId, language: spoken, title: subject, text, link })
}
