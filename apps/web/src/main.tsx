import { currentDirection, currentLanguage, startTexts } from '@bole/platform/shell'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './global.css'
import './texts/index.ts'
import { bindSlots } from '@bole/platform/slots'
import { BoleApp } from './bole-app.tsx'
import { reloadOnceWhenChunksAreGone } from './errors/stale-chunks.ts'
import { providers } from './providers.ts'

reloadOnceWhenChunksAreGone()
bindSlots(providers)
// What is shown, not what was asked for: by it a screen reader chooses its voice.
document.documentElement.lang = currentLanguage()
document.documentElement.dir = currentDirection()

const place = document.getElementById('root')
if (place) {
  await startTexts()
  createRoot(place).render(
    <StrictMode>
      <BoleApp />
    </StrictMode>,
  )
}
