import { defineApi } from '@bole/platform/contract'
import { exportCalls } from './export-calls.ts'
import { lockCalls } from './lock-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { recordCalls } from './record-calls.ts'
import { reportCalls } from './report-calls.ts'
import { watchCalls } from './watch-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    export: 'library'
    extra_info: 'library'
    record_lock: 'library'
    call_import: 'library'
    exam_score: 'library'
    search_watch: 'library'
  }
}

export const libraryApi = defineApi('library', {
  ...exportCalls,
  ...lockCalls,
  ...peopleCalls,
  ...recordCalls,
  ...reportCalls,
  ...watchCalls,
})
