import { CallFailed, CallRefused } from '@bole/platform/web'
import type { QuotaTopic } from './quota-dismissal.ts'

/** What the shell does about an error no screen handled (specification, section 8: error catalogue). */
export type Reaction =
  | { readonly kind: 'sign_out'; readonly message: string }
  | {
      readonly kind: 'go'
      readonly to: '/exception/403' | '/exception/404' | '/exception/500'
      /** What goes with it in the address. */
      readonly query?: { readonly errorCode: string; readonly errorMessage: string }
    }
  | { readonly kind: 'toast'; readonly level: 'error' | 'warning'; readonly message: string }
  | { readonly kind: 'invalid'; readonly what: string }
  | {
      readonly kind: 'quota_notice'
      readonly title: string
      readonly body: string
      readonly topic: QuotaTopic | null
      /** It is about skins, of which there is more to see than where to buy them. */
      readonly isOfSkins: boolean
      /** What the rule said, for who does not want to hear of the quota today. */
      readonly message: string
    }
  | { readonly kind: 'notice'; readonly http: number; readonly address: string; readonly message: string }
  /** A notification under a title of the answer's own. */
  | { readonly kind: 'titled'; readonly title: string; readonly message: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'log' }

/** Reading decides the page's fate; a failed change leaves the page and what was typed where they are. */
export function reactionTo(error: unknown, isReading: boolean): Reaction {
  if (error instanceof CallRefused) {
    const { notice } = error
    if (notice?.title || notice?.body || notice?.type) {
      const { title = '', body = '', type = null } = notice
      const isOfSkins = type === 'skin'
      const topic = type === 'skin' ? null : type
      return { kind: 'quota_notice', title, body, topic, isOfSkins, message: error.message }
    }
    return asItWantsToBeShown(error)
  }
  if (!(error instanceof CallFailed)) return { kind: 'log' }
  const { http, address, message } = error
  if (http === null) return { kind: 'offline' }
  if (http === 401) return { kind: 'sign_out', message }
  if (http === 422) return invalid(error)
  // They were asked to prove who they are, and would rather not.
  if (http === 428) return { kind: 'silent' }
  if (isReading) {
    if (http === 403) return { kind: 'go', to: '/exception/403' }
    if (http >= 500 && http <= 503) return { kind: 'go', to: '/exception/500' }
    if (http >= 404 && http <= 421) return { kind: 'go', to: '/exception/404' }
  }
  return { kind: 'notice', http, address, message }
}

/** What is wrong, each said once: the names of fields on the wire are no words for people. */
function invalid({ errors, message }: CallFailed): Reaction {
  if (errors.length === 0) return { kind: 'toast', level: 'error', message }
  return { kind: 'invalid', what: [...new Set(errors.map(({ message: why }) => why))].join(' · ') }
}

/** A no is shown as the answer says (specification, section 8: `showType`). */
function asItWantsToBeShown({ showType, isWarning, code, message }: CallRefused): Reaction {
  if (showType === 0) return { kind: 'silent' }
  if (showType === 4) return { kind: 'titled', title: code, message }
  if (showType === 9)
    return { kind: 'go', to: '/exception/500', query: { errorCode: code, errorMessage: message } }
  return { kind: 'toast', level: isWarning || showType === 1 ? 'warning' : 'error', message }
}
