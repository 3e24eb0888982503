import { TranslationOutlined } from '@ant-design/icons'
import { languages } from '@bole/platform/contract'
import { MenuUnder } from '@bole/platform/later'
import { switchLanguage } from '@bole/platform/shell'
import { currentLanguage } from '@bole/platform/web'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/index.ts'

const names = { 'zh-CN': '简体中文', 'en-US': 'English', 'pt-BR': 'Português', 'zh-TW': '繁體中文' }

/** Each language under its own name; items at least 160 px wide (specification, section 9). */
export function LanguageMenu(): ReactNode {
  const t = useShellTexts()
  return (
    <MenuUnder
      menu={{
        selectedKeys: [currentLanguage()],
        style: { minWidth: 160 },
        items: languages.map((language) => ({
          key: language,
          label: names[language],
          onClick: () => switchLanguage(language),
        })),
      }}
    >
      <Button type="text" icon={<TranslationOutlined />} aria-label={t('language')} />
    </MenuUnder>
  )
}
