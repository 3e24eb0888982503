import { randomInt } from 'node:crypto'
import type { organisationsApi } from '@bole/organisations/contract'
import type { Handler } from '@bole/platform/server'
import { lockProfile, organisations, profile } from './profile-store.ts'

/** No sign that is taken for another one when it is read from a poster. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const newCode = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')

const placeOf = (code: string) => ({ code, path: code && `/site/login?dzcode=${code}` })

export const getCodeUrl: Handler<typeof organisationsApi.getCodeUrl> = async ({ tx }) => {
  const said = await tx.find(profile().where('organisation_id', '=', tx.organisationId))
  return placeOf(said?.code ?? '')
}

export const generateCode: Handler<typeof organisationsApi.generateCode> = async ({ tx }) => {
  await lockProfile(tx, tx.organisationId)
  const code = newCode()
  tx.save(
    organisations
      .updateTable('organisation_profiles')
      .set({ code })
      .where('organisation_id', '=', tx.organisationId),
  )
  tx.announce('organisation')
  return placeOf(code)
}
