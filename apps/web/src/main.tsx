import { currentDirection, currentLocale, startTexts } from '@bole/platform/shell'
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
document.documentElement.lang = currentLocale()
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
