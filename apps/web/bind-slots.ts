import { bindSlots } from '@bole/platform/slots'
import { providers } from './src/providers.ts'

// Before every test of a screen: it is shown with what the app gives it.
bindSlots(providers)
