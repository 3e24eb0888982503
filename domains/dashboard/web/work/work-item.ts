import { accountsScreens } from '@bole/accounts/screens'
import { careersScreens } from '@bole/careers/screens'
import type { dashboardApi } from '@bole/dashboard/contract'
import { dashboardScreens } from '@bole/dashboard/screens'
import { mailScreens } from '@bole/mail/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import type { Place } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import type { Answered } from '@bole/platform/web'
import type { useTexts } from './texts/index.ts'

/** Something that waits, as the server says it. */
export type WorkItem = Answered<typeof dashboardApi.listWork>['data']['list'][number]

/** Where the very record is; null where it opens in a dialog. */
export function placeOfWork(item: WorkItem): Place | null {
  if (item.application)
    return { path: addressOf(pipelineScreens.candidate, { id: item.application.post_id }) }
  switch (item.kind) {
    case 'newcomer':
      if (item.part === 'registration') return { path: addressOf(accountsScreens.users) }
      return item.part === 'account'
        ? { path: addressOf(accountsScreens.users), query: { keyword: item.title } }
        : { path: addressOf(accountsScreens.invitations) }
    case 'answer':
      return { path: addressOf(pipelineScreens.candidate, { id: item.id }) }
    case 'request':
      return { path: addressOf(careersScreens.receipts), query: { state: 'asked', keyword: item.title } }
    case 'mail':
      return { path: addressOf(mailScreens.outbox), query: { state: 'failed', keyword: item.title } }
    case 'server':
      return { path: addressOf(dashboardScreens.server) }
    default:
      return null
  }
}

/** What a row is called: a person by their name, anything else by what is the matter with it. */
export function titleOfWork(item: WorkItem, t: ReturnType<typeof useTexts>): string {
  const { kind, part, title, about, count } = item
  if (kind === 'upload') return t('upload', { count })
  if (kind === 'newcomer')
    return t(part === 'account' || part === 'registration' ? part : 'invitation', { title })
  if (kind === 'mail') return t('mailTo', { about, title })
  if (kind === 'server') return t(part === 'mail' ? 'serverMail' : 'job', { title, count })
  return title
}
