import { defineApi } from '@bole/platform/contract'
import { exportCalls } from './export-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { recordCalls } from './record-calls.ts'
import { reportCalls } from './report-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    export: 'library'
    extra_info: 'library'
    record_lock: 'library'
    call_import: 'library'
    exam_score: 'library'
  }
}

export const libraryApi = defineApi('library', {
  ...exportCalls,
  ...peopleCalls,
  ...recordCalls,
  ...reportCalls,
})
