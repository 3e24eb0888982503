import { accountsEvents } from '@bole/accounts/contract'
import { on } from '@bole/platform/reaction'
import { ensureDefaultProcesses } from './ensure-default-processes.ts'

/** A company has the standard processes from its first day: whoever makes its first position finds one to choose. */
export const beginWithProcesses = on(accountsEvents.organisationMade, async ({ tx, events }) => {
  for (const { language } of events) await ensureDefaultProcesses(tx, language)
})
