import { platforms } from '@bole/accounts/model'
import { boundPlatforms, type PlatformMessage } from '@bole/inbox/server'
import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import { provide } from '@bole/platform/slots'
import * as z from 'zod'
import { PlatformFailure } from './ask-platform.ts'
import { bindingsOf, clients, enabledApp } from './platform-store.ts'

const sendJob = declareJob(
  'accounts.send_to_platform',
  z.object({
    platform: z.enum(platforms),
    user_id: z.number(),
    subject: z.string(),
    text: z.string(),
    link: z.string(),
  }),
)

/** What a platform says of somebody it does not reach, or of an app that may not send: no later attempt says otherwise. */
const forGood = new Set(['not_reached', '43004', '40003', '48001', '81013', '40056', '230013', '33012'])

/** Sends somebody a message on a platform, as long as they are bound to it and the company has it on. */
export const sendToPlatform = defineJob(
  sendJob,
  async ({ payload: { platform, user_id: userId, subject, text, link }, inTransaction, log }) => {
    const app = await inTransaction(async (tx) => {
      const [bound] = await tx.load(messageBindings(userId))
      const isBound = bound.some((one) => one.platform === platform && one.subject === subject)
      return isBound ? enabledApp(tx, platform) : null
    })
    if (!app) return
    try {
      await clients[platform].send(app, subject, { text, link })
    } catch (error) {
      if (!(error instanceof PlatformFailure) || !forGood.has(error.code)) throw error
      log(`${platform} takes no message for user ${userId}: ${error.code}`)
    }
  },
  { nobodyWaits: 'what was told stands in the product' },
)

/** Where messages reach somebody: bound, on, and an app that may send. */
function messageBindings(userId: number) {
  return bindingsOf(userId)
    .where('is_enabled', '=', true)
    .where(({ eb, or }) =>
      or([eb('platform_apps.platform', '!=', 'wechat'), eb('platform_apps.template_id', '!=', '')]),
    )
}

/** Nothing is waited for: each message leaves by a job of its own. */
async function deliver(tx: Transaction, { userId, title, text, link }: PlatformMessage): Promise<void> {
  const [bound] = await tx.load(messageBindings(userId))
  for (const { platform, subject } of bound) {
    const said = platform === 'wechat' ? title : withoutLink(text, link)
    tx.enqueue(sendJob, { platform, user_id: userId, subject, text: said, link })
  }
}

/** The link stands at the end of what is sent, once. */
function withoutLink(text: string, link: string): string {
  return text.replaceAll(link, '').trim()
}

/** Where people are told besides the product and mail. */
export const fillBoundPlatforms = provide(boundPlatforms, {
  of: (userId) => messageBindings(userId),
  deliver,
})
