import { skinsWorn } from '@bole/organisations/server'
import { provide } from '@bole/platform/slots'
import { countSkins } from './skin-store.ts'

/** What the account centre says of skins. */
export const fillSkinsWorn = provide(skinsWorn, async (tx) => {
  const { used: campus } = await countSkins(tx, 1, null)
  const { used: social } = await countSkins(tx, 2, null)
  return {
    campus_pc: campus.campus_pc ?? 0,
    campus_mobile: campus.campus_mobile ?? 0,
    social_pc: social.social_pc ?? 0,
    social_mobile: social.social_mobile ?? 0,
  }
})
