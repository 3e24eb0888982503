import { type Language, languages } from '@bole/platform/contract'
import { useFrameTexts } from './frame-texts.ts'

const names: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'pt-BR': 'Português',
  'zh-TW': '繁體中文',
}

/** The choice of a language, each by its own name. */
export function LanguageSwitch() {
  const { language, text, setLanguage } = useFrameTexts()
  const choose = (value: string) => {
    const chosen = languages.find((one) => one === value)
    if (chosen) setLanguage(chosen)
  }
  return (
    <label className="language">
      <span className="unseen">{text('language')}</span>
      <select value={language} onChange={(event) => choose(event.target.value)}>
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
