import type { importStates } from '@bole/imports/model'

/** A file that cannot be imported, and why. */
export class Unreadable extends Error {
  readonly reason: importStates.UnreadableReason

  constructor(reason: importStates.UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
