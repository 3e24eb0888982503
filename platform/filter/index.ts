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
  text,
} from './filters.ts'
export { SavedViews } from './saved-views.tsx'
export { useTyped } from './use-typed.ts'
export { SavedViewsProvider, type ViewCalls } from './view-calls.ts'
