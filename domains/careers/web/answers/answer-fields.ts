import { fromAddress } from '@bole/platform/web'

/** Whose candidates the overdue answers are narrowed to, in their address. */
export const answerFields = { project_id: fromAddress.id }
