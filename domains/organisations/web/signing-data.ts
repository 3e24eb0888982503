import { organisationsApi } from '@bole/organisations/contract'
import { isFresh } from '@bole/organisations/model'
import { addressOf, type ReplyOf } from '@bole/platform/contract'
import { sendCall } from '@bole/platform/web'

type SigningData = ReplyOf<typeof organisationsApi.getSigningData>

let kept: { readonly data: SigningData; readonly fetchedAt: number; readonly expire: number } | null = null
let underWay: Promise<SigningData> | null = null

/** What requests to the signed API are signed with: fetched once however many ask, and kept until it expires. */
export async function signingData(now: () => number = Date.now): Promise<SigningData> {
  if (kept && isFresh(kept, now())) return kept.data
  underWay ??= fetchIt(now).finally(() => {
    underWay = null
  })
  return underWay
}

async function fetchIt(now: () => number): Promise<SigningData> {
  // From when it was asked for: what the way takes is not added to how long it is good.
  const fetchedAt = now()
  const { data } = await sendCall(organisationsApi.getSigningData, {})
  kept = { data, fetchedAt, expire: data.expire }
  return data
}

/** Asks the signed API who we are, signed as a page signs; answers the organisation's name. */
export async function askSigned(): Promise<string> {
  const { timestamp, appkey, sign } = await signingData()
  const answer = await fetch(addressOf(organisationsApi.identify), {
    method: organisationsApi.identify.method,
    headers: {
      'x-requested-with': 'bole',
      'x-timestamp': String(timestamp),
      'x-app-key': appkey,
      'x-sign': sign,
      'x-sign-origin': 'huisheng',
    },
  })
  const { data, message }: { data?: ReplyOf<typeof organisationsApi.identify>; message?: string } =
    await answer.json()
  if (!data?.organization) throw new Error(message)
  return data.organization.name
}
