import type { CurrentUser } from '@bole/accounts/contract'
import { isPermitted } from '@bole/accounts/web'
import { pipelineEntryApi } from '@bole/pipeline/contract'
import { pipelineScreens } from '@bole/pipeline/screens'
import { addressOf } from '@bole/platform/screens'
import { useCall } from '@bole/platform/web'
import { useDeferredValue } from 'react'
import { titleOf, useShellTexts } from '../texts/index.ts'
import { menuOf } from './menu.ts'

/** Something the palette can go to. */
export interface Found {
  readonly key: string
  readonly label: string
  readonly hint: string
  readonly to: string
  readonly search: Readonly<Record<string, string>>
}

/** Screens of the menu and candidates that a text finds; screens only, while nothing is typed. */
export function useFound(user: CurrentUser, text: string): readonly Found[] {
  const t = useShellTexts()
  const asked = useDeferredValue(text.trim())
  const mayFindPeople = isPermitted(user, 'candidates.view')
  const isAsked = mayFindPeople && asked.length > 0
  const social = useCandidates(asked, 2, isAsked)
  const campus = useCandidates(asked, 1, isAsked)
  const screens = menuOf(user)
    .map(({ path, to, group }) => ({
      key: path,
      label: titleOf(t, path),
      hint: t(`menu.${group}`),
      to,
      search: {},
    }))
    .filter(({ label }) => label.toLowerCase().includes(asked.toLowerCase()))
  return [...social, ...campus, ...screens.slice(0, asked ? 8 : 20)]
}

function useCandidates(keyword: string, origin: 1 | 2, enabled: boolean): readonly Found[] {
  const answer = useCall(
    pipelineEntryApi.listCandidates,
    { query: { keyword, origin, page_size: 6, with_choices: false } },
    { enabled, handlesErrors: true, keepsPrevious: true },
  )
  if (!enabled) return []
  return (answer.data?.data.list ?? []).map(({ id, basic, position }) => ({
    key: `candidate-${id}`,
    label: basic.name,
    hint: [position.title, basic.phone || basic.email].filter(Boolean).join(' · '),
    to: addressOf(pipelineScreens.candidate, { id }),
    search: {},
  }))
}
