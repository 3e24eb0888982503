import { inboxApi } from '@bole/inbox/contract'
import { defineRoutes } from '@bole/platform/server'
import { listNotices } from './list-notices.ts'
import { listProgress } from './list-progress.ts'
import { getNoticeSettings, updateNoticeSettings } from './notice-settings.ts'
import { readNotices } from './read-notices.ts'

export const inboxRoutes = defineRoutes(
  inboxApi,
  { listProgress, listNotices, readNotices, getNoticeSettings, updateNoticeSettings },
  { 'zh-CN': {}, 'en-US': {}, 'pt-BR': {}, 'zh-TW': {} },
)
