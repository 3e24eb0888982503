// Conditions above a list, in its address and kept as views: also for lists that are written by hand.
export { FilterBar } from './filter-bar.tsx'
export {
  choice,
  choices,
  dayRange,
  type Filter,
  numberRange,
  remoteChoice,
  remoteChoices,
  remoteTree,
  remoteWords,
  tabs,
  text,
} from './filters.ts'
export type { Remote } from './remote.ts'
export { SavedViews } from './saved-views.tsx'
export { type Choices, useChoices } from './use-choices.ts'
export { useTyped } from './use-typed.ts'
export { SavedViewsProvider, type ViewCalls } from './view-calls.ts'
