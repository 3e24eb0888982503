import { routes } from '../domains.ts'

const chosen = (process.env.TEST_DOMAINS ?? '').split(',').filter(Boolean)

/** Whether no domain was named, so that all are tested. */
export const testsEverything = chosen.length === 0

/** Whether this is `npm run test:long`, which has the patience for everything. */
export const isLongRun = Boolean(process.env.TEST_LONG)

/** Whether what is generated for a call or a line about it belongs to this run: `npm test -- <domain>` names its domains. */
export function isTested(name: string): boolean {
  return testsEverything || chosen.includes(name.split('.')[0] ?? '')
}

/** The calls of the domains under test. */
export const testedCalls = routes
  .flatMap(({ calls }) => calls.map(({ call }) => call))
  .filter(({ name }) => isTested(name))
