import { cleanFileName } from '@bole/platform/server'
import { namedOnce } from '../../model/name-once.ts'

/** Names of files within one archive: shown safely on every system, and each once. */
export function entryNames(): (name: string, ending: string) => string {
  const once = namedOnce()
  return (name, ending) => {
    const cleaned = cleanFileName(name.replace(/[<>:"/\\|?*]/g, ' ')).slice(0, 120)
    return once(cleaned.toWellFormed(), ending)
  }
}
