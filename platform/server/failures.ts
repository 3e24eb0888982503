import { fillText, type Language, type Notice } from '@bole/platform/contract'
import { failureTexts } from './texts/failure-texts.ts'

/** What went wrong that is neither a rule's no nor invalid input: `wire.md`, access and failures. */
export type FailureCode = keyof (typeof failureTexts)['zh-CN']

const statusOf: Record<FailureCode, number> = {
  malformed: 400,
  not_signed_in: 401,
  not_permitted: 403,
  hidden_from_role: 403,
  foreign_origin: 403,
  not_found: 404,
  too_large: 413,
  invalid: 422,
  proof_needed: 428,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
  storage_full: 507,
}

/** Ends a call with an HTTP status other than 200. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly status: number
  /** Whether anybody may bring it about, so that it is no fault to be written down each time. */
  readonly isExpected: boolean

  constructor(code: FailureCode, { isExpected = statusOf[code] < 500 } = {}) {
    super(code)
    this.code = code
    this.status = statusOf[code]
    this.isExpected = isExpected
  }

  text(language: Language): string {
    return failureTexts[language][this.code]
  }
}

/** Input that does not have the shape a call asks for: 422, naming each field. */
export class InvalidInput extends Failure {
  readonly errors: readonly { readonly path: string; readonly message: string }[]

  constructor(errors: readonly { readonly path: string; readonly message: string }[]) {
    super('invalid')
    this.errors = errors
  }
}

/** A rule says no: HTTP 200, status `error` (or `warning`), and a code the call declares. */
export class Refusal extends Error {
  readonly code: string
  readonly details: RefusalDetails

  constructor(code: string, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  text(language: Language, texts: RefusalTexts): string {
    const { values = {} } = this.details
    const isOne =
      typeof values.count === 'number' && new Intl.PluralRules(language).select(values.count) === 'one'
    const known = texts[language]
    return fillText((isOne ? known[`${this.code}_one`] : undefined) ?? known[this.code] ?? this.code, values)
  }
}

/** What goes with a refusal: values for its text, fresh data to show instead, whether it only warns. */
export interface RefusalDetails {
  readonly values?: Readonly<Record<string, string | number>>
  readonly data?: unknown
  readonly isWarning?: boolean
  readonly notice?: Notice
}

export type RefusalTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Unknown, or another organisation's: the two must not be told apart. */
export function notFound(): Failure {
  return new Failure('not_found')
}
