export { CareersRoutes } from './careers-routes.tsx'
export { type Chosen, chooseLanguage, storedLanguage } from './language/choose-language.ts'
export { loadTexts } from './language/load-texts.ts'
export { TextsProvider, useTexts } from './language/texts-provider.tsx'
