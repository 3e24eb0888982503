export { placeOf } from './place-of.ts'
export { PlatformReminders } from './settings/platform-reminders.tsx'
export { useWorkTitle } from './work-title.ts'
