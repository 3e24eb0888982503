import type { CurrentUser } from '@bole/accounts/contract'
import { useGoTo } from '@bole/platform/places'
import type { Generation } from '@bole/platform/screens'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { bothGenerations, generationAt, twinAt } from './generation.ts'
import { generationFor, homeIn } from './menu.ts'
import { canReach } from './who-sees.ts'

const storedUnder = 'bole.generation'

/** The generation somebody was in last, in this browser; null before they were in one. */
export function rememberedGeneration(): Generation | null {
  const stored = localStorage.getItem(storedUnder)
  return bothGenerations.find((generation) => generation === stored) ?? null
}

/** The generation the menu shows, and the switch to the other one. */
export function useGeneration(user: CurrentUser): {
  readonly generation: Generation | null
  readonly switchTo: (generation: Generation) => void
} {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const pathname = useLocation({ select: (place) => place.pathname })
  const goTo = useGoTo()
  const [remembered, setRemembered] = useState(rememberedGeneration)
  const told = generationAt(pathname)
  useEffect(() => {
    if (told === null) return
    localStorage.setItem(storedUnder, told)
    setRemembered(told)
  }, [told])
  const switchTo = (generation: Generation) => {
    const twin = twinAt(address, generation)
    const target = twin !== undefined && canReach(user, twin) ? twin : homeIn(user, generation)
    if (target === undefined) return
    if (target !== pathname) return goTo({ path: target })
    // A screen of both stays; what it shows beside it is remembered here, as no address tells it.
    localStorage.setItem(storedUnder, generation)
    setRemembered(generation)
  }
  return { generation: generationFor(user, pathname, remembered), switchTo }
}
