import { cleanFileName } from '@bole/platform/server'

/** Names of files within one archive: shown safely on every system, and each once. */
export function entryNames(): (name: string, ending: string) => string {
  const given = new Map<string, number>()
  return (name, ending) => {
    const own = cleanFileName(name.replace(/[<>:"/\\|?*]/g, ' ')).slice(0, 120)
    const before = given.get(`${own}${ending}`.toLowerCase()) ?? 0
    given.set(`${own}${ending}`.toLowerCase(), before + 1)
    return before === 0 ? `${own}${ending}` : `${own} (${before + 1})${ending}`
  }
}
