import type { EntityName } from '../names.ts'

/** What can be done with a company setting: each call's name begins with one of these verbs; `list` is for its changes. */
export const settingKinds = ['get', 'update', 'list'] as const

export type SettingKind = (typeof settingKinds)[number]

/** Which company setting a call belongs to, and what it is for there: what generated tests go by. */
export interface SettingMark {
  readonly kind: SettingKind
  readonly rules: SettingRules
}

/** What is known of a company setting while a program runs. */
export interface SettingRules<Values = Readonly<Record<string, unknown>>, Fact extends string = string> {
  /** What its changes are told as, and the name its history stands under. */
  readonly entity: EntityName
  /** What holds while nobody saved anything: its keys are the fields. */
  readonly defaults: Values
  /** What is shown beside the fields, and not filled in. */
  readonly facts: readonly Fact[]
  /** What is filled in and never shown. */
  readonly sent: readonly string[]
}
