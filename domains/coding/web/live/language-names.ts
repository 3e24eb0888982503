import type { CodingLanguage } from '@bole/coding/model'

/** What the languages call themselves, which is the same everywhere. */
export const languageNames: Readonly<Record<CodingLanguage, string>> = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  java: 'Java',
  cpp: 'C++',
  sql: 'SQL',
}
