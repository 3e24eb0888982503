import type { accountsApi } from '@bole/accounts/contract'
import { platforms } from '@bole/accounts/model'
import type { Handler } from '@bole/platform/server'
import { companyOfName } from './account-store.ts'
import { apps } from './platforms/platform-store.ts'
import { signInRules } from './second-factor/factor-store.ts'
import { ownProvider } from './sign-on/provider-store.ts'

/** What whoever has a company's code or short name sees of it, without signing in. */
export const getCompany: Handler<typeof accountsApi.getCompany> = async ({ query: { dzcode }, tx }) => {
  const found = await tx.find(companyOfName(dzcode))
  if (!found) return { company: null }
  tx.enter(found.id)
  const [[provider], on, [rules]] = await tx.load(
    ownProvider().where('is_enabled', '=', true),
    apps().where('is_enabled', '=', true),
    signInRules(),
  )
  const { name, slug, logo_made_at: made } = found
  return {
    company: {
      name,
      logo: made && `/api/site/company-logo/${encodeURIComponent(dzcode)}?v=${new Date(made).getTime()}`,
      sign_on: provider ? { name: provider.name, slug } : null,
      platforms: platforms.filter((platform) => on.some((app) => app.platform === platform)),
      can_register: found.is_code && (rules?.can_register ?? false),
    },
  }
}
