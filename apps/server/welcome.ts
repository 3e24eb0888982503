import type { AddressInfo } from 'node:net'
import { demoPassword } from './demo/story/organisation.ts'
import type { Contents } from './fill-empty-database.ts'
import type { Settings } from './settings.ts'

/** What the operator reads once Bole answers: where it is and how to sign in. */
export function welcome(
  settings: Settings,
  address: AddressInfo | string | null,
  contents: Contents,
): string {
  const port = typeof address === 'object' && address ? address.port : settings.port
  const host = settings.host === '0.0.0.0' ? 'localhost' : settings.host.replace('127.0.0.1', 'localhost')
  const lines = [``, `Bole is ready:  http://${host}:${port}`]
  if (contents.kind === 'demo') {
    lines.push(
      `Sign in as      he / ${demoPassword}   (recruiter; more people in docs/demo.md)`,
      `Career site     http://${host}:${port}/careers/demo`,
    )
  }
  if (contents.kind === 'set_up') {
    lines.push(
      `Set it up at    http://${host}:${port}/setup`,
      `With the code   ${contents.code}   (valid until it is used, or until the next start)`,
    )
  }
  return [
    ...lines,
    `Days begin in   ${settings.timeZone}   (TIME_ZONE sets the company’s own)`,
    `Stop with       Ctrl-C`,
    ``,
  ].join('\n')
}
