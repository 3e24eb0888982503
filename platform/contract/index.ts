export {
  type Access,
  type Api,
  addressOf,
  type BodyOf,
  type Call,
  type CallRecord,
  defineApi,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type RefusalsOf,
  type ReplyOf,
  type RequestOf,
  type Uploads,
} from './call.ts'
export type { Envelope, Notice, ShowType } from './envelope.ts'
export { defineEvents, type EventKind } from './events.ts'
export * as field from './fields.ts'
export { type KeptGroup, markOf } from './kept/kept-fields.ts'
export {
  type CountedTexts,
  fillText,
  type InEveryLanguage,
  isRightToLeft,
  type Language,
  languageOf,
  languages,
} from './languages.ts'
export { type BodyLimits, type FieldLimits, limitsFor, limitsOf } from './limits.ts'
export { longest } from './longest.ts'
export type {
  Announced,
  AreaCatalogue,
  AreaName,
  EntityCatalogue,
  EntityName,
  FieldGroupCatalogue,
  FieldGroupName,
  PermissionCatalogue,
  PermissionName,
  Shown,
} from './names.ts'
export { definePlain, type Plain } from './plain/define-plain.ts'
export type { PlainKind, PlainRules } from './plain/plain-mark.ts'
export { plainRefusals } from './plain/plain-refusals.ts'
export { defineSetting, type Setting } from './setting/define-setting.ts'
export type { SettingKind, SettingRules } from './setting/setting-mark.ts'
export { strictly } from './strictly.ts'
