// Parts of a screen that are fetched after it is drawn.
export { MenuUnder, PopoverUnder } from '../web/later-popup.tsx'
export { useLazy } from '../web/use-lazy.ts'
