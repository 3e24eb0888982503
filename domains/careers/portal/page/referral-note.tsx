import { ask, useAsked } from '@bole/platform/portal'
import { useSearch } from 'wouter'
import { careersApi } from '../../contract/api.ts'
import { referralIn } from '../apply/source.ts'
import { useTexts } from '../texts/index.ts'

/** Says what a colleague's link does, and what its colleague reads of whoever follows it; or that it does nothing. */
export function ReferralNote({ slug }: { readonly slug: string }) {
  const { text } = useTexts()
  const code = referralIn(useSearch(), slug)
  const asked = useAsked(`${slug} ${code}`, async () =>
    code ? (await ask(careersApi.getReferral, { query: { slug, ref: code } })).data.is_valid : null,
  )
  if (asked.data === null) return null
  return (
    <p className="quiet" role="note">
      {text(asked.data ? 'referral_valid' : 'referral_ignored')}
    </p>
  )
}
