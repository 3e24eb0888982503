import type { Transaction } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'

interface NewOwner {
  readonly applicationId: number
  /** Null: nobody any more. */
  readonly ownerId: number | null
}

/** Whoever owns an application takes part in it and so sees it; whoever owned it before keeps no claim. */
export function saveOwners(tx: Transaction, owners: readonly NewOwner[]): void {
  if (owners.length === 0) return
  const rows = owners.flatMap(({ applicationId, ownerId }) =>
    ownerId === null
      ? []
      : [
          {
            organisation_id: tx.organisationId,
            application_id: applicationId,
            user_id: ownerId,
            part: 'owner' as const,
          },
        ],
  )
  tx.save(
    pipeline
      .deleteFrom('application_people')
      .where('part', '=', 'owner')
      .where(
        'application_id',
        'in',
        owners.map(({ applicationId }) => applicationId),
      ),
  )
  if (rows.length > 0) tx.save(pipeline.insertInto('application_people').values(rows))
}
