import type { Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

/** Whether the reader of a message has said since that they want no more of its kind; provided by whoever keeps who does. */
export const readerWantsNone =
  defineSlot<(tx: Transaction, mailId: number) => Promise<boolean>>('mail.readerWantsNone')
