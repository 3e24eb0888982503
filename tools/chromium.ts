import { existsSync } from 'node:fs'
import { installPackages, mayInstall } from './debian.ts'

const browser = '/usr/bin/chromium'

/**
 * Makes sure the browser of the journeys is there: as root on Debian it is installed.
 *
 * @throws a sentence that says what to do, when it cannot be
 */
export const ensureChromium = (log: (line: string) => void) => {
  if (existsSync(browser)) return
  if (!mayInstall()) {
    throw new Error(`The journeys need ${browser}: install it with "sudo apt-get install chromium".`)
  }
  log('Installing chromium for the journeys…')
  const fault = installPackages('chromium')
  if (fault !== null) throw new Error(fault)
}
