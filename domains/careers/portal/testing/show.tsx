import { loadTexts } from '@bole/platform/portal-shell'
import { type Answer, answerCalls as answerArea, type Made, openPage } from '@bole/platform/portal-testing'
import { CareersRoutes } from '../careers-routes.tsx'

export type { Answer } from '@bole/platform/portal-testing'

// As the app does before its first page.
await loadTexts('en-US')

/** Answers the career site's calls by their path; what nobody expected fails the test. */
export function answerCalls(answers: Record<string, (made: Made) => Answer>): Made[] {
  return answerArea('careers', answers)
}

/** Opens an address of the career site, in English. */
export function open(path: string) {
  return openPage(CareersRoutes, path)
}
