export { isPermitted, loadCurrentUser, useCurrentUser, useIsHidden, usePermission } from './current-user.ts'
export { ChangePassword, ProofDialog } from './dialogs.ts'
export { departments, people, usePeople } from './filters.ts'
export { useTexts as useAccountsTexts } from './texts/index.ts'
