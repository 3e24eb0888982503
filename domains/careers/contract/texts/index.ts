import { fillText, type Language } from '@bole/platform/contract'
import { projectTexts as projectEnUs } from './project/en-us.ts'
import { projectTexts as projectPtBr } from './project/pt-br.ts'
import { type ProjectTexts, projectTexts as projectZhCn } from './project/zh-cn.ts'
import { projectTexts as projectZhTw } from './project/zh-tw.ts'
import { siteTexts as enUs } from './site/en-us.ts'
import { siteTexts as ptBr } from './site/pt-br.ts'
import { type SiteTexts, siteTexts as zhCn } from './site/zh-cn.ts'
import { siteTexts as zhTw } from './site/zh-tw.ts'

type Words = SiteTexts & ProjectTexts

const inEveryLanguage: Readonly<Record<Language, Words>> = {
  'zh-CN': { ...zhCn, ...projectZhCn },
  'en-US': { ...enUs, ...projectEnUs },
  'pt-BR': { ...ptBr, ...projectPtBr },
  'zh-TW': { ...zhTw, ...projectZhTw },
}

/** `positions` stands for `positions_one` and `positions_other`: which of them it is follows from `count`. */
type Counted<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Key | Stem : Key

/** Says a text of the career site in a language, as its pages in the browser do. */
export type SayOnSite = (
  key: Counted<keyof Words>,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The texts of the career site in one language. */
export function siteWordsIn(language: Language): SayOnSite {
  const texts: Readonly<Record<string, string>> = inEveryLanguage[language]
  const plural = new Intl.PluralRules(language)
  return (key, values = {}) => {
    const counted = `${key}_${plural.select(Number(values.count)) === 'one' ? 'one' : 'other'}`
    return fillText(texts[key] ?? texts[counted] ?? key, values)
  }
}
