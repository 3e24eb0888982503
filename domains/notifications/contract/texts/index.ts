import type { NotifyEvent, Words } from '@bole/notifications/model'
import type { InEveryLanguage } from '@bole/platform/contract'
import enUS from './en-us.ts'
import ptBR from './pt-br.ts'
import zhCN from './zh-cn.ts'
import zhTW from './zh-tw.ts'

/** The words that hold where nobody wrote others, so that nobody begins with an empty page. */
export const builtInWords: InEveryLanguage<Readonly<Record<NotifyEvent, Words>>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'pt-BR': ptBR,
  'zh-TW': zhTW,
}
