import { sources } from '@bole/pipeline/model'
import { wordOf } from '@bole/platform/web'
import type { useTexts } from '../texts/index.ts'

/** Where an application came from, as it is read: “Referral · A1”, “Referral · no code”. */
export function sourceName(t: ReturnType<typeof useTexts>, key: string): string {
  const { source, code, isWithoutCode } = sources.partsOf(key)
  const second = isWithoutCode ? t('withoutCode') : code
  return [wordOf(t, `sources.${source}`), second].filter(Boolean).join(' · ')
}
