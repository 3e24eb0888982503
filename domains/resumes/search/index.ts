export { keywordHits, people, wordHits } from './candidate-search.ts'
