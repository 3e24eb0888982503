import { reasonTexts } from '@bole/intake/contract'
import type { ItemReason } from '@bole/intake/model'
import type { Language } from '@bole/platform/contract'

interface HandedIn {
  readonly reference: string
  readonly state: 'waiting' | 'accepted' | 'duplicate' | 'failed' | 'unpacked'
  readonly reason: ItemReason | null
}

/** What a plug-in is told of somebody it handed in. */
export function presentHandedIn({ reference, state, reason }: HandedIn, language: Language) {
  return {
    reference,
    // No archive is taken here, which alone is ever unpacked.
    state: state === 'unpacked' ? ('waiting' as const) : state,
    reason,
    reason_text: reason === null ? '' : reasonTexts[language][reason],
  }
}
