import { startWorld } from './world.ts'

/** A world with one organisation and its administrator, as most files of tests need; whoever starts it ends its world. */
export async function startCompany() {
  const world = await startWorld()
  const organisation = await world.organisation()
  return { world, organisation, hr: await world.user(organisation, 'OrgAdmin') }
}
