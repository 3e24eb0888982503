import { defineApi } from '@bole/platform/contract'
import { choiceCalls } from './choice-calls.ts'
import { setUpCalls } from './set-up-calls.ts'
import { signInCalls } from './sign-in-calls.ts'

/** The calls that every first screen needs: a browser loads the others with the screens that make them. */
export const accountsEntryApi = defineApi('accounts', {
  ...signInCalls,
  ...choiceCalls,
  getSetUp: setUpCalls.getSetUp,
})
