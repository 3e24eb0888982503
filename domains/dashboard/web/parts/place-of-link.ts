import { careersScreens } from '@bole/careers/screens'
import type { links } from '@bole/dashboard/model'
import { dashboardScreens } from '@bole/dashboard/screens'
import { pipelineScreens } from '@bole/pipeline/screens'
import type { Place } from '@bole/platform/places'
import { addressOf } from '@bole/platform/screens'
import { positionsScreens } from '@bole/positions/screens'
import { themesScreens } from '@bole/themes/screens'

/** Where a link leads, with its conditions. */
export function placeOfLink({ screen, id = 0, query }: links.Link): Place {
  const { origin, ...conditions } = query
  const generation = { origin: Number(origin) }
  switch (screen) {
    case 'candidates':
      return { path: addressOf(pipelineScreens.candidates, generation), query }
    case 'candidate':
      return { path: addressOf(pipelineScreens.candidate, { id }), query }
    case 'positions':
      return { path: addressOf(positionsScreens.list, generation), query: conditions }
    case 'projects':
      return { path: addressOf(themesScreens.list, generation), query: conditions }
    case 'answers':
      return { path: addressOf(careersScreens.answers, generation), query: conditions }
    case 'dashboard':
      return { path: addressOf(dashboardScreens.home, generation), query: conditions }
  }
}

/** The rows of a link to candidates in a panel of the page one is on. */
export function peopleBeside({ query }: links.Link): Place {
  const conditions = Object.entries(query).map(([name, value]) => [name, String(value)])
  return { path: '.', query: { panel: 'people', rows: new URLSearchParams(conditions).toString() } }
}

/** A project or a position in a panel of the page one is on. */
export function itemBeside(panel: 'position' | 'project', item: number): Place {
  return { path: '.', query: { panel, item } }
}
