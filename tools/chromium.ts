import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './debian.ts'

/** Where Debian's packages put the browsers that pages are looked at in. */
export const browsers = {
  /** A desktop's browser, as its users have it: what figures are measured in. */
  chromium: '/usr/bin/chromium',
  /** Its engine alone: without a desktop's windows, which take as much of a processor as a page does, journeys are quicker. */
  'chromium-headless-shell': '/usr/lib/chromium/chromium-headless-shell',
} as const

/**
 * Makes sure a browser is there: as root on Debian it is installed.
 *
 * @throws a sentence that says what to do, when it cannot be
 */
export const ensureBrowser = (name: keyof typeof browsers, log: (line: string) => void) => {
  if (existsSync(browsers[name])) return
  if (!mayInstall()) throw new Error(`A browser is needed: install it with "sudo apt-get install ${name}".`)
  log(`Installing ${name} to look at pages…`)
  const fault = installPackages(name)
  if (fault !== null) throw new Error(fault)
}
