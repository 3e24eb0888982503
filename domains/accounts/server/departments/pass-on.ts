import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { mostHeads } from '../../model/departments.ts'
import { accounts } from '../account-store.ts'

/** Gives one department the people, heads and tags of another, those who were asked to join it, and who registers into it. */
export function passOn(tx: Transaction, by: number, from: number, into: number): void {
  const taker = sql<number>`${into}::bigint`.as('department_id')
  tx.save(
    accounts
      .insertInto('user_history')
      .columns(['organisation_id', 'user_id', 'actor_id', 'action', 'changes'])
      .expression(
        accounts
          .selectFrom('users')
          .select(['organisation_id', 'id as user_id', sql<number>`${by}::bigint`.as('actor_id')])
          .select(sql<'update'>`'update'`.as('action'))
          .select(
            sql<string>`json_build_object('department_id', json_build_array(${from}::bigint, ${into}::bigint))`.as(
              'changes',
            ),
          )
          .where('department_id', '=', from),
      ),
    accounts.updateTable('invitations').set({ department_id: into }).where('department_id', '=', from),
    accounts
      .updateTable('identity_providers')
      .set(({ eb }) => ({ department_id: into, version: eb('version', '+', 1) }))
      .where('department_id', '=', from),
    accounts
      .updateTable('sign_in_rules')
      .set(({ eb }) => ({ register_department_id: into, version: eb('version', '+', 1) }))
      .where('register_department_id', '=', from),
    accounts
      .updateTable('users')
      .set(({ eb }) => ({ department_id: into, version: eb('version', '+', 1) }))
      .where('department_id', '=', from),
    accounts
      .insertInto('department_heads')
      .columns(['organisation_id', 'department_id', 'user_id', 'place'])
      .expression(
        accounts
          .selectFrom('department_heads')
          .select(['organisation_id', taker, 'user_id', sql<number>`place + ${mostHeads}`.as('place')])
          .where('department_id', '=', from),
      )
      .onConflict((conflict) => conflict.doNothing()),
    accounts
      .insertInto('department_tag_links')
      .columns(['organisation_id', 'department_id', 'tag_id'])
      .expression(
        accounts
          .selectFrom('department_tag_links')
          .select(['organisation_id', taker, 'tag_id'])
          .where('department_id', '=', from),
      )
      .onConflict((conflict) => conflict.doNothing()),
  )
}
