import { bindSlots } from '@bole/platform/slots'
import { fillings } from './src/fillings.ts'

// Before every test of a screen: it is shown with what the app gives it.
bindSlots(fillings)
