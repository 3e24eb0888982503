import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
}

/** The packages that a running product stands on, of a lock file: name, version and license, by name. */
export function packagesIn(lock: { readonly packages: Readonly<Record<string, Locked>> }): string {
  const rows = Object.entries(lock.packages).flatMap(
    ([path, { version, license, link, dev, devOptional }]) => {
      const name = path.split('node_modules/').at(-1) ?? ''
      if (!path.includes('node_modules/') || link || dev || devOptional || !version) return []
      return [[name, version, license ?? '—'] as const]
    },
  )
  const lines = [...new Set(rows.map((row) => `  ${JSON.stringify(row).replaceAll('","', '", "')}`))]
  return `[\n${lines.toSorted().join(',\n')}\n]\n`
}

/** The same of this checkout. */
export function packagesText(root: string): string {
  return packagesIn(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
}
