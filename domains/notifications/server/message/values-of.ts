import type { Agreed } from '@bole/notifications/contract'
import { anyStage, type Values } from '@bole/notifications/model'
import type { InEveryLanguage, Language } from '@bole/platform/contract'
import { stageNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import type { Addressee } from './addressees.ts'

/** What messages of one kind have in common. */
export interface Setting {
  /** The stage it is about, or 0. */
  readonly stage: number
  readonly language: Language
  /** Who writes: shown under the message. */
  readonly sender: string
  /** What is being agreed on, and is not saved yet. */
  readonly agreed?: Agreed | undefined
}

const online: InEveryLanguage<string> = {
  'zh-CN': '线上',
  'en-US': 'online',
  'pt-BR': 'online',
  'zh-TW': '線上',
}

const day = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const
const moment = {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
  hourCycle: 'h23',
} as const

/** What the variables stand for in a message to somebody, the link to their page apart. Moments are those of the company's clock, with its zone. */
export function valuesOf(who: Addressee, setting: Setting): Values {
  const { language, agreed = {} } = setting
  const at = setting.stage === anyStage ? who.stage : setting.stage
  const isHere = who.record_stage === at
  const begins = agreed.meets_at ?? (isHere ? who.meets_at : null)
  const ends = agreed.meets_at ? agreed.meets_until : isHere ? who.meets_until : null
  const isOnline = agreed.is_online ?? (isHere && who.is_online)
  const place = agreed.place ?? (isHere ? who.place : null)
  const offerUntil = agreed.offer_valid_until ?? (isHere ? who.offer_valid_until : null)
  const entryDay = agreed.entry_date ?? (isHere ? who.entry_date : null)
  return {
    candidate: who.name,
    position: agreed.position || who.position,
    company: who.company,
    sender: setting.sender,
    stage: (at === who.stage && who.step_title) || nameOfStage(at, language),
    time: begins ? timeOf(language, begins, ends) : '',
    place: place || (isOnline ? online[language] : ''),
    offer_until: offerUntil ? dayOf(language, offerUntil) : '',
    entry_day: entryDay ? dayOf(language, entryDay) : '',
  }
}

function nameOfStage(code: number, language: Language): string {
  return stages.isStage(code) ? stageNames[language][stages.nameOfStage(code)] : ''
}

function timeOf(language: Language, begins: Date | string, ends: Date | string | null | undefined): string {
  const format = new Intl.DateTimeFormat(language, moment)
  return ends ? format.formatRange(new Date(begins), new Date(ends)) : format.format(new Date(begins))
}

function dayOf(language: Language, date: string): string {
  return new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' }).format(new Date(date))
}
