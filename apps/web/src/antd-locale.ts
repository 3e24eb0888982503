import type { Language } from '@bole/platform/contract'
import type { ConfigProviderProps } from 'antd'

type Locale = NonNullable<ConfigProviderProps['locale']>

const locales: Record<Language, () => Promise<{ readonly default: Locale }>> = {
  'zh-CN': () => import('antd/es/locale/zh_CN'),
  'en-US': () => import('antd/es/locale/en_US'),
  'pt-BR': () => import('antd/es/locale/pt_BR'),
  'zh-TW': () => import('antd/es/locale/zh_TW'),
}

/** The component library's own words, loaded for the one language spoken. */
export async function antdLocaleOf(language: Language): Promise<Locale> {
  return (await locales[language]()).default
}
