import { accessSync, constants, existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import type { Machine } from './sandbox-command.ts'

const mustHave = ['/usr/bin/bwrap', '/usr/bin/prlimit']

/** Folders at the root that are links into `/usr` on systems of today. */
const rootLinks = ['/bin', '/lib', '/lib64', '/sbin']

/** Whether the machine has what the sandbox is made of. */
export function hasSandboxParts(): boolean {
  const needed = process.getuid?.() === 0 ? [...mustHave, '/usr/bin/setpriv'] : mustHave
  return needed.every((path) => existsSync(path)) && rootLinks.every(isLinkOrMissing)
}

function isLinkOrMissing(path: string): boolean {
  return !existsSync(path) || lstatSync(path).isSymbolicLink()
}

/** Whether a program is where the sandbox looks for it. */
export function hasProgram(name: string): boolean {
  return ['/usr/bin', '/bin'].some((folder) => {
    try {
      accessSync(`${folder}/${name}`, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** What the sandbox is built from here, apart from what each job has of its own. */
export function lookAtMachine(): Pick<Machine, 'links' | 'readable' | 'node'> {
  const java = existsSync('/etc')
    ? readdirSync('/etc').filter((name) => /^java(-\d+)?(-openjdk)?$/.test(name))
    : []
  const wanted = ['/etc/alternatives', '/etc/ld.so.cache', ...java.map((name) => `/etc/${name}`)]
  return {
    links: rootLinks.filter((path) => existsSync(path)).map((path) => [path, readlinkSync(path)] as const),
    readable: wanted.filter((path) => existsSync(path)),
    node: process.execPath,
  }
}
