import { phones } from '@bole/intake/model'
import { type Provided, provide } from '@bole/platform/slots'
import { fetchesPhones } from '@bole/positions/server'
import { intake } from '../item-store.ts'

/** A plug-in fetches while it was given somebody a short time ago of whom it said nothing yet. */
const fillFetchesPhones = provide(fetchesPhones, async (tx) => {
  const since = new Date(Date.now() - phones.patience)
  const asked = await tx.find(
    intake
      .selectFrom('plug_in_people')
      .select('id')
      .where('phone_state', '=', 'asked')
      .where('phone_asked_at', '>', since)
      .limit(1),
  )
  return asked !== undefined
})

/** What the domains below need of what comes in. */
export const intakeFillings: readonly Provided[] = [fillFetchesPhones]
