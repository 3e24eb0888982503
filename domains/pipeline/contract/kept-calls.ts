import { reasonCalls } from './reason-calls.ts'
import { savedSearchCalls } from './saved-search-calls.ts'
import { tagCalls } from './tag-calls.ts'
import { tagLibraryCalls } from './tag-library-calls.ts'

/** What is kept beside applications: labels, reasons and saved views. */
export const keptCalls = { ...tagCalls, ...tagLibraryCalls, ...reasonCalls, ...savedSearchCalls }
