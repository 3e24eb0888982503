import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { currentUserSchema } from './schemas.ts'

/** Coming in, going out, and who one is here. */
export const signInCalls = {
  signIn: {
    method: 'POST',
    path: 'site/login',
    summary: 'Sign in with a username and password; sets the session cookie',
    access: 'anyone',
    body: z.object({
      username: field.requiredText(100),
      password: z.string().min(1).max(200),
      challenge_id: field.naming('challenge', z.uuid()).optional(),
      verify_code: field.text(20).optional(),
      /** Of the authenticator app, or a recovery code. */
      second_factor_code: field.text(30).optional(),
      /** The company's code or short name, as the address of its sign-in page has it; who may come in does not hang on it. */
      dzcode: field.text(100).optional(),
    }),
    reply: z.object({
      /** Of whoever set up their second factor by this: shown this once. */
      recovery_codes: z.array(z.string()).optional(),
    }),
    refusals: [
      'wrong_username_or_password',
      'account_expired',
      'wrong_verification_code',
      'too_many_failures',
      'second_factor_needed',
      'second_factor_to_set_up',
      'wrong_second_factor',
    ],
    perMinute: 120,
  },
  askVerification: {
    method: 'POST',
    path: 'site/verify-code',
    summary: 'A question that somebody whose sign-in failed several times has to answer',
    access: 'anyone',
    reply: z.object({ challenge_id: z.uuid(), question: z.string() }),
    perMinute: 60,
  },
  signOut: {
    method: 'POST',
    path: 'site/logout',
    summary: 'End this session',
    access: 'signed_in',
    reply: field.done,
  },
  changePassword: {
    method: 'POST',
    path: 'site/change-password',
    summary: 'Change the own password; every other session of the user ends',
    access: 'signed_in',
    body: z.object({ old_password: z.string().min(1).max(200), password: z.string().min(1).max(200) }),
    reply: field.done,
    refusals: [
      'wrong_old_password',
      'too_many_wrong_proofs',
      'too_short',
      'too_long',
      'too_common',
      'like_username',
    ],
    perMinute: 20,
  },
  getCurrentUser: {
    method: 'GET',
    path: 'org/user/current',
    summary: 'The signed-in user: role, organisation, menu, counts and permissions',
    access: 'signed_in',
    reply: currentUserSchema,
    shows: ['session', 'notice', 'progress', 'user', 'role'],
  },
  recordPageView: {
    method: 'POST',
    path: 'log/page-view',
    summary: 'Record that a screen was opened',
    access: 'signed_in',
    body: z.object({ path: field.requiredText(300).startsWith('/') }),
    reply: field.done,
  },
} as const satisfies Record<string, CallRecord>
