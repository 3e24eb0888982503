import { defineSlot, providedFor } from '@bole/platform/slots'
import { numberFrom, usualCountry } from '@bole/sms/model'

/** What a gateway said: it took the message, under a name of its own, or why it did not. */
export type Submitted =
  | { readonly isTaken: true; readonly providerId: string; readonly said: string }
  | {
      readonly isTaken: false
      readonly said: string
      /** The status it answered with; null where it did not answer. */
      readonly status: number | null
    }

/** Where short messages are handed over. */
export interface ShortMessageGateway {
  /** The country whose code a national number gets. */
  readonly country: string
  /** Hands one over; never throws. */
  readonly submit: (to: string, text: string) => Promise<Submitted>
}

/** Provided by the composition; null: none is connected, and messages wait. */
export const smsGateway = defineSlot<ShortMessageGateway | null>('sms.gateway')

/** A phone number as it is dialled, and as what comes from there names it; null where it is no number one can dial. */
export const dialledNumber = (phone: string): string | null =>
  numberFrom(phone, providedFor(smsGateway)?.country ?? usualCountry)

/** Whether short messages are sent, and not only kept until the operator connects a gateway. */
export const hasSmsGateway = (): boolean => providedFor(smsGateway) !== null
