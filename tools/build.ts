import { join } from 'node:path'
import { buildBrowserApps } from './browser-apps.ts'

buildBrowserApps(join(import.meta.dirname, '..'), (line) => process.stdout.write(`${line}\n`))
