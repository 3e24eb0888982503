import { canSeeApplication } from '@bole/pipeline/server'
import { type Caller, type Database, Transaction } from '@bole/platform/server'

/** Whether somebody may see a record, and so who else has it open. */
export async function mayLook(
  database: Database,
  caller: Caller,
  looking: { entity: string; id: number },
): Promise<boolean> {
  if (looking.entity !== 'application') return false
  const tx = new Transaction(database, caller.organisationId, { readOnly: true })
  return canSeeApplication(tx, caller, looking.id)
}
