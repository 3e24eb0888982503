import { chooseLanguage, loadTexts, storedLanguage } from '@bole/platform/portal-shell'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { placeOfApp } from './place-of-app.ts'
import './styles/index.css'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no place for the app')

const chosen = chooseLanguage(location.search, storedLanguage(), navigator.languages)
await loadTexts(chosen.language)

createRoot(placeOfApp(root)).render(
  <StrictMode>
    <App chosen={chosen} />
  </StrictMode>,
)
