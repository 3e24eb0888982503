import type { KindGroup } from './kinds.ts'

/** How somebody can be told: in the product, by mail, or on a platform they bound (WeCom, DingTalk …). */
export const channels = ['here', 'mail', 'platform'] as const

export type Channel = (typeof channels)[number]

/** What somebody chose otherwise than the defaults have it. */
export type Choices = Partial<Record<KindGroup, Partial<Record<Channel, boolean>>>>

/** What waits for whoever is told. */
const waitsForReader: readonly KindGroup[] = ['approvals', 'interviews', 'feedback']

/** Where nobody chose: everything is told here; by mail and on platforms what waits for its reader. */
export function isOnByDefault(group: KindGroup, channel: Channel): boolean {
  return channel === 'here' || waitsForReader.includes(group)
}

/** Whether somebody wants to hear of a group this way. */
export function isOn(choices: Choices, group: KindGroup, channel: Channel): boolean {
  return choices[group]?.[channel] ?? isOnByDefault(group, channel)
}

/** The choices with one more; what is as by default is not kept, so that a default that changes is followed. */
export function choose(choices: Choices, group: KindGroup, channel: Channel, on: boolean): Choices {
  const { [channel]: _, ...others } = choices[group] ?? {}
  const kept = on === isOnByDefault(group, channel) ? others : { ...others, [channel]: on }
  const { [group]: __, ...rest } = choices
  return Object.keys(kept).length === 0 ? rest : { ...rest, [group]: kept }
}
