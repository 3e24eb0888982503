import { defineApi } from '@bole/platform/contract'
import { fileCalls } from './file-calls.ts'
import { newerCalls } from './newer-calls.ts'
import { settingCalls } from './setting-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    rereading: 'parse-administration'
    reading_settings: 'parse-administration'
  }
}

export const parseAdministrationApi = defineApi('parse-administration', {
  ...fileCalls,
  ...newerCalls,
  ...settingCalls,
})
