import type { CompanyClock } from '@bole/accounts/server'
import pg from 'pg'
import type { Settings } from './settings.ts'
import { ownTimeZone } from './time-zone.ts'

/** The zone that the first organisation chose when it was set up; null where none did. */
export async function chosenZone(ownerUrl: string): Promise<string | null> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    const found = await owner.query<{ time_zone: string }>(
      'select time_zone from organisations where time_zone is not null order by id limit 1',
    )
    return found.rows[0]?.time_zone ?? null
  } finally {
    await owner.end()
  }
}

/** The clock of this process. Node reads its zone again with the next date. */
export function clockOf({ isZoneGiven }: Pick<Settings, 'isZoneGiven'>): CompanyClock {
  return {
    isFixed: isZoneGiven,
    zone: () => ownTimeZone() ?? 'UTC',
    choose: (zone) => {
      process.env.TZ = zone
    },
  }
}
