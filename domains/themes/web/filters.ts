import { type Choices, type Filter, type Remote, remoteChoices, useChoices } from '@bole/platform/filter'
import { themesApi } from '@bole/themes/contract'
import { typeOf } from '@bole/themes/model'

const projectsOf = (origin: number): Remote<typeof themesApi.listThemes, number> => ({
  call: themesApi.listThemes,
  request: (wanted) => ({ query: { type: typeOf(origin), page_size: 200, ...wanted } }),
  choiceOf: ({ id, theme_name }) => ({ value: id, label: theme_name }),
})

/** Narrows a list to some projects of an origin. */
export function projects<const Name extends string>(
  name: Name,
  label: string,
  origin: number,
): Filter<Record<Name, number[]>> {
  return remoteChoices(name, label, projectsOf(origin))
}

/** The projects of an origin for a field to choose from, found by their name on the server. */
export function useProjects(origin: number): Choices<number> {
  return useChoices(projectsOf(origin))
}
