// The screen of a company setting (`defineSetting`), apart from the rest: it brings a form with it.

export { SettingScreen } from './setting-screen.tsx'
