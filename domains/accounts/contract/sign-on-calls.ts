import { signOn } from '@bole/accounts/model'
import { type CallRecord, defineSetting, field } from '@bole/platform/contract'
import * as z from 'zod'

/** Encrypted all the way; a provider on the machine itself is for trying. */
const issuer = z
  .url()
  .max(500)
  .refine((address) => {
    // What is no address comes here too, and an address may hide signs that no text may have.
    if (!URL.canParse(address) || !field.text(500).safeParse(address).success) return false
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  })

/** The provider that a company's people sign on with, and which of its groups have which role. */
export const identityProvider = defineSetting('identity_provider', {
  noun: 'identity provider',
  about: 'what the company’s people sign on with, and which of its groups have which role',
  access: 'company.manage',
  calls: {
    getIdentityProvider: 'GET org/identity-provider',
    updateIdentityProvider: 'POST org/identity-provider/update',
    listIdentityProviderChanges: 'GET org/identity-provider/changes',
  },
  fields: {
    is_enabled: z.boolean(),
    name: field.requiredText(60),
    issuer,
    /** Names us to the provider. */
    client_id: field.naming('provider_client', field.requiredText(300)),
    role_claim: field.requiredText(100),
    role_mapping: z
      .array(
        z.object({
          value: field.requiredText(200),
          role: z.enum(signOn.givenRoles),
          /** One of the organisation’s own, which then says what `role` is. */
          role_id: field.naming('provider_role', z.number().int().positive()).nullable().default(null),
        }),
      )
      .max(50),
    default_role: z.enum(signOn.givenRoles).nullable(),
    /** Where those belong whose account is made when they sign on. */
    department_id: field.naming('provider_department', z.number().int().positive()).nullable().default(null),
  },
  defaults: {
    is_enabled: false,
    name: '',
    issuer: '',
    client_id: '',
    role_claim: 'groups',
    role_mapping: [],
    default_role: null,
    department_id: null,
  },
  facts: {
    // Empty while nobody named a provider.
    name: z.string(),
    issuer: z.string(),
    client_id: z.string(),
    has_secret: z.boolean(),
    /** What the provider has to know as the address to come back to. */
    redirect_address: z.string(),
  },
  /** Absent or empty: the one that is kept stays. */
  sent: { client_secret: z.string().max(500).optional() },
  refusals: [
    'issuer_unreachable',
    'issuer_inside',
    'secret_of_another',
    'role_too_high',
    'department_needed',
  ],
  needsProof: true,
  perMinute: 60,
})

/** Signing on with the company's own identity provider (OpenID Connect Core 1.0, authorization code with PKCE). */
export const signOnCalls = {
  ...identityProvider.calls,
  beginSignOn: {
    method: 'POST',
    path: 'site/sign-on/begin',
    summary: 'Where a company’s people go to sign on; the browser keeps what they come back with',
    access: 'anyone',
    body: z.object({ slug: field.requiredText(100) }),
    reply: z.object({ address: z.string() }),
    refusals: ['sign_on_unavailable'],
    perMinute: 60,
  },
  finishSignOn: {
    method: 'POST',
    path: 'site/sign-on/finish',
    summary: 'Come in with what the provider answered; makes the account of who comes for the first time',
    access: 'anyone',
    body: z.object({
      /** The address’s query, as the provider sent it. */
      answer: z.string().min(1).max(8000),
      /** Where a code was asked for: of the authenticator app, or a recovery code. */
      second_factor_code: field.text(30).optional(),
    }),
    reply: z.object({
      purpose: z.enum(['sign_in', 'proof']),
      /** Of whoever set up their second factor by this: shown this once. */
      recovery_codes: z.array(z.string()).optional(),
    }),
    refusals: [
      'sign_on_unavailable',
      'proof_of_another',
      'proof_not_fresh',
      'sign_on_over',
      'sign_on_failed',
      'sign_on_claim',
      'sign_on_no_role',
      'sign_on_above',
      'second_factor_needed',
      'second_factor_to_set_up',
      'wrong_second_factor',
      'too_many_failures',
      'seats_full',
      'username_taken',
      'department_needed',
      'account_expired',
      'wrong_username_or_password',
    ],
    perMinute: 60,
  },
} as const satisfies Record<string, CallRecord>
