import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'

/** For an authenticator app: typed in, or carried by a QR code. */
const forApp = z.object({ secret: z.string(), address: z.string() })

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** The second factor of signing in: codes of an app (TOTP, RFC 6238) and recovery codes. */
export const secondFactorCalls = {
  getSecondFactor: {
    method: 'GET',
    path: 'site/second-factor',
    summary: 'Whether the caller signs in with a second factor, and whether the company asks for one',
    access: 'signed_in',
    reply: z.object({
      since: z.iso.datetime().nullable(),
      recovery_codes_left: z.number(),
      is_needed: z.boolean(),
    }),
    shows: ['second_factor'],
  },
  beginSecondFactor: {
    method: 'POST',
    path: 'site/second-factor/begin',
    summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
    access: 'signed_in',
    needsProof: true,
    reply: forApp,
    refusals: ['second_factor_on'],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: 'site/second-factor/confirm',
    summary: 'Turn on the second factor by its first code; answers the recovery codes, this once',
    access: 'signed_in',
    body: z.object({ code: field.requiredText(20) }),
    reply: recoveryCodes,
    refusals: ['second_factor_on', 'wrong_second_factor'],
    changes: ['second_factor'],
    perMinute: 20,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: 'site/second-factor/recovery-codes',
    summary: 'New recovery codes in place of all there were',
    access: 'signed_in',
    needsProof: true,
    reply: recoveryCodes,
    refusals: ['second_factor_off'],
    changes: ['second_factor'],
  },
  endSecondFactor: {
    method: 'POST',
    path: 'site/second-factor/end',
    summary: 'Sign in without a second factor from now on',
    access: 'signed_in',
    needsProof: true,
    reply: field.done,
    refusals: ['second_factor_required'],
    changes: ['second_factor'],
  },
} as const satisfies Record<string, CallRecord>
