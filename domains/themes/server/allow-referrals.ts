import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { themes } from './queries.ts'

/** Lets colleagues refer people for a project, where they may not yet. */
export function allowReferrals(tx: Transaction, projectId: number): void {
  tx.save(
    themes
      .updateTable('projects')
      .set({ is_open_for_referral: true, version: sql`version + 1` })
      .where('id', '=', projectId)
      .where('is_open_for_referral', '=', false),
  )
  tx.announce('project', projectId)
}
