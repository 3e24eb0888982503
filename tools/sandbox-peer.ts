import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { installPackages, mayInstall } from './debian.ts'

const program = '/usr/bin/bwrap'

/** Whether the kernel lets this process shut a program in: within a container it may not, and there nothing is run either. */
const mayShutIn = () => {
  const tried = spawnSync(program, ['--unshare-all', '--ro-bind', '/', '/', '--proc', '/proc', '/bin/true'])
  return tried.status === 0
}

/**
 * Vitest's global set-up of the peer project: Debian's bubblewrap, which is installed where it is missing and may be. Where it could be had
 * and does not install, its test fails, and the reason stands there.
 */
export const setup = (project: TestProject) => {
  if (!existsSync(program) && !mayInstall()) {
    process.stdout.write('The tests of running code are skipped: install Debian’s bubblewrap to run them.\n')
    project.provide('sandbox', 'missing')
    return
  }
  const fault = existsSync(program) ? null : installPackages('bubblewrap')
  if (fault === null && !mayShutIn()) {
    process.stdout.write('The tests of running code are skipped: this machine lets no program be shut in.\n')
    project.provide('sandbox', 'missing')
    return
  }
  project.provide('sandbox', fault === null ? 'there' : `There is no sandbox to test with: ${fault}`)
}
