import { sources } from '@bole/pipeline/model'
import { wordOf } from '@bole/platform/web'
import type { useTexts } from '../texts/index.ts'

/** Where an application came from, as it is read: “Referral · A1”. */
export function sourceName(t: ReturnType<typeof useTexts>, key: string): string {
  const { source, code } = sources.partsOf(key)
  return [wordOf(t, `sources.${source}`), code].filter(Boolean).join(' · ')
}
