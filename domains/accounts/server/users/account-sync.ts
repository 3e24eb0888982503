import { defineSlot } from '@bole/platform/slots'

/** A service outside that is told of accounts: its address, and what it knows us by. */
export interface AccountSync {
  readonly url: string
  readonly token: string | null
}

/** Provided by the composition; null where no service is configured. */
export const accountSync = defineSlot<AccountSync | null>('accounts.accountSync')

/** Milliseconds a service may take to answer. */
const patience = 10_000

/** Tells a service of an account; answers its HTTP status, or null where it did not answer. It is sent nowhere else: redirects count as no. */
export async function tellService({ url, token }: AccountSync, account: object): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(account),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
