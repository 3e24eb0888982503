// What only the candidates' app itself needs: which language, its texts, and what stands in when a page breaks.
export { chooseLanguage, storedLanguage } from '../portal/choose-language.ts'
export { PageFailed } from '../portal/page-failed.tsx'
export { loadTexts, TextsProvider } from '../portal/texts-provider.tsx'
