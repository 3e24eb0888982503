import { inTransaction } from '@bole/platform/host'
import { type Database, prepared } from '@bole/platform/server'
import { enqueueResumes } from './add-resumes.job.ts'
import { dateNotices } from './date-notices.ts'
import { loadApplications } from './load-applications.ts'
import { loadAway } from './load-away.ts'
import { loadBoardActivity } from './load-board-activity.ts'
import { loadCode } from './load-code.ts'
import { loadCompany } from './load-company.ts'
import { loadFolders } from './load-folders.ts'
import { loadImport } from './load-import.ts'
import { loadMailbox } from './load-mailbox.ts'
import { loadMessages } from './load-messages.ts'
import { loadOffers } from './load-offers.ts'
import { loadPlugIns } from './load-plug-ins.ts'
import { loadPool } from './load-pool.ts'
import { loadProjectParts } from './load-project-parts.ts'
import { loadQueue } from './load-queue.ts'
import { loadReports } from './load-reports.ts'
import { loadRequisitions } from './load-requisitions.ts'
import { loadRoom } from './load-room.ts'
import { loadRules } from './load-rules.ts'
import { loadServiceRequests } from './load-service-requests.ts'

const twoOrganisations = prepared<{ id: number }>(
  `select nextval(pg_get_serial_sequence('organisations', 'id')) as id from generate_series(1, 2)`,
)

/**
 * Writes the whole demo company in one transaction as the role the server works as: whatever interrupts it, nothing of it
 * is there and the next start begins anew.
 */
export async function loadDemo(database: Database, now: Date): Promise<void> {
  const [ids] = await database.run(twoOrganisations())
  const [company, operators] = ids
  if (!company || !operators) throw new Error('a sequence answered no number')
  const unheard = { database, publish: () => undefined }
  const numbers = await inTransaction(unheard, company.id, async (tx) => {
    const taken = await loadCompany(tx, operators.id, now)
    const people = await loadApplications(tx, taken, now)
    enqueueResumes(tx, people.toReversed())
    return taken
  })
  // Afterwards, as people are told when everything else is written.
  await inTransaction(unheard, company.id, async (tx) => {
    loadQueue(tx, now)
    loadRoom(tx, now)
    loadCode(tx, now)
    loadOffers(tx, now)
    await loadMessages(tx, now)
    await loadPool(tx, now)
    await loadProjectParts(tx, numbers, now)
    loadRequisitions(tx, numbers, now)
    loadReports(tx, now)
    loadBoardActivity(tx, now)
    loadPlugIns(tx)
    loadServiceRequests(tx, now)
    loadImport(tx, now)
    loadAway(tx, now)
    await loadFolders(tx)
    await loadRules(tx, now)
    tx.save(loadMailbox(now))
    tx.save(dateNotices(now))
  })
}
