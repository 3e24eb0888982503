export { conceptsApi, textPatterns, wordLists } from './api.ts'
export { conceptsRefusals } from './refusals.ts'
