// What only the staff app's shell needs of the browser's platform.
export { currentDirection, currentLanguage, switchLanguage } from '../web/language.ts'
export { onUnhandledError } from '../web/query-cache.ts'
export { connectRealtime, disconnectRealtime } from '../web/realtime.ts'
export { onProofNeeded } from '../web/send-call.ts'
export { startTexts } from '../web/texts.ts'
export { whenQuiet } from '../web/when-quiet.ts'
