import type { ShortMessageState } from './tries.ts'

/** What a provider says of a message it took earlier (SMPP 3.4, appendix B). */
export interface Receipt {
  /** The provider's name of the message. */
  readonly providerId: string
  /** `DELIVRD`, `UNDELIV` and so on. */
  readonly stat: string
  /** The whole of it, in the provider's words. */
  readonly said: string
}

/** Reads a delivery receipt; null where a text is none. */
export function readReceipt(text: string): Receipt | null {
  const providerId = /\bid:\s*(\S+)/i.exec(text)?.[1]
  const stat = /\bstat:\s*([A-Z]+)/i.exec(text)?.[1]
  return providerId && stat ? { providerId, stat: stat.toUpperCase(), said: text.trim().slice(0, 500) } : null
}

const failures = ['EXPIRED', 'DELETED', 'UNDELIV', 'REJECTD']

/** The state after a receipt; what was delivered stays so, and one that is still under way stays what it was. */
export function stateAfter(state: ShortMessageState, { stat }: Pick<Receipt, 'stat'>): ShortMessageState {
  if (state === 'delivered') return state
  if (stat === 'DELIVRD') return 'delivered'
  return failures.includes(stat) ? 'failed' : state
}
