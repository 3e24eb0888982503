import { field, type languages } from '@bole/platform/contract'
import * as z from 'zod'

/** As long as a receipt's reason may be. */
const words = field.text(500)

/** What a reason says to candidates, in each language; empty where it says nothing there. */
export const toldWords = z.object({
  'zh-CN': words,
  'en-US': words,
  'pt-BR': words,
  'zh-TW': words,
} satisfies Record<(typeof languages)[number], typeof words>)

/** What the candidate's receipt says of why: what a reason says in their language, or other words; neither: nothing. */
export const saysWhy = {
  told_reason_id: field.idOf('reject_reason').nullish(),
  told_reason: words.optional(),
}
