import type { CurrentUser } from '@bole/accounts/contract'
import { isPermitted } from '@bole/accounts/web'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { useDeferredValue } from 'react'
import { type ShellTexts, titleOf, useShellTexts } from '../texts/index.ts'
import { type FoundScreen, levelOf, menuOf, screensOf } from './menu.ts'

/** Something the palette can go to. */
export interface Found {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** As many as fit before anything is typed; what is typed finds all of them. */
const mostUnasked = 20

export interface Search {
  readonly found: readonly Found[]
  /** Whether candidates may still be found for what is typed. */
  readonly isSearching: boolean
}

/** Screens somebody may open and candidates that a text finds; what is first in their menu, while nothing is typed. */
export function useFound(user: CurrentUser, text: string): Search {
  const t = useShellTexts()
  const typed = text.trim()
  const asked = useDeferredValue(typed)
  const mayFindPeople = isPermitted(user, 'candidates.view')
  const isAsked = mayFindPeople && asked.length > 0
  const social = useCandidates(asked, 2, isAsked)
  const campus = useCandidates(asked, 1, isAsked)
  const screens = (asked ? screensOf(user) : menuOf(user))
    .map((screen) => ({
      key: screen.path,
      label: titleOf(t, screen.path),
      hint: hintOf(t, screen),
      to: screen.to,
      search: {},
    }))
    .filter(({ label }) => label.toLowerCase().includes(asked.toLowerCase()))
  return {
    found: [...social.found, ...campus.found, ...(asked ? screens : screens.slice(0, mostUnasked))],
    isSearching: asked !== typed || social.isSearching || campus.isSearching,
  }
}

/** Where a screen is: the generation, and the group of the menu. */
function hintOf(t: ShellTexts, { generation, group }: FoundScreen): string {
  return [
    generation && t(`menu.generations.${generation}`),
    levelOf(group) === 'settings' && t('menu.settings.title'),
    group && t(`menu.${group}`),
  ]
    .filter(Boolean)
    .join(' · ')
}

function useCandidates(keyword: string, origin: 1 | 2, enabled: boolean): Search {
  const answer = useCall(
    pipelineEntryApi.listCandidates,
    { query: { keyword, origin, page_size: 6, with_choices: false } },
    { enabled, handlesErrors: true, keepsPrevious: true },
  )
  if (!enabled) return { found: [], isSearching: false }
  const found = (answer.data?.data.list ?? []).map(({ id, basic, position }) => ({
    key: `candidate-${id}`,
    label: basic.name,
    hint: [position.title, basic.phone || basic.email].filter(Boolean).join(' · '),
    to: addressOf(pipelineScreens.candidate, { id }),
    search: {},
  }))
  return { found, isSearching: answer.isFetching }
}
