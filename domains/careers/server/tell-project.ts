import type { ShownProject } from '@bole/careers/contract'
import { routeAsTold, routesOf } from '@bole/lectures/server'
import type { Transaction } from '@bole/platform/server'
import { dress } from '@bole/themes/model'
import { type ProjectSections, sectionsOf } from '@bole/themes/server'
import { sql } from 'kysely'
import { openPositions } from './careers-store.ts'

interface Organisation {
  readonly name: string
  readonly slug: string
}

/**
 * A project as its page shows it; null where there is none, or where nothing of it is public yet: without open positions a project is
 * found by its invitation alone.
 */
export async function tellProject(
  tx: Transaction,
  organisation: Organisation,
  asked: { readonly id: number; readonly isInvited: boolean },
  now: Date,
): Promise<ShownProject | null> {
  const [counted, stops] = await tx.load(
    openPositions(now).select(sql<number>`count(*)`.as('open')).where('positions.project_id', '=', asked.id),
    routesOf([asked.id]),
  )
  const open = counted[0]?.open ?? 0
  const sections = (await sectionsOf(tx, [asked.id])).get(asked.id)
  if (!sections || (open === 0 && !asked.isInvited)) return null
  return {
    ...sectionsTold(sections, organisation),
    organisation,
    position_count: open,
    route: routeAsTold(stops),
  }
}

function sectionsTold(sections: ProjectSections, organisation: Organisation) {
  const { id, name, origin, closesAt, company } = sections
  return {
    ...{ id, name, origin },
    closes_at: closesAt?.toISOString() ?? null,
    company: { ...company, name: company.name || organisation.name },
    looks: dress.namesOfLooks(sections.looks),
    menu: [...sections.menu],
    schedule: [...sections.schedule],
    answers: [...sections.answers],
    pictures: [...sections.pictures],
  }
}
