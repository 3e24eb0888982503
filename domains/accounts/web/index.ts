export {
  isPermitted,
  isToBeSetUp,
  loadCurrentUser,
  useCurrentUser,
  useHides,
  useIsHidden,
  usePermission,
} from './current-user.ts'
export { ChangePassword, DepartmentChoice, LinkDialog, ProofDialog, WhyDialog } from './dialogs.ts'
export { EntryPage } from './entry/entry-page.tsx'
export { languageOptions } from './entry/language-options.ts'
export { leftBecause } from './entry/left-because.ts'
export { departments, people, usePeople } from './filters.ts'
export { HiddenMark } from './hidden/hidden-mark.tsx'
export { useRoleWord } from './role-words.ts'
export { useTexts as useAccountsTexts } from './texts/index.ts'
