import type { RefusalsOf } from '@bole/platform/contract'
import type { talentPoolApi } from '../api.ts'

/** Refusals, what is said of one of several, and words of the wire. */
export type Said = Readonly<
  Record<
    | RefusalsOf<typeof talentPoolApi>
    | 'pool_full_title'
    | 'already_kept'
    | 'kept_already'
    | 'already_there'
    | 'already_distributed'
    | 'already_settled'
    | 'not_asked'
    | 'already_applied'
    | 'asked_already'
    | 'has_withdrawn'
    | 'said_later'
    | 'no_address'
    | 'mail_subject'
    | 'mail_text'
    | 'approved'
    | 'not_approved',
    string
  >
>
