/** A call that gave no data: a rule's no with its `code`, invalid input with its `errors`, or trouble on the way. */
export class CallFailed extends Error {
  readonly code: string
  readonly errors: readonly { readonly path: string; readonly message: string }[]

  constructor(
    code: string,
    message: string,
    errors: readonly { readonly path: string; readonly message: string }[] = [],
  ) {
    super(message)
    this.code = code
    this.errors = errors
  }
}

/** What anything thrown on the way of a call means. */
export function failureOf(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : new CallFailed('offline', '')
}
