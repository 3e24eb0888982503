import type { Reader } from '@bole/platform/server'
import { pipeline } from './application-store.ts'
import { withinScope } from './scope.ts'

/** The numbers of the applications that a person may see, within a larger query. */
export function applicationsSeenBy(reader: Reader<'candidates'>) {
  return pipeline.selectFrom('applications').select('applications.id').where(withinScope(reader))
}
