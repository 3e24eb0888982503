import type { inboxApi } from '@bole/inbox/contract'
import { channels, choose, isOn, kindGroups } from '@bole/inbox/model'
import { hasMailServer } from '@bole/mail/server'
import type { Handler } from '@bole/platform/server'
import { findProvidedFor, providedFor } from '@bole/platform/slots'
import { inbox } from './progress-store.ts'
import { settingsFrom, settingsOf } from './settings-store.ts'
import { boundPlatforms, noticeReader } from './slots.ts'
import { planDelivery } from './tell.ts'

export const getNoticeSettings: Handler<typeof inboxApi.getNoticeSettings> = async ({ caller, tx }) => {
  const bound = findProvidedFor(boundPlatforms)
  const [[row], [reader]] = await tx.load(settingsOf(caller.userId), providedFor(noticeReader)(caller.userId))
  const platforms = bound ? (await tx.load(bound.of(caller.userId)))[0] : []
  const { choices, timing } = settingsFrom(row)
  return {
    user_id: caller.userId,
    groups: kindGroups.map((group) => ({
      group,
      here: isOn(choices, group, 'here'),
      mail: isOn(choices, group, 'mail'),
      platform: isOn(choices, group, 'platform'),
    })),
    ...timing,
    email: reader?.email ?? null,
    has_mail_server: await hasMailServer(tx),
    platforms: platforms.map(({ platform }) => platform),
  }
}

/** What is not named stays. What waits to leave is looked at again, as it may be due now. */
export const updateNoticeSettings: Handler<typeof inboxApi.updateNoticeSettings> = async (context) => {
  const { body, caller, tx } = context
  const [, [row]] = await tx.load(tx.hold(`notice settings ${caller.userId}`), settingsOf(caller.userId))
  const { choices: before, timing } = settingsFrom(row)
  const { pace = timing.pace, hour = timing.hour, quiet = timing.quiet } = body
  let choices = before
  for (const row of body.groups ?? [])
    for (const channel of channels) {
      const on = row[channel]
      if (on !== undefined) choices = choose(choices, row.group, channel, on)
    }
  const columns = {
    choices: JSON.stringify(choices),
    pace,
    hour,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
  }
  tx.save(
    inbox
      .insertInto('notice_settings')
      .values({ organisation_id: tx.organisationId, user_id: caller.userId, ...columns })
      .onConflict((same) => same.columns(['organisation_id', 'user_id']).doUpdateSet(columns)),
  )
  planDelivery(tx, caller.userId)
  tx.announce('notice_settings', { user: caller.userId })
  return {}
}
