import type { Call } from '@bole/platform/contract'
import { createContext } from 'react'

/** The calls that keep somebody's views; a screen is told apart from others by its name. */
export interface ViewCalls {
  readonly list: Call
  readonly save: Call
  readonly remove: Call
}

/** The calls there are; null where nothing keeps views. */
export const SavedViewCalls = createContext<ViewCalls | null>(null)

/** Names the calls that keep views to the lists below: the platform knows no domain. Without it no list has a menu of them. */
export const SavedViewsProvider = SavedViewCalls.Provider
