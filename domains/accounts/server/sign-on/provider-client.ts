import { linkTo } from '@bole/platform/links'
import { fetchOutward } from '@bole/platform/outward'
import * as openid from 'openid-client'

/** Who is asked, and as whom. */
export interface ClientFacts {
  readonly issuer: string
  readonly client_id: string
  readonly secret?: string | undefined
}

/** Seconds that a provider may take to answer. */
const timeout = 10

/** Where the provider sends people back to. */
export const redirectAddress = () => linkTo('/site/sign-on')

/**
 * Reads what a provider says of itself (OpenID Connect Discovery 1.0); throws where it says nothing that is right. A company typed its
 * address, and the provider names those of its keys, tokens and claims: each is asked as such.
 */
export function discover({ issuer, client_id, secret }: ClientFacts): Promise<openid.Configuration> {
  const authentication = secret ? undefined : openid.None()
  // The contract lets nothing but this machine be asked without encryption.
  const plain = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  // A token says who somebody is: its signature is looked at, also where it came straight from the provider.
  const execute = [...plain, openid.enableNonRepudiationChecks]
  return openid.discovery(new URL(issuer), client_id, secret, authentication, {
    ...{ execute, timeout, [openid.customFetch]: fetchOutward },
  })
}

/**
 * Where somebody goes to sign on, and what has to be remembered until they come back. `isAnew`: they sign on there once more, although
 * they are signed on (OpenID Connect Core 1.0, section 3.1.2.1).
 */
export async function wayOut(config: openid.Configuration, state: string, isAnew: boolean) {
  const [nonce, verifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()]
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectAddress(),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isAnew ? { prompt: 'login', max_age: '0' } : {}),
  })
  return { address: address.href, nonce, verifier }
}

interface Remembered {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The claims of whoever came back: of the signed token, and of the provider's answer about them. */
export async function claimsOf(
  config: openid.Configuration,
  answer: string,
  { state, nonce, verifier }: Remembered,
): Promise<Readonly<Record<string, unknown>>> {
  const tokens = await openid.authorizationCodeGrant(config, new URL(`${redirectAddress()}?${answer}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const signed = tokens.claims() ?? { sub: '' }
  const { userinfo_endpoint } = config.serverMetadata()
  if (!userinfo_endpoint) return signed
  return { ...(await openid.fetchUserInfo(config, tokens.access_token, signed.sub)), ...signed }
}

/** What went wrong at the provider, in its words where it has some. */
export function wordsOf(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
    return (error.error_description ?? error.error).slice(0, 200)
  return error instanceof Error ? error.message.slice(0, 200) : ''
}
