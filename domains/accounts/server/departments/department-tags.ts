import { departmentTags } from '@bole/accounts/contract'
import { plainHandlers, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** What answers the calls about tags of departments. */
export const departmentTagHandlers = plainHandlers(departmentTags, {
  tables: accounts,
  table: 'department_tags',
  facts: async (tx, ids) => {
    const [rows] = await tx.load(
      accounts
        .selectFrom('department_tags')
        .leftJoin('department_tag_links', (join) =>
          sameTenant(join, 'department_tag_links.tag_id', 'department_tags.id'),
        )
        .select(['department_tags.id', sql<number>`count(department_tag_links.tag_id)`.as('departments')])
        .where('department_tags.id', '=', sql<number>`any(${ids}::bigint[])`)
        .groupBy('department_tags.id'),
    )
    return new Map(rows.map(({ id, departments }) => [id, { departments }]))
  },
})
