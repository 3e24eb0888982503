import { provide } from '@bole/platform/slots'
import { projectPositions } from '@bole/themes/server'
import { sql } from 'kysely'
import { copyPositions } from './copy-positions.ts'
import { nestedPositions } from './nested-positions.ts'
import { positions } from './position-store.ts'
import { positionsWithinScope } from './scope.ts'

/** What projects have to know of their positions. */
export const fillProjectPositions = provide(projectPositions, {
  hasAny: async (tx, projectId) => {
    const any = positions.selectFrom('positions').select('id').where('project_id', '=', projectId).limit(1)
    return (await tx.find(any)) !== undefined
  },
  isChoosable: (reader) => sql`exists (select from positions
    where positions.organisation_id = projects.organisation_id and positions.project_id = projects.id
      and not positions.is_deleted and ${positionsWithinScope(reader)})`,
  nested: nestedPositions,
  copy: copyPositions,
})
