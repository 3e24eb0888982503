import type { World } from '@bole/server/testing'
import { expect } from 'vitest'

let marks = 0

/**
 * Resolves when whatever was announced before has been heard: announcements of an organisation leave in their order, at the latest with
 * the mark that this announces, and answers. It is of an entity that no candidate changes.
 */
export async function allHeard(world: World, organisation: number): Promise<{ api_key: number[] }> {
  const heard = world.heard(organisation)
  const mark = ++marks
  world.server.announcer.publish(organisation, [{ entity: 'api_key', id: mark }])
  await expect.poll(() => heard.flatMap((changed) => changed.api_key ?? [])).toContain(mark)
  return { api_key: [mark] }
}
