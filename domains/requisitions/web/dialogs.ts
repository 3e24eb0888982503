export { AskDrawer } from './ask-drawer.tsx'
export { DecideDialog } from './decide-dialog.tsx'
export { LinkDialog } from './link-dialog.tsx'
